import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { expect, it, vi } from 'vitest';
import { blockKeys, isBlockedKey } from './blockedKeys';

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

it('leaves the factor of the picture alone, which its window sets (pictureZoom.ts)', () => {
  const setZoomFactor = vi.fn();
  const setVisualZoomLevelLimits = vi.fn(async () => {});
  const contents = Object.assign(new EventEmitter(), { setZoomFactor, setVisualZoomLevelLimits });
  blockKeys(contents as unknown as WebContents);
  contents.emit('did-finish-load');
  expect(setVisualZoomLevelLimits).toHaveBeenCalledExactlyOnceWith(1, 1);
  expect(setZoomFactor).not.toHaveBeenCalled();
});
