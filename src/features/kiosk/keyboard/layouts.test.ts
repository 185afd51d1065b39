import { expect, it } from 'vitest';
import { frenchLayout, keyRows } from './layouts';

const flatKeys = (...args: Parameters<typeof keyRows>) => keyRows(...args).flat();

it.each(['letters', 'email', 'number', 'passcode'] as const)(
  'the layout %s has the keys erase, next, enter and done',
  (layout) => {
    expect(flatKeys(layout, 'en', false)).toEqual(expect.arrayContaining(['erase', 'next', 'enter', 'done']));
  },
);

it.each(['number', 'passcode'] as const)('the layout %s has every digit once and no letters', (layout) => {
  const keys = flatKeys(layout, 'en', false);
  expect(keys.filter((key) => /\d/.test(key)).sort()).toEqual([...'0123456789']);
  expect(keys.filter((key) => /^[a-z]$/.test(key))).toEqual([]);
});

it.each(['en', 'fr', 'fr-CA', 'fr-CH'] as const)(
  'the letters of the language %s are the whole alphabet',
  (language) => {
    const letters = flatKeys('letters', language, false).filter((key) => /^[a-z]$/.test(key));
    expect(letters.sort()).toEqual([...'abcdefghijklmnopqrstuvwxyz']);
  },
);

it('French has its accents, the symbols of both languages the others; the email layout has its characters', () => {
  expect(flatKeys('letters', 'fr', false)).toEqual(expect.arrayContaining([...'éèêëàâçùîô']));
  expect(flatKeys('letters', 'en', true)).toEqual(expect.arrayContaining([...'œæïû€$']));
  expect(flatKeys('email', 'en', false)).toEqual(expect.arrayContaining(['@', '.', '_', '-', '.com']));
});

it.each([
  ['fr', 'azerty'],
  ['fr-FR', 'azerty'],
  ['fr-CA', 'qwerty'],
  ['en-CA', 'qwerty'],
  ['fr-CH', 'qwertz'],
])('French in the locale %s begins with %s and has its accents', (locale, beginning) => {
  const rows = keyRows('letters', frenchLayout(locale), false);
  expect(rows.map((row) => row.join('').slice(0, 6))).toContain(beginning);
  expect(rows.flat()).toEqual(expect.arrayContaining([...'éèêëàâçùîô']));
});
