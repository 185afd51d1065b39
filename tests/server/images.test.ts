import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostingFixture, hostingFixture } from './hostingFixture.ts';

let fixture: HostingFixture;
beforeAll(async () => {
  fixture = await hostingFixture();
});
afterAll(() => fixture.close());

const requestImage = (query: Record<string, string>, accept = 'image/avif,image/webp,*/*') =>
  fixture.app.inject({ url: `/_next/image?${new URLSearchParams(query)}`, headers: { accept } });
const sofa = { url: '/media/sofa.webp', w: '640' };

const cachedFiles = () => readdir(join(fixture.folder, 'pictures')).catch((): string[] => []);

describe('/_next/image', () => {
  it.each([
    ['image/avif,image/webp', 'image/avif', 'heif'],
    ['image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('returns for Accept %s an image of type %s', async (accept, type, format) => {
    const response = await requestImage(sofa, accept);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': type, vary: expect.stringContaining('accept') });
    const metadata = await sharp(response.rawPayload).metadata();
    expect([metadata.format, metadata.width, metadata.height]).toEqual([format, 640, 427]);
  });

  it('never enlarges an image', async () => {
    const response = await requestImage({ ...sofa, w: '3840' }, 'image/webp');
    expect((await sharp(response.rawPayload).metadata()).width).toBe(1200);
  });

  it('uses quality 75 by default', async () => {
    const [byDefault, explicit, lowQuality] = await Promise.all([
      requestImage(sofa, 'image/webp'),
      requestImage({ ...sofa, q: '75' }, 'image/webp'),
      requestImage({ ...sofa, q: '5' }, 'image/webp'),
    ]);
    expect(explicit.rawPayload.equals(byDefault.rawPayload)).toBe(true);
    expect(lowQuality.rawPayload.length).toBeLessThan(byDefault.rawPayload.length);
    expect(lowQuality.headers.etag).not.toBe(byDefault.headers.etag);
  });

  it('resizes an image once for simultaneous requests, and caches complete files only', async () => {
    const before = (await cachedFiles()).length;
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => requestImage({ ...sofa, w: '828' })),
    );
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([200]));
    const names = await cachedFiles();
    expect(names).toHaveLength(before + 1);
    expect(names.some((name) => name.endsWith('.part'))).toBe(false);
  });

  it('returns 304 for a matching If-None-Match, also where a proxy has weakened the tag', async () => {
    const { etag } = (await requestImage(sofa)).headers;
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await fixture.app.inject({
        url: `/_next/image?${new URLSearchParams(sofa)}`,
        headers: { accept: 'image/avif', 'if-none-match': String(tag) },
      });
      expect(again.statusCode, String(tag)).toBe(304);
    }
  });

  it.each([
    [{ w: '640' }, '"url"'],
    [{ url: '/media/sofa.webp' }, '"w"'],
    [{ ...sofa, w: '641' }, '"w" must be one of'],
    [{ ...sofa, w: 'wide' }, '"w"'],
    [{ ...sofa, q: '0' }, '"q"'],
    [{ ...sofa, q: '101' }, '"q"'],
    [{ ...sofa, url: '/media/../../package.json' }, '"url"'],
    [{ ...sofa, url: '/media/%2e%2e/secret.png' }, '"url"'],
    [{ ...sofa, url: '/media/%E0%A4%A.png' }, '"url"'],
    [{ ...sofa, url: '/media/film.mp4' }, '"url"'],
    [{ ...sofa, url: 'https://elsewhere.example/a.png' }, '"url" must be at a host'],
    [{ ...sofa, url: 'file:///etc/passwd' }, '"url"'],
    [{ ...sofa, url: '//elsewhere.example/a.png' }, '"url"'],
  ])('rejects %o', async (query, message) => {
    const response = await requestImage(query as Record<string, string>);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(message);
  });

  it('returns 404 for a missing image', async () => {
    expect((await requestImage({ ...sofa, url: '/media/gone.webp' })).statusCode).toBe(404);
  });

  it('redirects to the original of another host that the policy lets a page show', async () => {
    const url = 'https://www.googletagmanager.com/pixel.png?signature=1';
    const response = await requestImage({ ...sofa, url });
    expect([response.statusCode, response.headers.location]).toEqual([302, url]);
    expect(response.headers['cache-control']).toBe('public, max-age=300');
  });

  it('redirects to the original when the media host can’t be read from here', async () => {
    const url = 'https://media.example/shop/a.png';
    const response = await requestImage({ ...sofa, url });
    expect([response.statusCode, response.headers.location]).toEqual([302, url]);
    expect(response.headers, 'the browser asks for the picture again after five minutes').not.toHaveProperty(
      'etag',
    );
  });

  it.each(['a.png', '/a.png'])('finds the relative address %s below base_media_url', async (url) => {
    const response = await requestImage({ ...sofa, url });
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      'https://media.example/shop/a.png',
    ]);
  });

  it('passes a GIF through, because a resized one would not move', async () => {
    await writeFile(join(fixture.folder, 'media', 'turning sofa.gif'), 'GIF89a');
    const response = await requestImage({ ...sofa, url: '/media/turning sofa.gif' });
    expect([response.statusCode, response.headers.location]).toEqual([302, '/media/turning%20sofa.gif']);
    const image = await fixture.app.inject({ url: String(response.headers.location) });
    expect([image.headers['content-type'], image.body]).toEqual(['image/gif', 'GIF89a']);
  });
});
