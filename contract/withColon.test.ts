import { expect, it } from 'vitest';
import { withColon } from './withColon';

it.each([
  ['en', 'Color:'],
  ['en_US', 'Color:'],
  ['fr', 'Color\u202f:'],
  ['fr-CA', 'Color\u202f:'],
  ['fr_CA', 'Color\u202f:'],
])('sets the colon of %s off as the language does', (language, text) =>
  expect(withColon('Color', language)).toBe(text),
);
