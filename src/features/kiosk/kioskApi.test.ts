import type { PlayedVideo } from '@contract/kiosk';
import { type Respond, stubFetch } from '@tests/stubFetch';
import { beforeEach, expect, it } from 'vitest';
import { reportPlays } from './kioskApi';

let respond: Respond;
let requests: ReturnType<typeof stubFetch>;
beforeEach(() => {
  requests = stubFetch((request) => respond(request));
});

const play: PlayedVideo = {
  play_id: 'play-a',
  device_id: 'tv-1',
  video_id: 'sofa',
  sha256: '',
  started_at: '2026-11-21T10:00:00.000Z',
  ended_at: '2026-11-21T10:00:08.000Z',
  duration_ms: 8000,
  is_complete: true,
  clock_offset_ms: 0,
  sequence: 1,
};

const respondWith = (status: number, headers: Record<string, string> = {}, body: unknown = {}) => {
  respond = () => Response.json(body, { status, headers });
};

it('posts the plays as playedVideos and returns the play ids that the service accepted', async () => {
  respondWith(200, {}, { accepted: ['a'] });
  expect(await reportPlays([])).toEqual({ kind: 'accepted', playIds: ['a'] });
  expect(requests).toMatchObject([
    { method: 'POST', url: '/kiosk-service/played-videos', text: '{"playedVideos":[]}' },
  ]);
  respondWith(200, {}, '<h1>A portal of the shop’s network</h1>');
  expect(await reportPlays([])).toEqual({ kind: 'retry', retryAfterMs: null });
});

it.each([
  ['JSON', () => Response.json({ success: true })],
  ['a word', () => new Response('OK')],
  ['nothing', () => new Response(null, { status: 204 })],
])('counts all plays as accepted by a service that answers with %s', async (_, answer) => {
  respond = answer;
  expect(await reportPlays([play])).toEqual({ kind: 'accepted', playIds: [play.play_id] });
});

it('parses Retry-After in seconds and as a date', async () => {
  respondWith(429, { 'retry-after': '120' });
  expect(await reportPlays([])).toEqual({ kind: 'retry', retryAfterMs: 120_000 });
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  respondWith(503, { 'retry-after': inAMinute });
  const { retryAfterMs = 0 } = (await reportPlays([])) as { retryAfterMs?: number };
  expect(retryAfterMs).toBeGreaterThan(55_000);
  expect(retryAfterMs).toBeLessThanOrEqual(60_000);
  respondWith(503, { 'retry-after': 'soon' });
  expect(await reportPlays([])).toEqual({ kind: 'retry', retryAfterMs: null });
});

it.each([
  [400, 'rejected'],
  [413, 'rejected'],
  [401, 'retry'],
  [404, 'retry'],
  [408, 'retry'],
  [500, 'retry'],
] as const)('maps the status %i of the service to %s', async (status, kind) => {
  respondWith(status, {}, { messages: { error: [{ code: 'invalid', message: '' }] } });
  expect((await reportPlays([])).kind).toBe(kind);
});

it('keeps the plays when a gateway answers with an error page', async () => {
  for (const status of [400, 404, 413]) {
    respondWith(status, {}, '<h1>Bad gateway</h1>');
    expect((await reportPlays([])).kind).toBe('retry');
  }
});

it('returns a retry when the request fails', async () => {
  respond = () => null;
  expect(await reportPlays([])).toEqual({ kind: 'retry', retryAfterMs: null });
});
