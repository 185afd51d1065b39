import { expect, it } from 'vitest';
import { isBlockedKey } from './blockedKeys';

const isBlocked = (key: string, modifier: 'control' | 'alt' | 'meta' | null = null) =>
  isBlockedKey({ key, control: modifier === 'control', alt: modifier === 'alt', meta: modifier === 'meta' });

it('blocks keys that leave the shop or change its appearance', () => {
  for (const key of ['F5', 'F11', 'F12']) expect(isBlocked(key), key).toBe(true);
  for (const key of ['r', 'R', 'w', 'p', '+', '-', '0']) expect(isBlocked(key, 'control'), key).toBe(true);
  expect(isBlocked('F4', 'alt')).toBe(true);
  expect(isBlocked('q', 'meta')).toBe(true);
});

it('allows typing, moving and copying', () => {
  for (const key of ['a', '5', 'Enter', 'Tab', 'ArrowDown', 'Backspace'])
    expect(isBlocked(key), key).toBe(false);
  expect(isBlocked('c', 'control')).toBe(false);
});
