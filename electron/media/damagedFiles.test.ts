import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../tests/waitFor.ts';

vi.hoisted(() => vi.resetModules());
vi.mock('electron', () => ({ protocol: {} }));
const { MediaCache } = await import('./mediaCache');

const content = Buffer.from('0123456789'.repeat(100));
const damaged = Buffer.alloc(content.length, 'x');
const sha256 = createHash('sha256').update(content).digest('hex');
const video = { videoId: 'sofa', url: '/media/sofa.mp4', sha256, size: content.length };
const report = vi.fn();
const fetchMock = vi.fn<(url: string, init: { signal: AbortSignal }) => Promise<Response>>();
let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clips-'));
  path = join(folder, `${sha256}.mp4`);
  report.mockReset();
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => new Response(content));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (at = folder) =>
  new MediaCache({
    folder: at,
    backendUrl: 'http://backend.example',
    settings: { mediaBudget: 10_000, diskReserve: 0 },
    fetch: fetchMock,
    report,
  });
const expectRepaired = () => waitFor(() => expect(readFileSync(path)).toEqual(content));

it('replaces a file that was damaged while the kiosk was off', async () => {
  writeFileSync(path, damaged);
  open().prepare([video]);
  await expectRepaired();
  expect(report).toHaveBeenCalledWith('the file of clip sofa is damaged: downloading it again');
});

it('replaces a file that was damaged since, once its clip fails, and gives it another URL', async () => {
  const cache = open();
  cache.prepare([video]);
  await waitFor(() => expect(cache.prepare([video])[0]?.isVerified).toBe(true));
  utimesSync(path, 1, 1);
  const [before] = cache.prepare([video]);
  writeFileSync(path, damaged);
  await cache.recheck('sofa');
  await expectRepaired();
  await waitFor(() => expect(cache.prepare([video])[0]?.isVerified).toBe(true));
  expect(cache.prepare([video])[0]?.url).not.toBe(before?.url);
});

it('keeps an intact file of a clip that fails to play, and replaces one without a hash only once', async () => {
  const cache = open();
  cache.prepare([video]);
  await expectRepaired();
  await cache.recheck('sofa');
  expect(fetchMock).toHaveBeenCalledTimes(1);

  const unknown = { ...video, sha256: '', size: null };
  cache.prepare([unknown]);
  await waitFor(() => expect(cache.prepare([unknown])[0]?.isVerified).toBe(true));
  for (const _ of [1, 2, 3]) {
    await cache.recheck('sofa');
    await waitFor(() => expect(cache.prepare([unknown])[0]?.isVerified).toBe(true));
  }
  expect(fetchMock, 'the file with a hash, the one without, and its replacement').toHaveBeenCalledTimes(3);
});

it('ends a download that stalls, and never stores the page of a captive portal', async () => {
  vi.useFakeTimers();
  fetchMock.mockImplementation(
    async () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(3)) })),
  );
  open().prepare([video]);
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled());
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(31_000);
    expect(report).toHaveBeenCalledWith('clip sofa not cached: no data for 30 s');
  });
  expect(fetchMock.mock.calls[0]?.[1].signal.aborted).toBe(true);
  vi.useRealTimers();

  fetchMock.mockImplementation(
    async () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }),
  );
  open().prepare([video]);
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith('clip sofa not cached: something else than the backend responds'),
  );
});

it('plays clips from the backend while the disk takes no file', async () => {
  symlinkSync('/dev/full', `${path}.part`);
  const cache = open();
  cache.prepare([video]);
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(expect.stringMatching(/^clip sofa not cached: ENOSPC/)),
  );
  expect(cache.prepare([video])).toMatchObject([{ url: '/media/sofa.mp4' }]);

  const file = join(folder, 'file');
  writeFileSync(file, '');
  const withoutFolder = open(join(file, 'clips'));
  expect(withoutFolder.prepare([video])).toMatchObject([{ url: '/media/sofa.mp4' }]);
  expect(withoutFolder.size()).toBe(0);
});
