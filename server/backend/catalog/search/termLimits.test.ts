import { expect, it } from 'vitest';
import { limitsIn } from './termLimits.ts';

it.each([
  ['fridge 33 wide', 'fridge', 'width', 32, 34],
  ['fridge 33" wide', 'fridge', 'width', 32, 34],
  ['fridge less than 34 inches', 'fridge', 'width', 0, 34],
  ['dresser under 40 in. tall', 'dresser', 'height', 0, 40],
  ['table 30 inch deep', 'table', 'depth', 29, 31],
  ['réfrigérateur 33 po de large', 'réfrigérateur', 'width', 32, 34],
  ['23 3/4 inch wide fridge', 'fridge', 'width', 22.75, 24.75],
  ['fridge 23-3/4" wide', 'fridge', 'width', 22.75, 24.75],
  ['bookcase 31½ in. wide', 'bookcase', 'width', 30.5, 32.5],
  ['armoire en dessous de 40 po', 'armoire', 'width', 0, 40],
  ['sofa under 800', 'sofa', 'price', 0, 800],
] as const)('%s: "%s" with %s from %d to %d', (term, rest, measure, from, to) => {
  expect(limitsIn(term)).toMatchObject({ rest, limits: [{ measure, range: { from, to } }] });
});

it('reads centimetres', () => {
  const [limit] = limitsIn('bibliothèque 80 cm de large').limits;
  expect(limit?.range.from).toBeCloseTo(80 / 2.54 - 1);
  expect(limit?.range.to).toBeCloseTo(80 / 2.54 + 1);
  expect(limitsIn('canapé moins de 254 cm').limits).toMatchObject([
    { measure: 'width', range: { from: 0, to: 100 } },
  ]);
});

it('reads a size, a price and an exclusion together', () => {
  expect(limitsIn('sofa -leather 84 wide under $2000')).toMatchObject({
    rest: 'sofa',
    limits: [{ measure: 'width' }, { measure: 'price' }],
    excluded: [{ word: 'leather', negation: '' }],
  });
});

it.each([
  ['sofa -leather', 'sofa', 'leather'],
  ['sofa without leather', 'sofa', 'leather'],
  ['dishwasher without a handle', 'dishwasher', 'handle'],
  ['sofa not leather', 'sofa', 'leather'],
  ['canapé sans cuir', 'canapé', 'cuir'],
])('%s: "%s" without %s', (term, rest, word) =>
  expect(limitsIn(term)).toMatchObject({ rest, excluded: [{ word }], limits: [] }),
);

it.each(['sofa', '36 gas range', 'sofa-bed', 'RF28R7351', 'table for 8', 'table 150 x 75 cm', '5x8 rug'])(
  'no limit in %s',
  (term) => expect(limitsIn(term)).toMatchObject({ rest: term, limits: [], excluded: [] }),
);
