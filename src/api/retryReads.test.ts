import type { ServerResponse } from 'node:http';
import { serverPerTest } from '@tests/localServer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from './http';
import { retryReads } from './retryReads';

const server = serverPerTest();
const client = http.create();
retryReads(client);

/** Pauses in milliseconds that take no time here; Node's own timers have other lengths. */
const PAUSES = [300, 600, 3000];
let pauses: number[];
let sent: number;
const { setTimeout: realSetTimeout } = globalThis;
beforeEach(() => {
  pauses = [];
  sent = 0;
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('setTimeout', (work: () => void, ms: number, ...values: unknown[]) => {
    const isPause = PAUSES.includes(ms);
    if (isPause) pauses.push(ms);
    return realSetTimeout(work, isPause ? 0 : ms, ...values);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ok = (response: ServerResponse) => response.end('"data"');
const lost = (response: ServerResponse) => response.destroy();
const failed =
  (headers: Record<string, string> = {}, status = 500) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end();

/** Reads from a server with these responses, the last of which repeats. Resolves to the status; 0 without a response. */
async function read(...replies: ((response: ServerResponse) => unknown)[]): Promise<number> {
  server.handle = (_, response) => {
    sent += 1;
    // Node sets timers for a connection that it keeps.
    response.shouldKeepAlive = false;
    replies[Math.min(sent, replies.length) - 1]?.(response);
  };
  const { status } = await client.get(server.url).catch(({ response }) => response ?? { status: 0 });
  return status;
}

it('repeats a failed read after 300 ms and after 600 ms', async () => {
  expect(await read(failed(), lost, ok)).toBe(200);
  expect([sent, pauses]).toEqual([3, [300, 600]]);
});

it('gives up after two repetitions', async () => {
  expect(await read(failed())).toBe(500);
  expect(sent).toBe(3);
});

it.each([
  ['a response', failed({}, 404), 404],
  ['too many requests', failed({}, 429), 429],
  ['a call that the backend does not know', failed({}, 501), 501],
  ['a pause that is too long', failed({ 'retry-after': '120' }), 500],
])('does not repeat after %s', async (_, reply, status) => {
  expect(await read(reply)).toBe(status);
  expect(sent).toBe(1);
});

it('does not repeat after a timeout, for which the shopper has waited', async () => {
  server.handle = () => {
    sent += 1;
  };
  await expect(client.get(server.url, { timeout: 50 })).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  // A busy machine may not have sent it in that time.
  expect(sent).toBeLessThanOrEqual(1);
  expect(pauses).toEqual([]);
});

it('repeats no write', async () => {
  server.handle = (_, response) => {
    sent += 1;
    failed()(response);
  };
  await expect(client.put(server.url, {})).rejects.toMatchObject({ status: 500 });
  expect(sent).toBe(1);
});

it('does not repeat while the device is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await read(lost)).toBe(0);
  expect(sent).toBe(1);
});

it.each([
  ['seconds', () => '3'],
  ['a date', () => new Date(Date.now() + 3000).toUTCString()],
])('waits for Retry-After as %s', async (_, header) => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z'), toFake: ['Date'] });
  expect(await read(failed({ 'retry-after': header() }, 503), ok)).toBe(200);
  vi.useRealTimers();
  expect(pauses).toEqual([3000]);
});

it('ends at once when the request is aborted during a pause', async () => {
  const abort = new AbortController();
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => {
    if (ms === 300) queueMicrotask(() => abort.abort());
    return realSetTimeout(work, ms === 300 ? 60_000 : ms);
  });
  server.handle = (_, response) => {
    sent += 1;
    failed()(response);
  };
  await expect(client.get(server.url, { signal: abort.signal })).rejects.toMatchObject({ status: 500 });
  expect(sent).toBe(1);
});
