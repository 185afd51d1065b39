import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HostingFixture, hostingFixture } from '../hostingFixture.ts';

const megabyte = 1_000_000;
const cacheBytes = 60_000;

/** The media server in a tenant's configuration. */
const media = fastify({ forceCloseConnections: true });
let release = () => {};
const released = new Promise<void>((resolve) => {
  release = resolve;
});
let mediaUrl = '';
let sent = 0;
let isAborted = false;
let fixture: HostingFixture;

async function* endless() {
  isAborted = false;
  try {
    for (sent = 0; sent < 200 * megabyte; sent += megabyte) yield Buffer.alloc(megabyte);
  } finally {
    isAborted = sent < 200 * megabyte;
  }
}

/** The header of a PNG with 900 million pixels, which would decode to gigabytes. */
function bomb(): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4);
  header.writeUInt32BE(30_000, 8);
  header.writeUInt32BE(30_000, 12);
  header.set([8, 6, 0, 0, 0], 16);
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), header]);
}

beforeAll(async () => {
  const tile = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  media.get('/slow/:name', async (_, reply) => {
    await released;
    return reply.type('image/png').send(tile);
  });
  media.get('/long.png', async (_, reply) => reply.type('image/png').send(Readable.from(endless())));
  media.get('/bomb.png', async (_, reply) => reply.type('image/png').send(bomb()));
  media.get('/drawing.png', async (_, reply) =>
    reply.type('image/png').send('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  );
  mediaUrl = await media.listen({ port: 0, host: '127.0.0.1' });
  fixture = await hostingFixture({ maxImageBytes: cacheBytes }, (app) => {
    app.get('/api/rest/config', async () => ({ base_media_url: mediaUrl }));
  });
});
afterAll(async () => {
  release();
  await fixture.close();
  await media.close();
});

const requestImage = (query: Record<string, string>, accept = 'image/webp') =>
  fixture.app.inject({
    url: `/_next/image?${new URLSearchParams({ w: '96', ...query })}`,
    headers: { accept },
  });

async function cached() {
  const folder = join(fixture.folder, 'pictures');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names.map((name) => join(folder, name));
  return Promise.all(files.map(async (path) => ({ path, ...(await stat(path)) })));
}

it('equivalent URLs share one cached file', async () => {
  await requestImage({ url: '/media/sofa.webp' });
  const before = (await cached()).length;
  for (const url of ['?v=1', '?v=2', '#x', '?'].map((end) => `/media/sofa.webp${end}`))
    await requestImage({ url });
  for (const url of ['/media/./sofa.webp', '/media//sofa.webp', '/media/%73ofa.webp']) {
    expect((await requestImage({ url })).statusCode, url).toBe(200);
  }
  expect(await cached()).toHaveLength(before);
});

it('qualities are rounded to a short list', async () => {
  const etags = new Set<unknown>();
  for (let q = 1; q <= 100; q += 1) {
    const response = await requestImage({ url: '/media/sofa.webp', w: '16', q: String(q) });
    expect(response.statusCode).toBe(200);
    etags.add(response.headers.etag);
  }
  expect(etags.has(undefined)).toBe(false);
  expect(etags.size).toBeLessThanOrEqual(4);
});

it('the cache is limited and evicts the least recently used files', async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  for (let index = 0; index < 12; index += 1) {
    const file = join(fixture.folder, 'media', `noise-${index}.png`);
    const image = sharp({ create: { width: 128, height: 128, channels: 3, background: '#000', noise } });
    await writeFile(file, await image.png().toBuffer());
  }
  const read = (index: number) => requestImage({ url: `/media/noise-${index}.png`, w: '128', q: '90' });
  const before = new Set((await cached()).map(({ path }) => path));
  await read(0);
  const recentlyUsed = (await cached()).find(({ path }) => !before.has(path))?.path;
  for (let index = 1; index < 12; index += 1) {
    await read(index);
    await read(0);
    const bytes = (await cached()).reduce((sum, file) => sum + file.size, 0);
    expect(bytes).toBeLessThanOrEqual(cacheBytes);
  }
  const paths = (await cached()).map(({ path }) => path);
  expect(paths.length).toBeLessThan(12);
  expect(paths).toContain(recentlyUsed);
});

it('decompression bombs, vector images and endless bodies are not decoded', async () => {
  // The policy permits the host, so the browser gets the original, which the server does not decode.
  for (const url of ['bomb', 'drawing', 'long'].map((name) => `${mediaUrl}/${name}.png`)) {
    const { statusCode, headers } = await requestImage({ url });
    expect([statusCode, headers.location]).toEqual([302, url]);
  }
  await expect.poll(() => isAborted).toBe(true);
  expect(sent).toBeLessThan(60 * megabyte);
});

it('a client’s full queue returns 503, while cached images are served', async () => {
  const url = (index: number) => `${mediaUrl}/slow/${index}.png`;
  const responses = Array.from({ length: 60 }, (_, index) => requestImage({ url: url(index) }));
  const rejection = await Promise.race(responses);
  expect([rejection.statusCode, rejection.headers['retry-after']]).toEqual([503, '5']);
  expect((await requestImage({ url: '/media/noise-0.png', w: '128', q: '90' })).statusCode).toBe(200);
  const own = await requestImage({ url: '/media/sofa.webp', w: '48' });
  expect(own.statusCode, 'a host that does not respond holds up only its own pictures').toBe(200);
  release();
  const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(13);
  expect(statuses.filter((status) => status === 503)).toHaveLength(47);
});
