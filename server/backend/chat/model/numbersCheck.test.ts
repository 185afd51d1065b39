import { expect, it } from 'vitest';
import { unsupportedNumbers } from './numbersCheck.ts';

const facts = [
  { text: 'It costs $1,499.00, or 1 499,00 $. Thirty days. Width: 35.75 in.', links: [] },
  { text: 'It lasted 12 years', links: [], isQuoted: true },
];

it.each([
  ['It costs $1,499.', []],
  ['It costs 1499.00 dollars; 30 days to return.', []],
  ['Width 35,75 po', []],
  ['Width 36 in.', [36]],
  ['It lasts 12 years', [12]],
  ['Two of them cost $2,998', [2998, 2]],
  ['One is enough', []],
])('finds the numbers of "%s" that no fact has', (text, numbers) => {
  expect(unsupportedNumbers(text, facts)).toEqual(numbers);
});
