import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ReadAttempt, retryRead } from './retryRead';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const replies = (...list: ReadAttempt[]) => {
  const send = vi.fn(async () => list[Math.min(send.mock.calls.length, list.length) - 1] as ReadAttempt);
  return send;
};
const ok = { status: 200, body: 'data' };
const failed = { status: 500, body: null };

it('repeats a failed read after 300 ms and after 600 ms', async () => {
  const send = replies(failed, { status: 0, body: null }, ok);
  const response = retryRead(send);
  await vi.advanceTimersByTimeAsync(299);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(600);
  expect(await response).toEqual(ok);
});

it('gives up after two repetitions', async () => {
  const send = replies(failed);
  const response = retryRead(send);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await response).toEqual(failed);
  expect(send).toHaveBeenCalledTimes(3);
});

it.each([
  ['a response', { status: 404, body: null }],
  ['a call that the backend does not know', { status: 501, body: null }],
  ['a timeout', { status: 0, body: null, hasTimedOut: true }],
  ['a pause that is too long', { ...failed, retryAfter: '120' }],
])('does not repeat after %s', async (_, reply) => {
  const send = replies(reply);
  expect(await retryRead(send)).toEqual(reply);
  expect(send).toHaveBeenCalledOnce();
});

it('does not repeat while the device is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const send = replies({ status: 0, body: null });
  await retryRead(send);
  expect(send).toHaveBeenCalledOnce();
});

it.each([
  ['seconds', () => '3'],
  ['a date', () => new Date(Date.now() + 3000).toUTCString()],
])('waits for Retry-After as %s', async (_, header) => {
  vi.setSystemTime(new Date('2026-01-01T00:00:00Z'));
  const send = replies({ status: 503, body: null, retryAfter: header() }, ok);
  const response = retryRead(send);
  await vi.advanceTimersByTimeAsync(2999);
  expect(send).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await response).toEqual(ok);
});

it('ends at once when the request is aborted during a pause', async () => {
  const abort = new AbortController();
  const send = replies(failed);
  const response = retryRead(send, abort.signal);
  await vi.advanceTimersByTimeAsync(1);
  abort.abort();
  expect(await response).toEqual(failed);
  expect(send).toHaveBeenCalledOnce();
});
