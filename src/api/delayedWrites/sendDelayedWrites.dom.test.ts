import { postCartItems } from '@contract/cartEndpoints';
import { deleteWishlist, postWishlist } from '@contract/customer';
import type { ApiRequest } from '@contract/transport';
import { waitFor } from '@tests/waitFor';
import { afterEach, expect, it, vi } from 'vitest';
import { baseQuery } from '@/api/baseQuery';
import { call, type Services } from '@/api/call';
import { clearPersonalStore } from '@/browser/personalStore';
import { startDelayedWrites } from './sendDelayedWrites';
import { delayedWrites } from './writeQueue';

let services: Services;
const wish = (product_id: string) => services.delayWrite?.(call(postWishlist, { body: { product_id } }));

let stop = () => {};
afterEach(async () => {
  stop();
  await clearPersonalStore('writes');
  vi.restoreAllMocks();
});

/** Starts the queue with a shop that responds with a status to each request. */
function start(statusOf: (request: ApiRequest) => number) {
  const sent: ApiRequest[] = [];
  const onRefused = vi.fn();
  services = {
    send: async (request) => {
      sent.push(request);
      return { status: statusOf(request), body: {} };
    },
  };
  stop = startDelayedWrites({
    services,
    dispatch: () => undefined,
    onCount: () => undefined,
    onRefused,
  });
  return { sent, onRefused };
}

const bodies = (sent: ApiRequest[]) => sent.map(({ body }) => (body as { product_id: string }).product_id);

it('sends lost writes in their order when the network is back, each with its key until it has a response', async () => {
  let isUp = false;
  const { sent } = start(() => (isUp ? 200 : 0));
  await wish('1');
  await wish('2');
  expect(await delayedWrites.oldest(10)).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(bodies(sent)).toEqual(['1']));
  isUp = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await delayedWrites.oldest(10)).toEqual([]));
  expect(bodies(sent)).toEqual(['1', '1', '2']);
  expect(sent[0]?.idempotencyKey).toBe(sent[1]?.idempotencyKey);
  expect(sent[2]?.idempotencyKey).not.toBe(sent[1]?.idempotencyKey);
});

it('drops what the shop rejects permanently, reports it, and continues', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { sent, onRefused } = start(({ body }) =>
    (body as { product_id: string }).product_id === '1' ? 401 : 200,
  );
  await wish('1');
  await wish('2');
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await delayedWrites.oldest(10)).toEqual([]));
  expect(bodies(sent)).toEqual(['1', '2']);
  expect(onRefused).toHaveBeenCalledOnce();
});

it('sends a delayed write before a later one, and delays that one too while the shop is silent', async () => {
  let isUp = false;
  const { sent } = start(() => (isUp ? 200 : 0));
  await wish('1');
  const removal = call(deleteWishlist, { query: { product_id: '1' } });
  const { signal } = new AbortController();
  const queryApi = { extra: services, signal, dispatch: vi.fn(), getState: () => ({}) };
  await baseQuery(removal, queryApi as never, {});
  expect((await delayedWrites.oldest(10)).map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  isUp = true;
  sent.length = 0;
  await baseQuery(removal, queryApi as never, {});
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'DELETE', 'DELETE']);
  expect(await delayedWrites.oldest(10)).toEqual([]);
});

it('never delays the cart, an order or a payment', async () => {
  start(() => 0);
  const write = call(postCartItems, { body: { product_id: '1', qty: 1 } as never });
  expect(await services.delayWrite?.(write)).toBeUndefined();
  expect(await delayedWrites.oldest(10)).toEqual([]);
});

it('delays nothing once the queue has stopped', () => {
  start(() => 0);
  stop();
  expect(services.delayWrite).toBeUndefined();
});
