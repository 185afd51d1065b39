import { expect, it } from 'vitest';
import { parseBoolean } from './tagAttributes';

it.each([
  ...['yes', 'Yes', 'true', ' TRUE ', '1', '2', '-1', '0.5', '-0.5'].map((word) => [word, true] as const),
  ...['', ' ', 'no', 'false', '0', '0.0', '-0', 'on', 'Infinity', '1a'].map((word) => [word, false] as const),
])('takes the attribute "%s" as %s (docs/spec/02 §6)', (word, value) =>
  expect(parseBoolean(word)).toBe(value),
);

it('takes a missing attribute as false', () => expect(parseBoolean(undefined)).toBe(false));
