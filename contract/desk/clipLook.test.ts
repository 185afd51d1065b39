import { expect, it } from 'vitest';
import { isFilling } from './clipLook';

const wide = { width: 1920, height: 1080 };
const upright = { width: 1080, height: 1920 };
const old = { width: 1024, height: 768 };

it.each([
  ['a wide film on a wide screen', wide, wide, true],
  ['a wide film on an upright screen', wide, upright, false],
  ['an upright film on a wide screen', upright, wide, false],
  ['an old film on a wide screen', old, wide, true],
  ['a film of unknown size', { width: 0, height: 0 }, wide, true],
])('%s', (_, picture, screen, expected) => {
  expect(isFilling('auto', picture, screen)).toBe(expected);
  expect(isFilling('fit', picture, screen)).toBe(false);
  expect(isFilling('fill', picture, screen)).toBe(true);
});
