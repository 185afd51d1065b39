import { expect, it } from 'vitest';
import { idOf, tenantId, testCatalogIndex, testSearch } from '../../../../tests/backend/testCatalogIndex.ts';
import { findProducts } from './findProducts.ts';
import { searchTextOf } from './words.ts';

const both = (en: string, fr = en) => ({ en, fr });
/** Name, colours it is made in, and the swatch of the colour it is shown in. */
const fixtures = [
  ['Hudson Sofa', ['beige', 'blue'], '#d9cfbd'],
  ['Alder Sofa', ['beige'], null],
  ['Quincy Sofa', ['blue', 'beige'], '#2f4057'],
  ['Wren Sofa', ['blue'], null],
] as const;
const products = fixtures.map(([name, colours, swatch]) => ({
  name: both(name, name.replace('Sofa', 'Canapé')),
  search_text: searchTextOf(both(name, name.replace('Sofa', 'Canapé')), [...colours, 'bleu']),
  swatch,
}));
const colour = (value: string, fr: string, swatch: string) => ({
  code: 'colour_family',
  value,
  facet_label: both('Color', 'Couleur'),
  label: both(value[0]?.toUpperCase() + value.slice(1), fr),
  swatch,
  hidden: false,
  products: fixtures.flatMap(([, colours], at) => (colours.some((one) => one === value) ? [idOf(at)] : [])),
});
const facets = [colour('beige', 'Beige', '#d9cfbd'), colour('blue', 'Bleu', '#27344b')];
const catalogIndex = await testCatalogIndex(products, { facets });
const state = testSearch(products, [], []);
const found = (term: string) =>
  Array.from(findProducts(state, catalogIndex, tenantId, term).positions, (at) => fixtures[at]?.[0]);

it.each(['blue sofa', 'sofa blue', 'canapé bleu'])('%s: sofas that are shown in blue come first', (term) => {
  expect(found(term).slice(0, 2)).toEqual(['Quincy Sofa', 'Wren Sofa']);
  expect(found(term)).toContain('Hudson Sofa');
});

it('keeps the order of a search without a colour', () => {
  expect(found('sofa')).toEqual(fixtures.map(([name]) => name));
});
