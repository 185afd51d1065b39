import { expect, it } from 'vitest';
import { scoreOf } from '../../../contract/passwordStrength.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { lockSeconds } from './signIn.ts';

it('matches its password in either Unicode form, and no other password', async () => {
  const hash = await hashPassword('Crème brûlée 7');
  expect(hash, 'salt and key only').toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  expect(await verifyPassword('Crème brûlée 7'.normalize('NFD'), hash)).toBe(true);
  expect(await verifyPassword('creme brulee 7', hash)).toBe(false);
  expect(await verifyPassword('', null)).toBe(false);
  expect(await hashPassword('Crème brûlée 7')).not.toBe(hash);
});

it('locks from the fifth wrong password on, for a growing time up to an hour', () => {
  expect([0, 4, 5, 6, 7, 11, 12, 500].map(lockSeconds)).toEqual([0, 0, 30, 60, 120, 1920, 3600, 3600]);
});

it.each([
  ['password1', 1],
  ['qwertyuiop', 1],
  ['lindlind', 1],
  ['20011987', 1],
])('scores %s at most %d', (password, most) => {
  expect(scoreOf(password, ['Ada', 'Lind', 'ada@example.com'])).toBeLessThanOrEqual(most);
});

it('gives a long random password a high score', () => {
  expect(scoreOf('violet-anvil-harbour-22', [])).toBeGreaterThanOrEqual(3);
});
