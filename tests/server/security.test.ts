import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostingFixture, hostingFixture } from './hostingFixture.ts';

let fixture: HostingFixture;
beforeAll(async () => {
  fixture = await hostingFixture();
});
afterAll(() => fixture.close());

const get = (url: string, headers: Record<string, string> = {}) => fixture.app.inject({ url, headers });

async function directives(headers: Record<string, string> = {}): Promise<Map<string, string>> {
  const policy = String((await get('/', headers)).headers['content-security-policy']);
  return new Map(policy.split('; ').map((part): [string, string] => [part.split(' ')[0] ?? '', part]));
}

describe('content-security policy', () => {
  it('lets only this host, a nonce and configured services run scripts', async () => {
    const scripts = (await directives()).get('script-src');
    expect(scripts).toMatch(/^script-src 'self' 'nonce-[\w-]{22}' /);
    expect(scripts).toContain('https://www.googletagmanager.com');
    expect(scripts).toContain('https://person.example');
    expect(scripts).toContain('https://pay.example');
    expect(scripts).not.toContain('unsafe');
    expect(scripts).not.toContain('https://off.example');
  });

  it('names no service that the configuration leaves out', async () => {
    const policy = [...(await directives({ host: 'boreale.localhost' })).values()].join('; ');
    expect(policy).not.toMatch(/google|facebook|userway|powerreviews|person\.example|pay\.example/);
    expect((await directives({ host: 'boreale.localhost' })).get('script-src')).toMatch(
      /^script-src 'self' 'nonce-[\w-]{22}'$/,
    );
  });

  it('has a new nonce each time', async () => {
    const [first, second] = [await directives(), await directives()];
    expect(first.get('script-src')).not.toBe(second.get('script-src'));
  });

  it('lets only the configured frame hold the shop', async () => {
    expect((await directives()).get('frame-ancestors')).toBe(
      "frame-ancestors 'self' https://partner.example",
    );
    expect((await directives({ host: 'boreale.localhost' })).get('frame-ancestors')).toBe(
      "frame-ancestors 'self'",
    );
  });

  it('stands on the shell the worker keeps, not on scripts and calls', async () => {
    expect((await get('/index.html')).headers['content-security-policy']).toContain("object-src 'none'");
    expect((await get('/api/rest/config')).headers['content-security-policy']).toBeUndefined();
  });
});

describe('security headers', () => {
  it.each(['/', '/api/rest/config', '/media/film.mp4', '/nothing.js'])('stand on %s', async (url) => {
    const { headers } = await get(url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('asks for https only where https is spoken', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    const behindProxy = await get('/', { 'x-forwarded-proto': 'https' });
    expect(behindProxy.headers['strict-transport-security']).toBe('max-age=31536000');
  });
});
