import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkLoadError, reloadOnce } from './chunkLoadError';

describe('isChunkLoadError', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://shop.example/assets/CartPage-1.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/CartPage-1.css',
  ])('knows %s', (message) => expect(isChunkLoadError(new TypeError(message))).toBe(true));

  it('ignores other errors', () => {
    expect(isChunkLoadError(new TypeError('x is undefined'))).toBe(false);
    expect(isChunkLoadError('Failed to fetch')).toBe(false);
  });
});

describe('reloadOnce', () => {
  beforeEach(() => sessionStorage.clear());

  it('reloads once, and again only after the interval', () => {
    const reload = vi.fn();
    expect(reloadOnce(1_000_000, reload)).toBe(true);
    expect(reloadOnce(1_020_000, reload)).toBe(false);
    expect(reloadOnce(2_000_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
