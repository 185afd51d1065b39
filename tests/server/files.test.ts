import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostingFixture, hostingFixture, shell } from './hostingFixture.ts';

let fixture: HostingFixture;
beforeAll(async () => {
  fixture = await hostingFixture();
});
afterAll(() => fixture.close());

const get = (url: string, headers: Record<string, string> = {}) => fixture.app.inject({ url, headers });

describe('files of the web build', () => {
  it('are cached for a year when their name has a hash; shell and worker are revalidated', async () => {
    expect((await get('/assets/main-abc123.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/index.html')).headers['cache-control']).toBe('no-cache');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('are sent precompressed to a browser that accepts the encoding', async () => {
    const compressed = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.headers['content-type']).toMatch(/javascript/);
    expect(compressed.body).toBe('small');
    expect((await get('/assets/main-abc123.js')).body).toBe('start()');
  });

  it('include translations by language and namespace', async () => {
    const response = await get('/locales/fr/site.json');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/json/);
  });

  it.each(['/assets/gone-1.js', '/media/gone.mp4', '/locales/de/site.json', '/favicon.ico', '/wp-login.php'])(
    'return 404 without a page for %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('<html');
    },
  );

  it.each(['/..%2f..%2fpackage.json', '/media/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/etc/passwd'])(
    'are read from their folders only: %s',
    async (url) => {
      const response = await get(url);
      expect(response.body).not.toContain('"dependencies"');
      expect(response.body).not.toContain('root:');
    },
  );

  it('serve the plain shell for any page without server rendering', async () => {
    const response = await get('/product/anything');
    expect([response.statusCode, response.body]).toEqual([200, shell]);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
  });
});

describe('films', () => {
  it('return 206 for a range', async () => {
    const response = await get('/media/film.mp4', { range: 'bytes=100-199' });
    expect(response.statusCode).toBe(206);
    expect(response.headers['content-range']).toBe('bytes 100-199/1000');
    expect(response.rawPayload).toHaveLength(100);
  });

  it('support an open range, and reject a range beyond the end', async () => {
    expect((await get('/media/film.mp4', { range: 'bytes=900-' })).headers['content-range']).toBe(
      'bytes 900-999/1000',
    );
    const beyond = await get('/media/film.mp4', { range: 'bytes=2000-3000' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */1000');
  });
});

describe('requests without a route', () => {
  it('return JSON', async () => {
    const response = await get('/api/nothing');
    expect(response.statusCode).toBe(404);
    expect(response.json().messages.error[0].code).toBe('not_found');
    const posted = await fixture.app.inject({ method: 'POST', url: '/api/rest/nothing', payload: {} });
    expect(posted.statusCode).toBe(404);
    expect(posted.json().messages.error[0].message).not.toBe('');
  });

  it('have a request id in every response; a valid incoming id is reused', async () => {
    expect((await get('/')).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect((await get('/', { 'x-request-id': 'from-proxy-1' })).headers['x-request-id']).toBe('from-proxy-1');
    expect((await get('/', { 'x-request-id': 'a b\nc' })).headers['x-request-id']).not.toContain(' ');
  });
});
