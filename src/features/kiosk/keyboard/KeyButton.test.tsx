import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeyButton } from './KeyButton';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('repeats a held key after half a second, until it is released', () => {
  const onTap = vi.fn();
  render(
    <KeyButton label="Erase" kind="erase" repeatsWhileHeld onTap={onTap}>
      E
    </KeyButton>,
  );
  const key = screen.getByRole('button', { name: 'Erase' });
  fireEvent.pointerDown(key);
  pass(499);
  expect(onTap).toHaveBeenCalledTimes(1);
  pass(1);
  expect(onTap).toHaveBeenCalledTimes(2);
  pass(180);
  expect(onTap).toHaveBeenCalledTimes(4);
  fireEvent.pointerUp(key);
  pass(1_000);
  expect(onTap).toHaveBeenCalledTimes(4);
});

it('does not repeat a key that types a character', () => {
  const onTap = vi.fn();
  render(
    <KeyButton label="a" kind="text" onTap={onTap}>
      a
    </KeyButton>,
  );
  fireEvent.pointerDown(screen.getByRole('button', { name: 'a' }));
  pass(2_000);
  expect(onTap).toHaveBeenCalledTimes(1);
});
