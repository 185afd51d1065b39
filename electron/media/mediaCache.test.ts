import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../tests/waitFor.ts';

vi.hoisted(() => vi.resetModules());
vi.mock('electron', () => ({ protocol: {} }));
const { MediaCache } = await import('./mediaCache');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clips-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const content = Buffer.from('0123456789'.repeat(100));
const sha256 = createHash('sha256').update(content).digest('hex');
const video = { videoId: 'sofa', url: '/media/sofa.mp4', sha256, size: content.length };
const fileName = `${sha256}.mp4`;

function media(
  fetch: (url: string, init: { method?: string; headers: Record<string, string> }) => Promise<Response>,
  budget = 10_000,
  reserve = 0,
) {
  const report = vi.fn();
  const cache = new MediaCache({
    folder,
    backendUrl: 'http://backend.example',
    settings: { mediaBudget: budget, diskReserve: reserve },
    fetch: vi.fn(fetch),
    report,
  });
  return { cache, report };
}

it('returns the backend URL at first, then the URL of the file on disk', async () => {
  const { cache } = media(async () => new Response(content));
  expect(cache.prepare([video])).toEqual([{ videoId: 'sofa', url: '/media/sofa.mp4', isVerified: false }]);
  await waitFor(() =>
    expect(cache.prepare([video])).toEqual([
      {
        videoId: 'sofa',
        url: expect.stringMatching(new RegExp(`^shop://storefront/kiosk-media/${fileName}\\?v=\\d+$`)),
        isVerified: true,
      },
    ]),
  );
});

it('stores a drawing under its own extension, because an img element shows it by its content type only', async () => {
  const card = { videoId: 'card', url: '/media/placeholders/sofa.svg', sha256: '', size: null };
  const { cache } = media(async () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  cache.prepare([card]);
  await waitFor(() => expect(cache.prepare([card])[0]?.url).toMatch(/\.svg\?v=\d+$/));
});

it('stores the other clips of a playlist with an address that is no URL', async () => {
  const { cache, report } = media(async () => new Response(content));
  const card = { videoId: 'card', url: 'https://', sha256: '', size: null };
  expect(cache.prepare([card, video])).toHaveLength(2);
  await waitFor(() => expect(existsSync(join(folder, fileName))).toBe(true));
  expect(report).toHaveBeenCalledExactlyOnceWith('clip card not cached: Invalid URL');
});

it('resumes an earlier download', async () => {
  writeFileSync(join(folder, `${fileName}.part`), content.subarray(0, 300));
  const ranges: (string | undefined)[] = [];
  const { cache } = media(async (_, { headers }) => {
    ranges.push(headers.range);
    return new Response(content.subarray(300), { status: 206 });
  });
  cache.prepare([video]);
  await waitFor(() => expect(existsSync(join(folder, fileName))).toBe(true));
  expect(ranges).toEqual(['bytes=300-']);
});

it('resumes a download that fits only because a part of it is on the disk', async () => {
  writeFileSync(join(folder, `${fileName}.part`), content.subarray(0, 300));
  const { cache, report } = media(
    async () => new Response(content.subarray(300), { status: 206 }),
    content.length + 200,
  );
  cache.prepare([video]);
  await waitFor(() => expect(existsSync(join(folder, fileName))).toBe(true));
  expect(report).not.toHaveBeenCalled();
});

it('replaces a file without a hash when the backend has a newer one, and asks once a day', async () => {
  const card = { videoId: 'card', url: '/media/card.webp', sha256: '', size: null };
  const path = join(folder, `${createHash('sha256').update(card.url).digest('hex')}.webp`);
  writeFileSync(path, 'picture');
  const downloadedAt = Date.now() - 3_600_000;
  utimesSync(path, downloadedAt / 1000, downloadedAt / 1000);
  const methods: string[] = [];
  // The backend's clock is a day ahead.
  const now = Date.now() + 86_400_000;
  let modifiedAt = now - 7_200_000;
  let isOnline = false;
  const { cache, report } = media(async (_, { method = 'GET' }) => {
    methods.push(method);
    if (!isOnline) throw new TypeError('offline');
    const headers = {
      date: new Date(now).toUTCString(),
      'last-modified': new Date(modifiedAt).toUTCString(),
      'content-length': '7',
    };
    return new Response(method === 'HEAD' ? null : 'another', { headers });
  });
  const prepare = async (requests: string[]) => {
    cache.prepare([card]);
    await waitFor(() => expect(methods).toEqual(requests));
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await prepare(['HEAD']);
  isOnline = true;
  await prepare(['HEAD', 'HEAD']);
  await prepare(['HEAD', 'HEAD']);
  expect(readFileSync(path, 'utf8'), 'not modified since the download').toBe('picture');
  modifiedAt = now - 1_800_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 86_400_000);
  await prepare(['HEAD', 'HEAD', 'HEAD', 'GET']);
  await waitFor(() => expect(readFileSync(path, 'utf8')).toBe('another'));
  clock.mockRestore();
  expect(cache.prepare([card])[0]?.url).toMatch(/\.webp\?v=\d+$/);
  expect(report).not.toHaveBeenCalled();
});

it('begins a file of unknown size again when nothing follows its part', async () => {
  const card = { videoId: 'card', url: '/media/card.webp', sha256: '', size: null };
  const name = `${createHash('sha256').update(card.url).digest('hex')}.webp`;
  writeFileSync(join(folder, `${name}.part`), content);
  const { cache, report } = media(async (_, { headers }) =>
    headers.range ? new Response('', { status: 416 }) : new Response(content),
  );
  cache.prepare([card]);
  await waitFor(() => expect(existsSync(join(folder, name))).toBe(true));
  expect(report).not.toHaveBeenCalled();
});

it('deletes a download with a wrong hash and reports it without its URL', async () => {
  const { cache, report } = media(async () => new Response(Buffer.alloc(content.length)));
  cache.prepare([video]);
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(readdirSync(folder)).toEqual([]);
});

it('evicts clips outside the playlist, oldest first, and no more than necessary', async () => {
  const sizes = { 'old.mp4': 1, 'newer.mp4': 2 };
  for (const [name, age] of Object.entries(sizes)) {
    writeFileSync(join(folder, name), Buffer.alloc(600));
    utimesSync(join(folder, name), age, age);
  }
  const { cache } = media(async () => new Response(content), 1_700);
  cache.prepare([video]);
  await waitFor(() => expect(existsSync(join(folder, fileName))).toBe(true));
  expect(readdirSync(folder).sort()).toEqual([fileName, 'newer.mp4'].sort());
});

it('lets the loop wait for the file of a clip that was evicted and comes back', async () => {
  const { cache } = media(async (url) => new Response(url.endsWith('sofa.mp4') ? content : 'bed'), 1_001);
  const bed = { videoId: 'bed', url: '/media/bed.mp4', sha256: '', size: 3 };
  const isStored = (clip: typeof video) => () => expect(cache.prepare([clip])[0]?.url).toMatch(/^shop:/);
  for (const clip of [video, bed]) await waitFor(isStored(clip));
  expect(existsSync(join(folder, fileName)), 'evicted').toBe(false);
  expect(cache.prepare([video])).toEqual([{ videoId: 'sofa', url: '/media/sofa.mp4', isVerified: false }]);
  await waitFor(isStored(video));
});

it('does not download a clip that does not fit', async () => {
  const { cache, report } = media(async () => new Response(content), 500);
  cache.prepare([video]);
  await waitFor(() => expect(report).toHaveBeenCalledWith('clip sofa not cached: no space on the disk'));
});

it('never uses the reserve of the disk', async () => {
  const { cache, report } = media(async () => new Response(content), 10_000, Number.MAX_SAFE_INTEGER);
  cache.prepare([video]);
  await waitFor(() => expect(report).toHaveBeenCalledWith('clip sofa not cached: no space on the disk'));
  expect(readdirSync(folder)).toEqual([]);
});

it('does not repeat a failed download at once', async () => {
  let downloads = 0;
  const { cache, report } = media(async () => {
    downloads += 1;
    return new Response(Buffer.alloc(content.length));
  });
  cache.prepare([video]);
  await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
  const other = { ...video, videoId: 'other', sha256: '', url: '/media/other.mp4' };
  cache.prepare([video, other]);
  await waitFor(() => expect(readdirSync(folder)).toHaveLength(1));
  expect(downloads, 'one for each clip').toBe(2);
});

it('restores the reserve of the disk, but keeps the clips of the playlist', async () => {
  const { cache, report } = media(async () => new Response(content));
  writeFileSync(join(folder, 'old.mp4'), content);
  cache.prepare([video]);
  await waitFor(() => expect(existsSync(join(folder, fileName))).toBe(true));
  await cache.restoreReserve();
  expect(readdirSync(folder), 'the disk has space').toHaveLength(2);

  const full = media(async () => new Response(content), 10_000, Number.MAX_SAFE_INTEGER);
  await full.cache.restoreReserve();
  expect(readdirSync(folder), 'the playlist is not known yet').toHaveLength(2);
  full.cache.prepare([video]);
  await full.cache.restoreReserve();
  expect(readdirSync(folder)).toEqual([fileName]);
  expect(full.report).toHaveBeenCalledWith('the reserve of the disk is in use');
  expect(report).not.toHaveBeenCalled();
});

it('names an image by its own extension', async () => {
  const { cache } = media(async () => new Response(content));
  const image = { ...video, url: '/media/scenes/dining.webp' };
  cache.prepare([image]);
  await waitFor(() => expect(existsSync(join(folder, `${sha256}.webp`))).toBe(true));
});
