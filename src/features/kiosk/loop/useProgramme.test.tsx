import { act, renderHook } from '@testing-library/react';
import { makeApp } from '@tests/makeApp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceKnown, selectDevice } from '@/features/kiosk/kioskSlice';
import type { KioskBridge, LoopVideo, RegisteredDevice } from '@/platform/platform';
import { useProgramme } from './useProgramme';

const device: RegisteredDevice = { deviceId: 'a', name: 'Entrance', type: 'kiosk', orientation: 'portrait' };
/** A disk that has every clip already. */
const prepare = async (videos: LoopVideo[]) =>
  videos.map(({ videoId }) => ({ videoId, url: `/kiosk-media/${videoId}.mp4` }));
const bridge = { mode: 'normal', hasCaptions: true, media: { prepare } } as unknown as KioskBridge;
const asked = vi.fn<typeof fetch>();

const video = (video_id: string, orientation: string, more = {}) => ({
  video_id,
  title: video_id,
  url: `/media/${video_id}.mp4`,
  orientation,
  duration: 8,
  link: '/',
  ...more,
});
const listed = (videos: unknown[], headers: Record<string, string> = {}) =>
  asked.mockImplementation(async () => Response.json({ videos, refresh_seconds: 60 }, { headers }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function start() {
  const { store, wrap } = makeApp();
  store.dispatch(deviceKnown(device));
  const hook = renderHook(() => useProgramme(bridge, device), {
    wrapper: ({ children }) => wrap(children),
  });
  const names = () => hook.result.current.clips.map(({ videoId }) => videoId);
  return { ...hook, store, names };
}

it('keeps the order of the service, leaves out what is made for the other way round, and stays in the shop', async () => {
  listed([
    video('b', 'portrait'),
    video('wide', 'landscape'),
    video('a', 'any', { link: 'https://elsewhere.example/' }),
  ]);
  const { names, result, unmount } = start();
  await pass(10);
  expect(names()).toEqual(['b', 'a']);
  expect(result.current.clips[1]).toMatchObject({ url: '/kiosk-media/a.mp4', link: '/' });
  unmount();
});

it('asks again in the background as often as the service says, sooner while it can’t be reached', async () => {
  listed([video('a', 'any')]);
  const { names, result, unmount } = start();
  await pass(10);
  listed([video('a', 'any'), video('b', 'any')]);
  await pass(59_000);
  expect(names()).toEqual(['a']);
  await pass(2_000);
  expect(names()).toEqual(['a', 'b']);

  listed([video('a', 'any')], { 'x-kept-since': '2026-01-01T00:00:00.000Z' });
  await pass(61_000);
  expect([names(), result.current.isKept]).toEqual([['a'], true]);
  listed([video('c', 'any')]);
  await pass(11_000);
  expect([names(), result.current.isKept]).toEqual([['c'], false]);
  unmount();
});

it('asks less and less often while it fails, as late as the service wants, and never gives up', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  asked.mockImplementation(async () => Response.json({}, { status: 500 }));
  const { names, unmount } = start();
  const asksIn = async (ms: number) => {
    const before = asked.mock.calls.length;
    await pass(ms);
    return asked.mock.calls.length - before;
  };
  expect(await asksIn(60_000)).toBeLessThan(6);
  await pass(3_600_000);
  expect(await asksIn(3_600_000), 'a quarter of an hour at most').toBe(4);
  asked.mockImplementation(async () =>
    Response.json({}, { status: 503, headers: { 'retry-after': '1800' } }),
  );
  while ((await asksIn(10_000)) === 0);
  expect(await asksIn(1_780_000), 'as the service asked').toBe(0);
  listed([video('a', 'any')]);
  await pass(20_000);
  expect(names()).toEqual(['a']);
  vi.mocked(Math.random).mockRestore();
  unmount();
});

it('goes back to registering when the service no longer knows the device', async () => {
  asked.mockImplementation(async () => Response.json({}, { status: 401 }));
  const { store, unmount } = start();
  await pass(10);
  expect(selectDevice(store.getState())).toBeNull();
  unmount();
});
