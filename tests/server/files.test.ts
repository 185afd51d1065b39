import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostingFixture, hostingFixture, shell } from './hostingFixture.ts';

let fixture: HostingFixture;
beforeAll(async () => {
  fixture = await hostingFixture();
});
afterAll(() => fixture.close());

const get = (url: string, headers: Record<string, string> = {}) => fixture.app.inject({ url, headers });

describe('files of the web build', () => {
  it('keeps hashed files for a year and asks again for the shell and the worker', async () => {
    expect((await get('/assets/main-abc123.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/index.html')).headers['cache-control']).toBe('no-cache');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('sends the file the build compressed to a browser that can read it', async () => {
    const compressed = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.headers['content-type']).toMatch(/javascript/);
    expect(compressed.body).toBe('small');
    expect((await get('/assets/main-abc123.js')).body).toBe('start()');
  });

  it('serves texts by language and namespace', async () => {
    const answer = await get('/locales/fr/site.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/json/);
  });

  it.each(['/assets/gone-1.js', '/media/gone.mp4', '/locales/de/site.json', '/favicon.ico', '/wp-login.php'])(
    'answers 404 without a page for %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('<html');
    },
  );

  it.each(['/..%2f..%2fpackage.json', '/media/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/etc/passwd'])(
    'never leaves its folders: %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.body).not.toContain('"dependencies"');
      expect(answer.body).not.toContain('root:');
    },
  );

  it('serves the shell for any page while there is no server rendering', async () => {
    const answer = await get('/product/anything');
    expect([answer.statusCode, answer.body]).toEqual([200, shell]);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  });
});

describe('films', () => {
  it('answers a range with 206', async () => {
    const answer = await get('/media/film.mp4', { range: 'bytes=100-199' });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe('bytes 100-199/1000');
    expect(answer.rawPayload).toHaveLength(100);
  });

  it('answers an open range and refuses one beyond the end', async () => {
    expect((await get('/media/film.mp4', { range: 'bytes=900-' })).headers['content-range']).toBe(
      'bytes 900-999/1000',
    );
    const beyond = await get('/media/film.mp4', { range: 'bytes=2000-3000' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */1000');
  });
});

describe('calls no one answers', () => {
  it('answers JSON', async () => {
    const answer = await get('/api/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().messages.error[0].code).toBe('not_found');
    const posted = await fixture.app.inject({ method: 'POST', url: '/api/rest/nothing', payload: {} });
    expect(posted.statusCode).toBe(404);
    expect(posted.json().messages.error[0].message).not.toBe('');
  });

  it('gives every answer an id and keeps a sensible one', async () => {
    expect((await get('/')).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect((await get('/', { 'x-request-id': 'from-proxy-1' })).headers['x-request-id']).toBe('from-proxy-1');
    expect((await get('/', { 'x-request-id': 'a b\nc' })).headers['x-request-id']).not.toContain(' ');
  });
});
