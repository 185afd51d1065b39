import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../server/hosting/createServer.ts';
import type { Render } from '../../server/hosting/page/builds.ts';
import { hashSource } from '../../server/hosting/security/inlineCode.ts';
import { type HostingFixture, hostingFixture, rendered } from './hostingFixture.ts';

let fixture: HostingFixture;
const render: Render = async ({ nonce }) => rendered(`<script nonce="${nonce}">start()</script>`);
const own = hashSource('start()');

beforeAll(async () => {
  fixture = await hostingFixture({ render });
});
afterAll(() => fixture.close());

const get = (url: string, headers: Record<string, string> = {}) => fixture.app.inject({ url, headers });

async function directives(headers: Record<string, string> = {}): Promise<Map<string, string>> {
  const policy = String((await get('/', headers)).headers['content-security-policy']);
  return new Map(policy.split('; ').map((part): [string, string] => [part.split(' ')[0] ?? '', part]));
}

describe('content-security policy', () => {
  it('permits scripts of this host, of configured services and of the app itself only', async () => {
    const scripts = (await directives()).get('script-src');
    expect(scripts?.startsWith(`script-src 'self' ${own} `)).toBe(true);
    expect(scripts).toContain('https://www.googletagmanager.com');
    expect(scripts).toContain('https://person.example');
    expect(scripts).toContain('https://pay.example');
    expect(scripts).not.toContain('unsafe');
    expect(scripts).not.toContain('https://off.example');
  });

  it('contains no host of a service that is not configured', async () => {
    const policy = [...(await directives({ host: 'boreale.localhost' })).values()].join('; ');
    expect(policy).not.toMatch(/google|facebook|userway|powerreviews|person\.example|pay\.example/);
    expect((await directives({ host: 'boreale.localhost' })).get('script-src')).toBe(
      `script-src 'self' ${own}`,
    );
  });

  it('is the same for all visitors of a page, whose bytes hold no secret of a response', async () => {
    const [first, second] = [await get('/'), await get('/')];
    expect(first.headers['content-security-policy']).toBe(second.headers['content-security-policy']);
    expect([first.body, second.body]).toEqual(Array(2).fill('<script>start()</script>'));
    expect(first.headers['content-security-policy']).not.toContain('nonce');
  });

  it('permits only the configured site to embed the storefront in a frame', async () => {
    expect((await directives({ host: 'framed.localhost' })).get('frame-ancestors')).toBe(
      "frame-ancestors 'self' https://partner.example",
    );
    expect((await directives({ host: 'boreale.localhost' })).get('frame-ancestors')).toBe(
      "frame-ancestors 'self'",
    );
  });

  it('is sent with the plain shell, but not with scripts and API responses', async () => {
    expect((await get('/index.html')).headers['content-security-policy']).toContain("object-src 'none'");
    // The service worker asks for the policy alone (src/serviceWorker/shellPolicy.ts).
    const { headers } = await fixture.app.inject({
      method: 'HEAD',
      url: '/index.html',
      headers: { host: 'shop.example' },
    });
    expect(headers['content-security-policy']).toContain("object-src 'none'");
    expect((await get('/api/rest/config')).headers['content-security-policy']).toBeUndefined();
  });
});

describe('security headers', () => {
  it.each(['/', '/api/rest/config', '/media/film.mp4', '/nothing.js'])('are sent with %s', async (url) => {
    const { headers } = await get(url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('include Strict-Transport-Security for https requests only', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    const headers = { 'x-forwarded-proto': 'https' };
    expect((await get('/', headers)).headers['strict-transport-security']).toBeUndefined();
    const trusting = createServer('silent', process.stderr, { trustedProxies: ['loopback'] });
    const behindProxy = await hostingFixture({}, undefined, trusting);
    const response = await behindProxy.app.inject({ url: '/', headers });
    await behindProxy.close();
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
  });
});
