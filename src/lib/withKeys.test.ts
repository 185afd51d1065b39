import { expect, it } from 'vitest';
import { withKeys } from './withKeys';

it('gives equal texts different keys, and keeps those of the others', () => {
  const keys = withKeys(['Suite 1', 'Elm Street', 'Suite 1', 'Suite 1', '']).map(([key]) => key);
  expect(new Set(keys).size).toBe(5);
  expect(keys.slice(0, 2)).toEqual(['Suite 1', 'Elm Street']);
});

it('reads the text of an item', () => {
  const options = [
    { label: 'Colour', value: 'Moss' },
    { label: 'Colour', value: 'Oak' },
  ];
  const pairs = withKeys(options, ({ label }) => label);
  expect(pairs.map(([, { value }]) => value)).toEqual(['Moss', 'Oak']);
  expect(pairs[0]?.[0]).not.toBe(pairs[1]?.[0]);
});
