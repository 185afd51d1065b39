import { expect, it } from 'vitest';
import { rowsOf } from './layouts';

const keysOf = (...given: Parameters<typeof rowsOf>) => rowsOf(...given).flat();

it.each(['letters', 'email', 'number', 'passcode'] as const)(
  '%s: one can correct, go on, submit and hide',
  (layout) => {
    expect(keysOf(layout, 'en', false)).toEqual(expect.arrayContaining(['erase', 'next', 'enter', 'done']));
  },
);

it.each(['number', 'passcode'] as const)('%s: every digit once, and no letters', (layout) => {
  const keys = keysOf(layout, 'en', false);
  expect(keys.filter((key) => /\d/.test(key)).sort()).toEqual([...'0123456789']);
  expect(keys.filter((key) => /^[a-z]$/.test(key))).toEqual([]);
});

it.each(['en', 'fr'] as const)('%s: the whole alphabet', (script) => {
  const letters = keysOf('letters', script, false).filter((key) => /^[a-z]$/.test(key));
  expect(letters.sort()).toEqual([...'abcdefghijklmnopqrstuvwxyz']);
});

it('French has its accents, on the signs of both languages the rest; an address its own signs', () => {
  expect(keysOf('letters', 'fr', false)).toEqual(expect.arrayContaining([...'éèêëàâçùîô']));
  expect(keysOf('letters', 'en', true)).toEqual(expect.arrayContaining([...'œæïû€$']));
  expect(keysOf('email', 'en', false)).toEqual(expect.arrayContaining(['@', '.', '_', '-', '.com']));
});
