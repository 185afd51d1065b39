import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostingFixture, hostingFixture } from './hostingFixture.ts';

let fixture: HostingFixture;
beforeAll(async () => {
  fixture = await hostingFixture();
});
afterAll(() => fixture.close());

const picture = (query: Record<string, string>, accept = 'image/avif,image/webp,*/*') =>
  fixture.app.inject({ url: `/_next/image?${new URLSearchParams(query)}`, headers: { accept } });
const sofa = { url: '/media/sofa.webp', w: '640' };

const kept = async () => {
  const names = await readdir(join(fixture.folder, 'pictures'), { recursive: true }).catch(() => []);
  return names.filter((name) => /\.\w{3,4}$/.test(name));
};

describe('/_next/image', () => {
  it.each([
    ['image/avif,image/webp', 'image/avif', 'heif'],
    ['image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('answers %s with %s', async (accept, type, format) => {
    const answer = await picture(sofa, accept);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': type, vary: expect.stringContaining('accept') });
    const facts = await sharp(answer.rawPayload).metadata();
    expect([facts.format, facts.width, facts.height]).toEqual([format, 640, 427]);
  });

  it('never enlarges', async () => {
    const answer = await picture({ ...sofa, w: '3840' }, 'image/webp');
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(1200);
  });

  it('takes quality 75 unless told', async () => {
    const [usual, named, rough] = await Promise.all([
      picture(sofa, 'image/webp'),
      picture({ ...sofa, q: '75' }, 'image/webp'),
      picture({ ...sofa, q: '5' }, 'image/webp'),
    ]);
    expect(named.rawPayload.equals(usual.rawPayload)).toBe(true);
    expect(rough.rawPayload.length).toBeLessThan(usual.rawPayload.length);
    expect(rough.headers.etag).not.toBe(usual.headers.etag);
  });

  it('makes one picture for many that ask at once, and keeps it whole', async () => {
    const before = (await kept()).length;
    const answers = await Promise.all(Array.from({ length: 12 }, () => picture({ ...sofa, w: '828' })));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    const names = await kept();
    expect(names).toHaveLength(before + 1);
    expect(names.some((name) => name.endsWith('.part'))).toBe(false);
  });

  it('answers 304 to who has it', async () => {
    const first = await picture(sofa);
    const again = await fixture.app.inject({
      url: `/_next/image?${new URLSearchParams(sofa)}`,
      headers: { accept: 'image/avif', 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
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
  ])('refuses %o', async (query, message) => {
    const answer = await picture(query as Record<string, string>);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(message);
  });

  it('says 404 for a picture that is not there', async () => {
    expect((await picture({ ...sofa, url: '/media/gone.webp' })).statusCode).toBe(404);
  });
});
