import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServer } from '../../../server/hosting/createServer.ts';
import type { Render } from '../../../server/hosting/page/builds.ts';
import { hashSource } from '../../../server/hosting/security/inlineCode.ts';
import { libraryStyleSources } from '../../../server/hosting/security/libraryStyles.ts';
import { type HostingFixture, hostingFixture, rendered } from '../hostingFixture.ts';

const render: Render = async ({ nonce }) => rendered(`<style nonce="${nonce}">b{}</style><style>i{}</style>`);

const configs: Record<string, object> = {
  plain: {},
  media: { base_media_url: 'https://media.example/shop', favicon: 'https://icons.example/i.png' },
  fonts: { services: { web_font_url: 'https://fonts.example/f.css' } },
  google: { services: { web_font_url: '//fonts.googleapis.com/css2?family=Lora' } },
  chat: { pdp: { ai_chatbot: { enabled: true, chatbot_icon: 'https://chat.example/sam.svg' } } },
  calls: { services: { monitoring_url: 'https://rum.example/json/rum' } },
  booking: { packageai: { enabled: true, page_url: 'https://book.example/x' } },
  others: {
    base_media_url: 'https://media.example',
    services: { gtm_id: 'GTM-1' },
    affirm: { enabled: true, script_url: 'https://pay.example/sdk.js' },
    acima: { enabled: false, script_url: 'https://off.example/sdk.js' },
  },
};

let fixture: HostingFixture;
let lines: { msg: string; violation?: Record<string, string> }[] = [];
let now = 0;
let chance = 0.4;

beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(JSON.parse(line)) };
  fixture = await hostingFixture(
    { render, reports: { share: 0.5, random: () => chance, now: () => now } },
    (app) => {
      app.get('/api/rest/scripts', async ({ host }) =>
        host.startsWith('scripted') ? [{ identifier: 'chat', content: 'chat()' }] : [],
      );
      app.get('/api/rest/config', async ({ host }) => configs[host.split('.')[0] ?? ''] ?? {});
    },
    createServer('warn', log),
  );
});
afterAll(() => fixture.close());
beforeEach(() => {
  lines = [];
  now += 60_000;
});

const get = (url: string, tenant = 'plain') =>
  fixture.app.inject({ url, headers: { host: `${tenant}.example` } });

async function policyOf(tenant: string, url = '/', header = 'content-security-policy') {
  const policy = String((await get(url, tenant)).headers[header] ?? '');
  return new Map(policy.split('; ').map((part): [string, string] => [part.split(' ')[0] ?? '', part]));
}

/** The directives of a policy that contain a host. */
const naming = (policy: Map<string, string>, host: string) =>
  [...policy].flatMap(([name, text]) => (text.includes(`https://${host}`) ? [name] : [])).sort();

describe('hosts of the policy', () => {
  it('include none for images and films unless configured', async () => {
    const policy = await policyOf('plain');
    expect(policy.get('img-src')).toBe("img-src 'self' data: blob:");
    expect(policy.get('media-src')).toBe("media-src 'self' blob:");
    expect([...policy.values()].some((text) => / https:( |$)/.test(text))).toBe(false);
  });

  it.each([
    ['media', 'media.example', ['img-src', 'media-src']],
    ['media', 'icons.example', ['img-src']],
    ['fonts', 'fonts.example', ['font-src', 'style-src', 'style-src-elem']],
    ['fonts', 'fonts.gstatic.com', []],
    ['google', 'fonts.googleapis.com', ['font-src', 'style-src', 'style-src-elem']],
    ['google', 'fonts.gstatic.com', ['font-src']],
    ['chat', 'chat.example', ['img-src']],
    ['calls', 'rum.example', ['connect-src']],
    ['booking', 'book.example', ['frame-src']],
    [
      'others',
      'pay.example',
      ['connect-src', 'form-action', 'frame-src', 'img-src', 'script-src', 'style-src', 'style-src-elem'],
    ],
    ['others', 'www.googletagmanager.com', ['connect-src', 'frame-src', 'img-src', 'script-src']],
    ['others', 'off.example', []],
  ])('%s: %s appears only in %o', async (tenant, host, directives) => {
    expect(naming(await policyOf(tenant), host)).toEqual(directives);
  });
});

describe('markup, code and styles', () => {
  it('require Trusted Types and permit by hash what the app rendered, without third-party scripts', async () => {
    const { headers, body } = await get('/', 'media');
    expect(body).toBe('<style>b{}</style><style>i{}</style>');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    const styles = [...libraryStyleSources, hashSource('b{}')].join(' ');
    expect(policy).toContain(`style-src-elem 'self' ${styles}; style-src-attr 'unsafe-inline'`);
    expect(policy).not.toContain(hashSource('i{}'));
    expect(policy).toContain("script-src 'self'; script-src-attr 'none'");
    expect(headers['content-security-policy-report-only']).toBeUndefined();
  });

  it.each(['others', 'scripted'])(
    'are only reported with third-party scripts of the tenant %s',
    async (tenant) => {
      const policy = await policyOf(tenant);
      expect(policy.has('require-trusted-types-for')).toBe(false);
      expect(policy.get('style-src-elem')).toContain("'unsafe-inline'");
      const reported = await policyOf(tenant, '/', 'content-security-policy-report-only');
      expect(reported.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    },
  );

  it('permit no inline script in the shared plain shell', async () => {
    const policy = await policyOf('media', '/index.html');
    expect(policy.get('script-src')).toBe("script-src 'self'");
    expect(policy.get('require-trusted-types-for')).toBeDefined();
  });
});

describe('isolation', () => {
  it('headers are sent with every response; images and films may be embedded by other sites', async () => {
    for (const url of ['/', '/index.html', '/assets/main-abc123.js', '/api/rest/config', '/robots.txt']) {
      const { headers } = await get(url);
      expect(headers['cross-origin-resource-policy'], url).toBe('same-origin');
      expect(headers['cross-origin-opener-policy'], url).toBe('same-origin-allow-popups');
      expect(headers['permissions-policy'], url).toContain('camera=()');
      expect(headers['permissions-policy'], url).toContain('usb=()');
    }
    for (const url of ['/media/film.mp4', '/_next/image?url=%2Fmedia%2Fsofa.webp&w=96'])
      expect((await get(url)).headers['cross-origin-resource-policy'], url).toBe('cross-origin');
  });
});

describe('reports of violations', () => {
  const report = (body: object | string, type = 'application/csp-report') =>
    fixture.app.inject({
      method: 'POST',
      url: '/_site/violations',
      headers: { host: 'plain.example', 'content-type': type },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const old = (blocked = 'https://evil.example/x.js?token=SECRET') => ({
    'csp-report': {
      'document-uri': 'https://plain.example/search?q=SECRET#SECRET',
      'effective-directive': 'script-src-elem',
      'blocked-uri': blocked,
      'script-sample': 'SECRET',
    },
  });
  const written = () => lines.flatMap(({ violation }) => (violation ? [violation] : []));

  it('are sent to this host, whose endpoint is in the headers of every document', async () => {
    const { headers } = await get('/');
    expect(headers['reporting-endpoints']).toBe('violations="/_site/violations"');
    expect(headers['content-security-policy']).toContain(
      'report-uri /_site/violations; report-to violations',
    );
  });

  it('are logged without query values, in both forms', async () => {
    expect((await report(old())).statusCode).toBe(204);
    const body = {
      documentURL: 'https://plain.example/a?b=SECRET',
      blockedURL: 'inline',
      effectiveDirective: 'x',
    };
    await report([{ type: 'csp-violation', body }], 'application/reports+json');
    expect(written()).toEqual([
      expect.objectContaining({ directive: 'script-src-elem', blocked: 'https://evil.example/x.js' }),
      expect.objectContaining({ directive: 'x', page: 'https://plain.example/a' }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('SECRET');
  });

  it('above 8 kB are rejected, and malformed ones are ignored', async () => {
    expect((await report(old('x'.repeat(9000)))).statusCode).toBe(413);
    expect((await report('{')).statusCode).toBe(400);
    for (const body of [[], {}, 'null', [{ type: 'csp-violation' }]])
      expect((await report(body)).statusCode).toBe(204);
    expect(written()).toEqual([]);
  });

  it('are sampled', async () => {
    chance = 0.6;
    await report(old());
    chance = 0.4;
    expect(written()).toEqual([]);
  });

  it('are limited to 60 log lines per minute', async () => {
    for (let index = 0; index < 500; index += 1) await report(old());
    expect(written()).toHaveLength(60);
    now += 60_000;
    await report(old());
    expect(written()).toHaveLength(61);
  });
});
