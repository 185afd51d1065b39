import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postShopEvents } from '@contract/shopEvents';
import { waitFor } from '@tests/waitFor';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openDeskQueue, type WaitingEvent } from '@/features/analytics/destinations/desk';
import { eventPost } from '@/features/analytics/post';
import { forgetStoredEvents, openEventQueue, storedEvents } from './eventQueue';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  // A spy on a fake timer would put the fake back.
  vi.restoreAllMocks();
  vi.useRealTimers();
  await forgetStoredEvents();
});

const shopEvents = postShopEvents.body as z.ZodMiniType<{ events: { id: string }[] }>;
const uuidOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const event = (index: number, at = Date.now()): WaitingEvent => ({
  id: uuidOf(index),
  name: 'view_item',
  at,
  visit: uuidOf(0),
  page: '/product/hudson-sofa',
  channel: 'direct',
  device: 'desktop',
  params: { currency: 'USD', value: 900 },
});

/** A backend that counts each id once, and whose network fails for a share of the requests, before or after it has them. */
async function startServer(failingShare: number) {
  const received: string[] = [];
  const counted = new Set<string>();
  let requests = 0;
  // A sequence of its own instead of Math.random: a failing run can be repeated.
  let seed = 7;
  const draw = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const server: Server = createServer(async (request, reply) => {
    requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isFailing = draw() < failingShare;
    const kind = Math.floor(draw() * 3);
    const keep = () => {
      const { events } = z.parse(shopEvents, JSON.parse(Buffer.concat(chunks).toString()));
      for (const { id } of events) {
        if (counted.has(id)) continue;
        counted.add(id);
        received.push(id);
      }
    };
    if (isFailing && kind === 0) return void request.socket.destroy();
    if (isFailing && kind === 1) return void reply.writeHead(503).end();
    keep();
    // The server has the events, and the response is lost.
    if (isFailing) return void request.socket.destroy();
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const postTo = eventPost(async () => expect.unreachable('the backend of the store'));
  const post = (path: string, payload: unknown) => postTo(`http://127.0.0.1:${port}${path}`, payload);
  return {
    received,
    post,
    requests: () => requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('events that wait for the network', () => {
  it('2,000 events arrive exactly once and in order although 30 % of the requests fail', async () => {
    const server = await startServer(0.3);
    const queue = openDeskQueue(server.post);
    for (let index = 1; index <= 2_000; index += 1) queue.add(event(index));
    while (server.received.length < 2_000) {
      await queue.flush();
      await vi.runOnlyPendingTimersAsync();
    }
    await queue.flush();
    expect(server.received).toEqual(Array.from({ length: 2_000 }, (_, index) => uuidOf(index + 1)));
    expect(server.requests()).toBeGreaterThan(44);
    expect(await storedEvents('desk').oldest(10)).toEqual([]);
    await queue.close();
    await server.close();
  });

  it('an earlier page’s events are sent on the next start, before those of the new page', async () => {
    let isOnline = false;
    const sent: string[] = [];
    const send = async (events: WaitingEvent[]) => {
      if (!isOnline) return 'retry' as const;
      sent.push(...events.map(({ id }) => id));
      return 'sent' as const;
    };
    const open = () => openEventQueue<WaitingEvent>({ name: 'desk', send, batchSize: 2, delayMs: 10 });
    const before = open();
    for (const index of [1, 2, 3]) before.add(event(index, Date.now() - 1000 + index));
    await before.flush();
    expect(sent).toEqual([]);

    isOnline = true;
    const after = open();
    after.add(event(4));
    await vi.advanceTimersByTimeAsync(10);
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent).toEqual([1, 2, 3, 4].map(uuidOf));
  });

  it('lose only the one that the receiver refuses', async () => {
    const received: string[] = [];
    const send = async (events: WaitingEvent[]) => {
      if (events.some(({ id }) => id === uuidOf(3))) return 'refused' as const;
      received.push(...events.map(({ id }) => id));
      return 'sent' as const;
    };
    const queue = openEventQueue<WaitingEvent>({ name: 'desk', send, batchSize: 50, delayMs: 10 });
    for (const index of [1, 2, 3, 4, 5]) queue.add(event(index));
    await vi.advanceTimersByTimeAsync(10);
    await waitFor(() => expect(received).toHaveLength(4));
    expect(received).toEqual([1, 2, 4, 5].map(uuidOf));
    await queue.flush();
    expect(await storedEvents('desk').oldest(10)).toEqual([]);
    await queue.close();
  });

  it('are sent as soon as the browser is online', async () => {
    let status = 0;
    const post = vi.fn(async () => status);
    const queue = openDeskQueue(post);
    queue.add(event(1));
    await queue.flush();
    expect(post).toHaveBeenCalledOnce();
    status = 200;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    await queue.close();
  });

  it('wait longer after each failure, five minutes at most', async () => {
    const queue = openDeskQueue(async () => 503);
    queue.add(event(1));
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const delays: (number | undefined)[] = [];
    for (let failure = 0; failure < 10; failure += 1) {
      timer.mockClear();
      await queue.flush();
      delays.push(Math.max(...timer.mock.calls.map(([, delay]) => delay ?? 0)));
    }
    expect(delays).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300].map((seconds) => seconds * 1000));
    timer.mockRestore();
    await queue.close();
  });

  it('are bounded in number and in age', async () => {
    const store = storedEvents<WaitingEvent>('desk', { most: 600 });
    for (let index = 1; index <= 1000; index += 1) void store.add(event(index));
    const waiting = await store.oldest(2000);
    expect(waiting).toHaveLength(600);
    expect(waiting.at(-1)?.id).toBe(uuidOf(1000));
    await store.clear();

    const post = vi.fn(async (_path: string, _payload: unknown) => 200);
    const queue = openDeskQueue(post);
    queue.add(event(1, Date.now() - 8 * 24 * 3_600_000));
    queue.add(event(2));
    await queue.flush();
    const [, payload] = post.mock.calls[0] ?? [];
    expect((payload as { events: { id: string }[] }).events.map(({ id }) => id)).toEqual([uuidOf(2)]);
    await queue.close();
  });

  it('are dropped when the backend has no such call, and when consent is withdrawn', async () => {
    const post = vi.fn(async () => 404);
    const onMissing = vi.fn();
    const queue = openDeskQueue(post, { onMissing });
    queue.add(event(1));
    await queue.flush();
    queue.add(event(2));
    await queue.flush();
    expect(post).toHaveBeenCalledOnce();
    expect(onMissing).toHaveBeenCalledOnce();
    expect(await storedEvents('desk').oldest(10)).toEqual([]);

    const offline = openDeskQueue(async () => 0);
    offline.add(event(3));
    await offline.flush();
    expect(await storedEvents('desk').oldest(10)).toHaveLength(1);
    await offline.close();
    expect(await storedEvents('desk').oldest(10)).toEqual([]);
  });

  it('a request has at most 50 events and 50,000 characters', async () => {
    const bodies: { events: unknown[] }[] = [];
    const queue = openDeskQueue(async (_path, payload) => {
      bodies.push(payload as { events: unknown[] });
      return 200;
    });
    for (let index = 1; index <= 120; index += 1)
      queue.add({ ...event(index), params: { text: 'x'.repeat(2000) } });
    await queue.flush();
    expect(bodies.flatMap(({ events }) => events)).toHaveLength(120);
    for (const body of bodies) {
      expect(body.events.length).toBeLessThanOrEqual(50);
      expect(JSON.stringify(body).length).toBeLessThan(60_000);
    }
    await queue.close();
  });
});
