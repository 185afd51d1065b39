import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../tests/waitFor.ts';
import { MediaCache } from './mediaCache';
import { type DownloadLimits, Throttle } from './throttle';

vi.hoisted(() => vi.resetModules());
vi.mock('electron', () => ({ protocol: {} }));

const content = randomBytes(200_000);
const sha256 = createHash('sha256').update(content).digest('hex');
const PIECE = 20_000;

/** A clock that the throttle's own waits advance. */
let time: { now: number; hour: number };
const clock = {
  now: () => time.now,
  hour: () => time.hour,
  wait: async (ms: number) => {
    time.now += ms;
  },
};
let folder: string;
let server: Server;
let requests: (string | undefined)[];
/** The hours end when the kiosk has stored something of so many bytes; the server sends no more until the kiosk hangs up. */
let hoursEndAfter: number;
/** Whether it has hung up. */
let isHungUp: boolean;

beforeEach(async () => {
  time = { now: 0, hour: 3 };
  requests = [];
  isHungUp = false;
  hoursEndAfter = Number.POSITIVE_INFINITY;
  folder = mkdtempSync(join(tmpdir(), 'throttle-'));
  server = createServer(async (request, response) => {
    requests.push(request.headers.range);
    const start = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    response.writeHead(start > 0 ? 206 : 200, { 'content-type': 'video/mp4' });
    for (let at = start; at < content.length; at += PIECE) {
      response.write(content.subarray(at, at + PIECE));
      // One piece a turn, as on a slow line.
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (at < hoursEndAfter) continue;
      await waitFor(() => expect(statSync(fileOf(`${sha256}.mp4.part`)).size).toBeGreaterThan(0));
      time.hour = 5;
      response.write(content.subarray(at + PIECE, at + PIECE + 1));
      await once(response, 'close');
      isHungUp = true;
      return;
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const video = (videoId: string) => ({
  videoId,
  url: `/media/${videoId}.mp4`,
  sha256: videoId === 'known' ? '' : sha256,
  size: content.length,
});
const fileOf = (name: string) => join(folder, name);

function media(limits: DownloadLimits) {
  const throttle = new Throttle(limits, clock);
  const report = vi.fn();
  const cache = new MediaCache({
    folder,
    backendUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    settings: { mediaBudget: 10_000_000, diskReserve: 0 },
    throttle,
    fetch: (url, init) => fetch(url, init),
    report,
  });
  return { cache, report };
}

it('loads a clip no faster than the rate', async () => {
  const { cache } = media({ downloadWindow: null, downloadRate: 10_000 });
  cache.prepare([video('clip')]);
  await waitFor(() => expect(existsSync(fileOf(`${sha256}.mp4`))).toBe(true));
  expect(time.now, '200 kB at 10 kB a second').toBeGreaterThanOrEqual(20_000);
  expect(time.now).toBeLessThan(21_000);
});

it('shares the rate among downloads that run at once', async () => {
  const throttle = new Throttle({ downloadWindow: null, downloadRate: 1_000 }, clock);
  await Promise.all([throttle.take(5_000), throttle.take(5_000)]);
  expect(time.now).toBeGreaterThanOrEqual(10_000);
});

it('stops at the end of its hours, leaves the clip out meanwhile, and resumes it in the next', async () => {
  const { cache, report } = media({ downloadWindow: [2, 5], downloadRate: null });
  const earlierClip = { ...video('known'), size: null };
  cache.prepare([earlierClip]);
  await waitFor(() => expect(cache.prepare([earlierClip])[0]?.isVerified).toBe(true));

  requests.length = 0;
  hoursEndAfter = content.length / 2;
  const playlist = [earlierClip, video('clip')];
  cache.prepare(playlist);
  await waitFor(() => expect(cache.prepare(playlist).map(({ videoId }) => videoId)).toEqual(['known']));
  await waitFor(() => expect(isHungUp).toBe(true));
  expect(existsSync(fileOf(`${sha256}.mp4.part`))).toBe(true);
  expect(existsSync(fileOf(`${sha256}.mp4`))).toBe(false);
  expect(requests, 'no attempt outside of the hours').toHaveLength(1);

  time.hour = 2;
  hoursEndAfter = Number.POSITIVE_INFINITY;
  await waitFor(() => expect(cache.prepare(playlist).every(({ isVerified }) => isVerified)).toBe(true));
  expect(requests[1], 'resumed').toMatch(/^bytes=[1-9]\d*-$/);
  expect(readFileSync(fileOf(`${sha256}.mp4`)).equals(content)).toBe(true);
  expect(report).not.toHaveBeenCalled();
});

it('loads the first clips of a device at any hour', async () => {
  time.hour = 12;
  const { cache } = media({ downloadWindow: [2, 5], downloadRate: null });
  expect(cache.prepare([video('clip')])[0]?.url, 'plays from the network').toContain('/media/');
  await waitFor(() => expect(existsSync(fileOf(`${sha256}.mp4`))).toBe(true));
});
