import { afterEach, expect, it, vi } from 'vitest';
import { reportPlays } from './kioskApi';

const asked = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', asked);
afterEach(() => asked.mockReset());

const answer = (status: number, headers: Record<string, string> = {}, body: unknown = {}) =>
  asked.mockResolvedValueOnce(Response.json(body, { status, headers }));

it('sends the plays as playedVideos and believes only what the service says it has', async () => {
  answer(200, {}, { accepted: ['a'] });
  expect(await reportPlays([])).toEqual({ kind: 'accepted', playIds: ['a'] });
  const [path, init] = asked.mock.calls[0] ?? [];
  expect([path, init?.method, init?.body]).toEqual([
    '/kiosk-service/played-videos',
    'POST',
    '{"playedVideos":[]}',
  ]);
  answer(200, {}, '<h1>A portal of the shop’s network</h1>');
  expect(await reportPlays([])).toEqual({ kind: 'later', afterMs: null });
});

it('waits as long as Retry-After says, in seconds or until a date', async () => {
  answer(429, { 'retry-after': '120' });
  expect(await reportPlays([])).toEqual({ kind: 'later', afterMs: 120_000 });
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  answer(503, { 'retry-after': inAMinute });
  const { afterMs = 0 } = (await reportPlays([])) as { afterMs?: number };
  expect(afterMs).toBeGreaterThan(55_000);
  expect(afterMs).toBeLessThanOrEqual(60_000);
  answer(503, { 'retry-after': 'soon' });
  expect(await reportPlays([])).toEqual({ kind: 'later', afterMs: null });
});

it.each([
  [400, 'refused'],
  [413, 'refused'],
  [401, 'later'],
  [408, 'later'],
  [500, 'later'],
] as const)('an answer of %i means %s', async (status, kind) => {
  answer(status);
  expect((await reportPlays([])).kind).toBe(kind);
});

it('keeps them when nobody answers', async () => {
  asked.mockRejectedValueOnce(new TypeError('no network'));
  expect(await reportPlays([])).toEqual({ kind: 'later', afterMs: null });
});
