import { describe, expect, it } from 'vitest';
import { tenantId, testCatalogIndex, testSearch } from '../../../../tests/backend/testCatalogIndex.ts';
import { findProducts } from './findProducts.ts';
import { searchModelOf, searchTextOf } from './words.ts';

/** English name, French name, manufacturer, model number and category. */
const fixtures = [
  ['Hudson Sofa', 'Canapé Hudson', 'Norrfell', 'NQ37836', 'Sofas'],
  ['Cover for 3-seat sofa', 'Housse pour canapé', 'Norrfell', 'CV-11', 'Covers'],
  ['Corner sofa-bed with storage', 'Canapé-lit d’angle', 'Fjellby', '392.167.54', 'Beds'],
  ['Alder Bed', 'Lit Alder', 'Fjellby', 'FJ98250', 'Beds'],
  ['Bedside table, 37x28 cm', 'Table de chevet', 'Fjellby', '303.811.83', 'Tables'],
  ['Hudson Nightstand', 'Table de chevet Hudson', 'Norrfell', 'NQ72228', 'Nightstands'],
  ['Chest of 4 drawers, white', 'Commode blanche', 'Fjellby', '104.216.65', 'Chests of Drawers'],
  ['Alder Coffee Table', 'Table basse Alder', 'Fjellby', 'FJ37464', 'Tables'],
  ['TV bench, 180 cm', 'Meuble télé', 'Fjellby', '902.9', 'Media'],
  ['Bottom-Freezer Refrigerator, 27.8 cu. ft.', 'Réfrigérateur', 'Samsung', 'RF28R7351**', 'Refrigerators'],
  ['Upright Freezer, 13 cu. ft.', 'Congélateur vertical sans givre', 'Bosch', 'GF/13*A', 'Freezers'],
  ['Forge 30 Gas Range', 'Cuisinière au gaz Forge 30', 'Hearthline', 'HL30G9400SR', 'Ranges'],
  ['Étagère BROR', 'BROR rangement ouvert', 'Fjellby', '55-1', 'Shelving'],
  ['Table lamp', 'Lampe de table', 'Fjellby', '77', 'Tables'],
  ['Box with lid', 'Boîte', 'Fjellby', '78', 'Children’s Furniture'],
] as const;
const both = (en: string, fr = en) => ({ en, fr });
const categories = [...new Set(fixtures.map(([, , , , category]) => category))];
const products = fixtures.map(([en, fr, maker, model, category]) => ({
  name: both(en, fr),
  search_text: searchTextOf(both(en, fr), [maker, category]),
  search_model: searchModelOf([model]),
  visible: en !== 'Table lamp',
  price: en === 'Alder Bed' ? 89_900 : en.includes('Nightstand') ? null : 50_000,
  in: [category],
}));
const catalogIndex = await testCatalogIndex(products, { keys: categories });
const names = categories.map((name) => both(name));
const state = testSearch(products, names, ['couch', 'fridge']);
const search = (term: string) => findProducts(state, catalogIndex, tenantId, term);
const found = (term: string) => Array.from(search(term).positions, (place) => fixtures[place]?.[0]);

describe('a search puts first', () => {
  it.each([
    ['sofa', 'Hudson Sofa'],
    ['couch', 'Hudson Sofa'],
    ['CANAPÉ', 'Hudson Sofa'],
    ['coutch', 'Hudson Sofa'],
    ['sofa bed', 'Corner sofa-bed with storage'],
    ['sofabed', 'Corner sofa-bed with storage'],
    ['sleeper sofa', 'Corner sofa-bed with storage'],
    ['beds', 'Alder Bed'],
    ['nightstand', 'Hudson Nightstand'],
    ['night stand', 'Hudson Nightstand'],
    ['table de nuit', 'Hudson Nightstand'],
    ['dresser', 'Chest of 4 drawers, white'],
    ['a white dresser with drawers', 'Chest of 4 drawers, white'],
    ['coffeetable', 'Alder Coffee Table'],
    ['tv stand', 'TV bench, 180 cm'],
    ['tvstand', 'TV bench, 180 cm'],
    ['table 37x28', 'Bedside table, 37x28 cm'],
    ['table 37 x 28 cm', 'Bedside table, 37x28 cm'],
    ['fridge', 'Bottom-Freezer Refrigerator, 27.8 cu. ft.'],
    ['frigo', 'Bottom-Freezer Refrigerator, 27.8 cu. ft.'],
    ['refrigirator', 'Bottom-Freezer Refrigerator, 27.8 cu. ft.'],
    ['freezer', 'Upright Freezer, 13 cu. ft.'],
    ['stove', 'Forge 30 Gas Range'],
    ['shelves', 'Étagère BROR'],
    ['kids box', 'Box with lid'],
    ['purple sofa', 'Hudson Sofa'],
  ])('%s: %s', (term, expected) => expect(found(term)[0]).toBe(expected));

  it.each(['RF28', 'r7351', 'rf-28 r7351', 'RF28R7351SR', 'samsung rf28'])('a model by %s', (part) => {
    expect(found(part)).toEqual(['Bottom-Freezer Refrigerator, 27.8 cu. ft.']);
  });
});

describe('the corrected term of a search', () => {
  it.each([
    ['Hudsn  Sofa', 'hudson Sofa'],
    ['refrigerateurr samsung', 'réfrigérateur samsung'],
    ['coffeetable', 'coffee table'],
    ['coutch', 'couch'],
    ['sofa, zzzqqq', 'sofa'],
    ['sofa for the zzzqqq', 'sofa'],
    ['Hudsn  Sofa -leather', 'hudson Sofa'],
  ])('for %s is %s', (typed, taken) => expect(search(typed).corrected).toBe(taken));

  it.each([
    'store hours',
    'hours',
    'warranty',
    'sofa',
    'CANAPÉ',
    'sleeper sofa',
    'fridg',
    'rf-28 r7351',
    'leather velvet sofa',
    'qqqzzz',
  ])('for %s is empty', (typed) => expect(search(typed).corrected).toBe(''));
});

describe('a price in a search', () => {
  it.each([
    ['bed under $898', 'Corner sofa-bed with storage', 'Alder Bed'],
    ['lit à moins de 898', 'Corner sofa-bed with storage', 'Alder Bed'],
    ['bed between 800 and 900', 'Alder Bed', 'Corner sofa-bed with storage'],
    ['lit plus de 800 $', 'Alder Bed', 'Corner sofa-bed with storage'],
  ])('%s: %s, without %s', (term, expected, excluded) => {
    expect(found(term)).toContain(expected);
    expect(found(term)).not.toContain(excluded);
  });

  it('excludes products without a public price, and keeps the correction of the other words', () => {
    expect(found('nightstand under 5000')).not.toContain('Hudson Nightstand');
    expect(search('refrigirator under 600').corrected).toMatch(/^refrigerator under 600$/i);
  });

  it('is enough for a search', () => expect(found('between 800 and 900')).toEqual(['Alder Bed']));
});

describe('a search', () => {
  it('finds names with the term, and no names with words that only share its first letters', () => {
    expect(found('stove')).toEqual(['Forge 30 Gas Range']);
    expect(found('bed').at(-1)).toBe('Bedside table, 37x28 cm');
    expect(found('sofa').at(-1)).toBe('Cover for 3-seat sofa');
  });

  it('requires half of the words, and omits products that are hidden in lists', () => {
    expect(found('leather sofa')).toContain('Hudson Sofa');
    expect(found('leather velvet sofa')).toEqual([]);
    expect(found('qqqzzz')).toEqual([]);
    expect(found('lamp')).toEqual([]);
  });

  it('leaves out what is behind a minus or a "without", and keeps a name with the negation', () => {
    expect(found('sofa')).toContain('Cover for 3-seat sofa');
    expect(found('sofa -cover')).not.toContain('Cover for 3-seat sofa');
    expect(found('sofa -cover')).toContain('Hudson Sofa');
    expect(found('sofa without cover')).toEqual(found('sofa -cover'));
    expect(found('freezer sans givre')[0]).toBe('Upright Freezer, 13 cu. ft.');
    expect(found('canapé sans housse')).not.toContain('Cover for 3-seat sofa');
  });
});
