import { expect, it } from 'vitest';
import { isDeadKey } from './keys';

const press = (key: string, held: 'control' | 'alt' | 'meta' | null = null) =>
  isDeadKey({ key, control: held === 'control', alt: held === 'alt', meta: held === 'meta' });

it('nothing leads out of the shop', () => {
  for (const key of ['F5', 'F11', 'F12']) expect(press(key), key).toBe(true);
  for (const key of ['r', 'R', 'w', 'p', '+', '-', '0']) expect(press(key, 'control'), key).toBe(true);
  expect(press('F4', 'alt')).toBe(true);
  expect(press('q', 'meta')).toBe(true);
});

it('typing, moving and copying work', () => {
  for (const key of ['a', '5', 'Enter', 'Tab', 'ArrowDown', 'Backspace']) expect(press(key), key).toBe(false);
  expect(press('c', 'control')).toBe(false);
});
