import { afterEach, expect, it, vi } from 'vitest';
import { withLock } from './withLock';

afterEach(() => vi.unstubAllGlobals());

const work = async () => 'done';

it('runs without locks', async () => {
  vi.stubGlobal('navigator', {});
  expect(await withLock('a', work)).toBe('done');
});

it('runs where the browser denies locks', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
  });
  expect(await withLock('a', work)).toBe('done');
});

it('runs once when the work itself fails', async () => {
  const request = (_: string, run: (lock: object) => unknown) => Promise.resolve(run({}));
  vi.stubGlobal('navigator', { locks: { request } });
  const failing = vi.fn(() => Promise.reject(new Error('failed')));
  await expect(withLock('a', failing)).rejects.toThrow('failed');
  expect(failing).toHaveBeenCalledOnce();
});
