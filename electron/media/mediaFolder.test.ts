import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('electron', () => ({ protocol: {} }));
const { MediaFolder } = await import('./mediaFolder');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clips-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const content = Buffer.from('0123456789'.repeat(100));
const sha256 = createHash('sha256').update(content).digest('hex');
const video = { videoId: 'sofa', url: '/media/sofa.mp4', sha256, size: content.length };
const kept = `${sha256}.mp4`;

function media(
  fetch: (url: string, init: { headers: Record<string, string> }) => Promise<Response>,
  budget = 10_000,
  reserve = 0,
) {
  const report = vi.fn();
  const store = new MediaFolder({
    folder,
    storeUrl: 'http://store.example',
    budget,
    reserve,
    fetch: vi.fn(fetch),
    report,
  });
  return { store, report };
}

it('answers at once with the service, then with the file on disk', async () => {
  const { store } = media(async () => new Response(content));
  expect(store.prepare([video])).toEqual([{ videoId: 'sofa', url: '/media/sofa.mp4' }]);
  await vi.waitFor(() => expect(existsSync(join(folder, kept))).toBe(true));
  expect(store.prepare([video])).toEqual([{ videoId: 'sofa', url: `shop://storefront/kiosk-media/${kept}` }]);
});

it('goes on where an earlier fetch stopped', async () => {
  writeFileSync(join(folder, `${kept}.part`), content.subarray(0, 300));
  const ranges: (string | undefined)[] = [];
  const { store } = media(async (_, { headers }) => {
    ranges.push(headers.range);
    return new Response(content.subarray(300), { status: 206 });
  });
  store.prepare([video]);
  await vi.waitFor(() => expect(existsSync(join(folder, kept))).toBe(true));
  expect(ranges).toEqual(['bytes=300-']);
});

it('keeps nothing whose hash is wrong, and says so without an address', async () => {
  const { store, report } = media(async () => new Response(Buffer.alloc(content.length)));
  store.prepare([video]);
  await vi.waitFor(() => expect(report).toHaveBeenCalled());
  expect(readdirSync(folder)).toEqual([]);
});

it('evicts what is no longer in the list, oldest first, and only as much as it needs', async () => {
  const sizes = { 'old.mp4': 1, 'newer.mp4': 2 };
  for (const [name, age] of Object.entries(sizes)) {
    writeFileSync(join(folder, name), Buffer.alloc(600));
    utimesSync(join(folder, name), age, age);
  }
  const { store } = media(async () => new Response(content), 1_700);
  store.prepare([video]);
  await vi.waitFor(() => expect(existsSync(join(folder, kept))).toBe(true));
  expect(readdirSync(folder).sort()).toEqual([kept, 'newer.mp4'].sort());
});

it('leaves the disk alone when a clip would not fit', async () => {
  const { store, report } = media(async () => new Response(content), 500);
  store.prepare([video]);
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith('clip sofa not kept: no room on the disk'));
});

it('never touches the reserve of the disk', async () => {
  const { store, report } = media(async () => new Response(content), 10_000, Number.MAX_SAFE_INTEGER);
  store.prepare([video]);
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith('clip sofa not kept: no room on the disk'));
  expect(readdirSync(folder)).toEqual([]);
});

it('does not fetch again at once what was not as promised', async () => {
  let asked = 0;
  const { store, report } = media(async () => {
    asked += 1;
    return new Response(Buffer.alloc(content.length));
  });
  store.prepare([video]);
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
  const other = { ...video, videoId: 'other', sha256: '', url: '/media/other.mp4' };
  store.prepare([video, other]);
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1));
  expect(asked, 'once each').toBe(2);
});

it('gives the reserve back when others filled the disk, and keeps what the loop plays', async () => {
  const { store, report } = media(async () => new Response(content));
  writeFileSync(join(folder, 'old.mp4'), content);
  store.prepare([video]);
  await vi.waitFor(() => expect(existsSync(join(folder, kept))).toBe(true));
  await store.tidy();
  expect(readdirSync(folder), 'there is room').toHaveLength(2);

  const full = media(async () => new Response(content), 10_000, Number.MAX_SAFE_INTEGER);
  await full.store.tidy();
  expect(readdirSync(folder), 'nobody said yet what plays').toHaveLength(2);
  full.store.prepare([video]);
  await full.store.tidy();
  expect(readdirSync(folder)).toEqual([kept]);
  expect(full.report).toHaveBeenCalledWith('the reserve of the disk is in use');
  expect(report).not.toHaveBeenCalled();
});

it('keeps a picture under its own kind of name', async () => {
  const { store } = media(async () => new Response(content));
  const picture = { ...video, url: '/media/scenes/dining.webp' };
  store.prepare([picture]);
  await vi.waitFor(() => expect(existsSync(join(folder, `${sha256}.webp`))).toBe(true));
});
