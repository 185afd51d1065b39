import { afterEach, describe, expect, it } from 'vitest';
import { createServer } from '../createServer.ts';
import { addSecurityHeaders } from '../security/securityHeaders.ts';
import { checkRequests } from './checkRequests.ts';

let app: ReturnType<typeof createServer>;
function start() {
  app = createServer('silent');
  checkRequests(app, async (host) => (host === 'shop.example' ? 'demo' : null));
  addSecurityHeaders(app, async () => null);
  app.get('/api/rest/products/:id', async () => ({ ok: true }));
  app.get('/*', async () => 'page');
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'shop.example', accept: 'text/html', ...headers } });
}
afterEach(() => app.close());

describe.each(['/%E0%A4%A', '/%', '/fr/product/%zz', '/%E0%A4%A<script>', '/a/%C0%80?x=1', '/%00'])(
  '%s',
  (url) => {
    it('is a readable page with security headers', async () => {
      const response = await start()(url);
      expect(response.statusCode).toBe(400);
      expect(response.headers['content-type']).toContain('text/html');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
      expect(response.body).toContain('<h1>');
      expect(response.body).not.toMatch(/script|E0%A4|FST_ERR/);
    });

    it('is refused at an unknown host', async () => {
      const response = await start()(url, { host: 'evil.example' });
      expect(response.statusCode).toBe(421);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    });
  },
);

it('speaks French to who reads French', async () => {
  const response = await start()('/%E0%A4%A', { 'accept-language': 'fr-CA' });
  expect(response.body).toContain('lang="fr"');
});

it('is JSON of the contract below the API', async () => {
  const get = start();
  for (const url of ['/api/rest/%E0%A4%A', '/kiosk-service/%', '/desk/api/x/%zz']) {
    const response = await get(url, { accept: '*/*' });
    expect(response.statusCode).toBe(400);
    expect(response.json().messages.error[0].code).toBe('bad_target');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  }
});

it('leaves a long parameter to the schema of its route', async () => {
  const response = await start()(`/api/rest/products/${'a'.repeat(3000)}`);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(response.body).not.toContain('FST_ERR');
});

it('leaves other addresses alone', async () => {
  const response = await start()('/caf%C3%A9?q=100%');
  expect(response.body).toBe('page');
});
