import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { timeout } = AbortSignal;
const findLast = Object.getOwnPropertyDescriptor(Array.prototype, 'findLast') as PropertyDescriptor;

/** Loads the module in a browser that lacks what it adds. */
async function addToOldBrowser() {
  Reflect.deleteProperty(AbortSignal, 'timeout');
  Reflect.deleteProperty(Array.prototype, 'findLast');
  expect(['timeout' in AbortSignal, 'findLast' in Array.prototype]).toEqual([false, false]);
  vi.resetModules();
  const { addPolyfills } = await import('./polyfills');
  addPolyfills();
}

afterEach(() => {
  vi.useRealTimers();
  AbortSignal.timeout = timeout;
  Object.defineProperty(Array.prototype, 'findLast', findLast);
});

describe('in a browser without them', () => {
  beforeEach(addToOldBrowser);

  it('AbortSignal.timeout aborts after its time with a TimeoutError', () => {
    vi.useFakeTimers();
    const signal = AbortSignal.timeout(1000);
    vi.advanceTimersByTime(999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect([signal.aborted, signal.reason.name]).toEqual([true, 'TimeoutError']);
  });

  it('findLast returns the last match with its index and list, and undefined without one', () => {
    const list = [1, 2, 3, 4, 5];
    expect(list.findLast((entry) => entry % 2 === 0)).toBe(4);
    expect(list.findLast((entry) => entry > 5)).toBeUndefined();
    expect([].findLast(() => true)).toBeUndefined();
    const asked: unknown[] = [];
    list.findLast((...parameters) => asked.push(parameters) === 2);
    expect(asked).toEqual([
      [5, 4, list],
      [4, 3, list],
    ]);
  });

  it('findLast is no key of a list', () => {
    expect(Object.keys([7])).toEqual(['0']);
    const keys: string[] = [];
    for (const key in [7]) keys.push(key);
    expect(keys).toEqual(['0']);
  });
});

it('leaves the functions of a present browser as they are', async () => {
  const { addPolyfills } = await import('./polyfills');
  addPolyfills();
  expect(AbortSignal.timeout).toBe(timeout);
  expect(Array.prototype.findLast).toBe(findLast.value);
});
