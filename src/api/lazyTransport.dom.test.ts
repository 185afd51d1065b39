import { expect, it, vi } from 'vitest';
import { lazyTransport } from './lazyTransport';

vi.mock('./http', () => ({
  browserTransport: () => async () => ({ status: 200, body: null }),
}));

/** Whether the request was sent although the browser paints no frame. */
async function isSentBeforePaint(request: object): Promise<boolean> {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const response = lazyTransport('en-US')({ method: 'POST', path: '/cart/items', ...request });
  const timeout = new Promise((resolve) => setTimeout(() => resolve(null), 100));
  const first = await Promise.race([response, timeout]);
  vi.unstubAllGlobals();
  return first !== null;
}

it('sends a queued write after the frame that shows its optimistic update', async () => {
  expect(await isSentBeforePaint({ queue: 'cart' })).toBe(false);
});

it('waits for no second frame when the optimistic update is painted', async () => {
  await isSentBeforePaint({});
  expect(await isSentBeforePaint({ queue: 'cart', isPainted: true })).toBe(true);
});
