import { expect, it } from 'vitest';
import { priceRangeIn } from './priceRange.ts';

it.each([
  ['sofa under 1000', 'sofa', 0, 1000],
  ['sofa under $1,000', 'sofa', 0, 1000],
  ['sofas below 999.99 dollars', 'sofas', 0, 999.99],
  ['sofa less than 2k', 'sofa', 0, 2000],
  ['under 500 lamp', 'lamp', 0, 500],
  ['bed between 500 and 900', 'bed', 500, 900],
  ['bed between $900 and $500', 'bed', 500, 900],
  ['bed from 500 to 900', 'bed', 500, 900],
  ['sofa over 2000', 'sofa', 2000, Number.POSITIVE_INFINITY],
  ['between 500 and 900', '', 500, 900],
  ['canapé à moins de 1000', 'canapé', 0, 1000],
  ['canapé moins de 1 000 $', 'canapé', 0, 1000],
  ['canapé moins de 1\u202f000,50 $', 'canapé', 0, 1000.5],
  ['canapé moins de 1\u202f000,5 $', 'canapé', 0, 1000.5],
  ['canapé moins de 1,5k', 'canapé', 0, 1500],
  ['sofa under 1.5k', 'sofa', 0, 1500],
  ['sofa under $1,299.9', 'sofa', 0, 1299.9],
  ['lit entre 499,5 et 899,99 $', 'lit', 499.5, 899.99],
  ['lit entre 500 et 900 $', 'lit', 500, 900],
  ['canapé à partir de 1500', 'canapé', 1500, Number.POSITIVE_INFINITY],
  ['lampe jusqu’à 200', 'lampe', 0, 200],
  ['$500', '', 0, 500],
  ['sofa $1,500', 'sofa', 0, 1500],
  ['200-400', '', 200, 400],
  ['sofa 500-900', 'sofa', 500, 900],
  ['lamp $200–$400', 'lamp', 200, 400],
])('%s: "%s" from %d to %d', (term, rest, from, to) => {
  expect(priceRangeIn(term)).toMatchObject({ rest, range: { from, to } });
});

it.each([
  'sofa',
  'under counter refrigerator',
  'rug under 60 inches',
  'sofa under 80 in',
  'table over 72"',
  'table between 60 and 72 inches',
  'dishwasher below 45 dBA',
  'canapé moins de 200 cm',
  'canapé plus de 3 places',
  'sofa over 4.5 stars',
  'RF28R7351',
  'rug 5-8',
  'thunder 1000',
])('no price in %s', (term) => expect(priceRangeIn(term)).toBeNull());
