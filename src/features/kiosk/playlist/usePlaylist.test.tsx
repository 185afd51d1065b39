import { DEVICE_REVOKED } from '@contract/kiosk';
import { act, renderHook } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { type Respond, stubFetch } from '@tests/stubFetch';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceChanged, selectDevice } from '@/features/kiosk/kioskSlice';
import { serverClock, serverNow } from '@/features/kiosk/serverClock';
import type { KioskBridge, LoopVideo, RegisteredDevice } from '@/platform/platform';
import { PlaylistCursor } from './playlistCursor';
import { playlistErrorText } from './playlistErrorText';
import { usePlaylist } from './usePlaylist';

const device: RegisteredDevice = {
  deviceId: 'a',
  name: 'Entrance',
  type: 'kiosk',
  orientation: 'portrait',
  location: null,
};
/** A media cache that already holds every clip. */
const prepare = async (videos: LoopVideo[]) =>
  videos.map(({ videoId }) => ({ videoId, url: `/kiosk-media/${videoId}.mp4`, isVerified: true }));
/** Calls back as the shell does when the service has another playlist. */
let announceChange = () => {};
const onPlaylistChanged = (callback: () => void) => {
  announceChange = callback;
  return () => {};
};
const bridge = {
  mode: 'normal',
  hasCaptions: true,
  media: { prepare },
  shell: { onPlaylistChanged },
} as unknown as KioskBridge;
let respond: Respond;
let requests: ReturnType<typeof stubFetch>;

const video = (video_id: string, orientation: string, more = {}) => ({
  video_id,
  title: video_id,
  url: `/media/${video_id}.mp4`,
  orientation,
  duration: 8,
  link: '/',
  ...more,
});
const respondWith = (videos: unknown[], headers: Record<string, string> = {}) => {
  respond = () => Response.json({ videos, refresh_seconds: 60 }, { headers });
};

beforeEach(() => {
  vi.useFakeTimers();
  requests = stubFetch((request) => respond(request));
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function start(by: KioskBridge = bridge) {
  const { store, wrap } = createTestApp();
  store.dispatch(deviceChanged(device));
  const wrapper = ({ children }: { children: ReactNode }) => wrap(children);
  const hook = renderHook(() => ({ ...usePlaylist(by, device), t: useTranslation('kiosk').t }), { wrapper });
  const clipIds = () => hook.result.current.clips.map(({ videoId }) => videoId);
  return { ...hook, store, wrapper, clipIds };
}

it('keeps the order of the service, drops videos of the other orientation, and replaces external links', async () => {
  respondWith([
    video('b', 'portrait'),
    video('wide', 'landscape'),
    video('a', 'any', { link: 'https://elsewhere.example/' }),
  ]);
  const { clipIds, result, unmount } = start();
  await pass(10);
  expect(clipIds()).toEqual(['b', 'a']);
  expect(result.current.clips[1]).toMatchObject({ url: '/kiosk-media/a.mp4', link: '/' });
  unmount();
});

it('refetches at the interval of the service, and sooner while the list comes from the cache', async () => {
  respondWith([video('a', 'any')]);
  const { clipIds, result, unmount } = start();
  await pass(10);
  respondWith([video('a', 'any'), video('b', 'any')]);
  await pass(59_000);
  expect(clipIds()).toEqual(['a']);
  await pass(2_000);
  expect(clipIds()).toEqual(['a', 'b']);

  respondWith([video('a', 'any')], { 'x-cached-since': '2026-01-01T00:00:00.000Z' });
  await pass(61_000);
  expect([clipIds(), result.current.isFromCache]).toEqual([['a'], true]);
  respondWith([video('c', 'any')]);
  await pass(11_000);
  expect([clipIds(), result.current.isFromCache]).toEqual([['c'], false]);
  unmount();
});

it('refetches at once, and prepares the files again, when the shell says that something has changed', async () => {
  const prepareClips = vi.spyOn(bridge.media, 'prepare');
  respondWith([video('a', 'any')]);
  const { clipIds, unmount } = start();
  await pass(10);
  announceChange();
  await pass(10);
  expect(prepareClips, 'the same playlist, other files').toHaveBeenCalledTimes(2);
  respondWith([video('b', 'any')]);
  announceChange();
  await pass(10);
  expect(clipIds()).toEqual(['b']);
  prepareClips.mockRestore();
  unmount();
});

it('reads a change that the shell announces while the response before it is on its way', async () => {
  let answer = (_: Response) => {};
  respond = () => new Promise<Response>((resolve) => (answer = resolve));
  const { clipIds, unmount } = start();
  await pass(10);
  const before = Response.json({ videos: [video('before', 'any')], refresh_seconds: 60 });
  announceChange();
  await pass(10);
  respondWith([video('after', 'any')]);
  answer(before);
  await pass(10);
  expect(clipIds()).toEqual(['after']);
  unmount();
});

it('asks for nothing in safe mode, also when the shell announces a change', async () => {
  const { clipIds, unmount } = start({ ...bridge, mode: 'safe' });
  act(() => announceChange());
  await pass(10);
  expect([clipIds(), requests]).toEqual([[], []]);
  unmount();
});

it('refetches again after an equal playlist, without preparing its clips anew', async () => {
  const prepareClips = vi.spyOn(bridge.media, 'prepare');
  respondWith([video('a', 'any')]);
  const { unmount } = start();
  await pass(10);
  for (const minutes of [1, 2, 3]) {
    await pass(60_000);
    expect(requests, `after ${minutes} minutes`).toHaveLength(minutes + 1);
  }
  expect(prepareClips).toHaveBeenCalledTimes(1);
  prepareClips.mockRestore();
  unmount();
});

it('backs off while requests fail, respects Retry-After, and never stops retrying', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  respond = () => Response.json({}, { status: 500 });
  const { clipIds, unmount } = start();
  const requestsWithin = async (ms: number) => {
    const before = requests.length;
    await pass(ms);
    return requests.length - before;
  };
  expect(await requestsWithin(60_000)).toBeLessThan(6);
  await pass(3_600_000);
  expect(await requestsWithin(3_600_000), 'backoff of at most a quarter of an hour').toBe(4);
  respond = () => Response.json({}, { status: 503, headers: { 'retry-after': '1800' } });
  while ((await requestsWithin(10_000)) === 0);
  expect(await requestsWithin(1_780_000), 'Retry-After is respected').toBe(0);
  respondWith([video('a', 'any')]);
  await pass(20_000);
  expect(clipIds()).toEqual(['a']);
  vi.mocked(Math.random).mockRestore();
  unmount();
});

it.each<[string, Respond, string]>([
  [
    'the shell tells that there is no network',
    () => Response.json({ messages: { error: [{ code: 'offline', message: 'x' }] } }, { status: 503 }),
    'This device is offline. Please reconnect to the internet and try again.',
  ],
  ['nothing responds', () => null, 'This device is offline. Please reconnect to the internet and try again.'],
  [
    'the service tells the reason',
    () =>
      Response.json(
        { messages: { error: [{ code: 'plan', message: 'Your plan has ended.' }] } },
        { status: 403 },
      ),
    'Your plan has ended.',
  ],
  [
    'a gateway responds',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'An unexpected error occurred while trying to get the list of videos',
  ],
])('names the reason of a missing list of videos: %s (docs/spec/17 §4)', async (_, failing, text) => {
  respond = failing;
  const { result, unmount } = start();
  await pass(10);
  expect(playlistErrorText(result.current.error, result.current.t)).toBe(text);
  unmount();
});

const respondWithError = (code: string) => {
  respond = () => Response.json({ messages: { error: [{ code, message: '' }] } }, { status: 401 });
};

it('keeps playing and retries for hours after a 401 that is not a revocation', async () => {
  respondWith([video('a', 'any')]);
  const { clipIds, store, unmount } = start();
  await pass(10);
  respond = () => new Response('<h1>Unauthorized</h1>', { status: 401 });
  await pass(3 * 3_600_000);
  respondWithError('token');
  await pass(3 * 3_600_000);
  expect([selectDevice(store.getState())?.deviceId, clipIds()]).toEqual(['a', ['a']]);
  respondWith([video('b', 'any')]);
  await pass(16 * 60_000);
  expect(clipIds()).toEqual(['b']);
  unmount();
});

it('resets the device when the service revoked it, and the next registration starts without that error', async () => {
  respondWithError(DEVICE_REVOKED);
  const { store, wrapper, unmount } = start();
  await pass(10);
  expect(selectDevice(store.getState())).toBeNull();
  unmount();
  await pass(10);
  respondWith([video('a', 'any')]);
  store.dispatch(deviceChanged(device));
  const second = renderHook(() => usePlaylist(bridge, device), { wrapper });
  expect(selectDevice(store.getState())).toEqual(device);
  await pass(10);
  expect(second.result.current.clips.map(({ videoId }) => videoId)).toEqual(['a']);
  expect(selectDevice(store.getState())).toEqual(device);
  second.unmount();
});

it('prepares the clips again after the file of one was rechecked', async () => {
  const recheck = vi.fn(async () => {});
  const prepareClips = vi.fn(prepare);
  const media = { recheck, prepare: prepareClips };
  respondWith([video('a', 'any')]);
  const { result, unmount } = start({ ...bridge, media });
  await pass(10);
  result.current.recheck('a');
  await pass(10);
  expect(recheck).toHaveBeenCalledExactlyOnceWith('a');
  expect(prepareClips).toHaveBeenCalledTimes(2);
  unmount();
});

it.each([-1, 1])(
  'a clock of the machine that is wrong by %i year changes neither clips nor play times',
  async (years) => {
    const now = Date.now();
    const hour = 3_600_000;
    const at = (ms: number) => new Date(now + ms).toISOString();
    vi.setSystemTime(now + years * 365 * 24 * hour);
    respondWith(
      [
        video('current', 'any', { valid_from: at(-hour), valid_until: at(hour) }),
        video('over', 'any', { valid_until: at(-hour) }),
        video('later', 'any', { valid_from: at(hour) }),
      ],
      { date: new Date(now).toUTCString() },
    );
    const { result, unmount } = start();
    await pass(10);
    const cursor = new PlaylistCursor(serverNow);
    cursor.update(result.current.clips);
    expect([cursor.next().videoId, cursor.next().videoId]).toEqual(['current', 'current']);
    expect(Math.abs(serverNow() - now)).toBeLessThan(2_000);
    expect(Math.abs(serverClock.offsetMs() + years * 365 * 24 * hour)).toBeLessThan(2_000);
    localStorage.clear();
    unmount();
  },
);
