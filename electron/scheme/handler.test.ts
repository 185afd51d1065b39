import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { DEVICE_REVOKED, KIOSK_FORM_SIGNATURE, KIOSK_SIGNATURE, kioskFormText } from '../../contract/kiosk';
import { createConfiguredOrigins as createOrigins } from './configuredOrigins';
import { createSchemeHandler } from './handler';
import { ORIGIN } from './origin';
import type { CachedResponse, ResponseCache } from './responseCache';

const HASH = `${'a'.repeat(32)}:${'b'.repeat(64)}`;
const device = { name: 'Entrance', type: 'kiosk', orientation: 'portrait' };
const answer = { received_at: '2026-01-01T10:00:00Z', has_duplicate: true, device };

function memoryCache(): ResponseCache {
  const entries = new Map<string, CachedResponse>();
  return {
    read: async (key) => entries.get(key) ?? null,
    write: async (key, type, body) => void entries.set(key, { type, savedAt: 0, body: new Uint8Array(body) }),
  };
}
const createConfiguredOrigins = (cache = memoryCache()) => createOrigins(cache, 'http://backend.example');

function loop(respond: () => Response) {
  let token: string | null = 'the-token';
  const onPasscodeHash = vi.fn(async () => {});
  const onTimeZone = vi.fn(async () => {});
  const onDescribed = vi.fn(async () => {});
  const onBegun = vi.fn();
  const handle = createSchemeHandler({
    webFolder: '/nowhere',
    backendUrl: 'http://backend.example',
    proxy: async () => respond(),
    loop: {
      token: () => token,
      async onRevoked() {
        token = null;
      },
      onBegun,
      mediaFolder: '/nowhere',
      onPasscodeHash,
      onTimeZone,
      onDescribed,
    },
    visit: null,
    rotation: 0,
    configuredOrigins: createConfiguredOrigins(),
  });
  const send = (path = '/kiosk-service/heartbeat') =>
    handle(new Request(ORIGIN + path, { method: 'POST', body: '{}' }));
  return { send, onPasscodeHash, onTimeZone, onDescribed, onBegun };
}

it("hands hash, time zone and device of a heartbeat's response to the shell, and only the device to the screen", async () => {
  const body = JSON.stringify({ ...answer, passcode_hash: HASH, time_zone: 'America/Denver' });
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  const { send, onPasscodeHash, onTimeZone, onDescribed } = loop(() => new Response(body, { headers }));
  const response = await send();
  expect(onPasscodeHash).toHaveBeenCalledExactlyOnceWith(HASH, 'the-token');
  expect(onTimeZone).toHaveBeenCalledExactlyOnceWith('America/Denver');
  expect(onDescribed).toHaveBeenCalledExactlyOnceWith(device, 'the-token');
  expect([response.status, response.headers.has('content-length'), await response.json()]).toEqual([
    200,
    false,
    answer,
  ]);
});

it.each([
  ['of a service without the hash', () => Response.json(answer), 200],
  ['of a captive portal', () => new Response('<h1>Wi-Fi</h1>'), 200],
  ['with an error', () => Response.json({ passcode_hash: HASH }, { status: 500 }), 500],
  ['for an unknown token', () => Response.json({ passcode_hash: HASH }, { status: 401 }), 401],
])('takes no hash from a response %s', async (_, respond, status) => {
  const { send, onPasscodeHash } = loop(respond);
  expect((await send()).status).toBe(status);
  expect(onPasscodeHash).not.toHaveBeenCalled();
});

describe('an order of a visit', () => {
  function visit(deviceId: string | null) {
    const proxy = vi.fn(async () => Response.json({}));
    const handle = createSchemeHandler({
      webFolder: '/nowhere',
      backendUrl: 'http://backend.example',
      proxy,
      loop: null,
      visit: {
        token: () => (deviceId ? 'the-token' : null),
        deviceId: () => deviceId,
        onRevoked: async () => {},
        onBegun: () => {},
      },
      rotation: 0,
      configuredOrigins: createConfiguredOrigins(),
    });
    const send = (path: string, method = 'POST') =>
      handle(
        new Request(`${ORIGIN}${path}`, {
          method,
          headers: { 'idempotency-key': 'key-00001', [KIOSK_SIGNATURE]: 'forged' },
        }),
      );
    return { send, proxy };
  }

  it("is signed with the device's token, which the page never receives", async () => {
    const { send, proxy } = visit('entrance-kiosk');
    await send('/api/rest/cart/place');
    const expected = createHmac('sha256', 'the-token')
      .update('["order","entrance-kiosk","key-00001"]')
      .digest('base64url');
    expect(proxy).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      headers: { [KIOSK_SIGNATURE]: expected },
    });
  });

  it.each(['/api/rest/cart', '/api/rest/cart/placed', '/api/rest/cart/place/x', '/api/rest/forms/contact'])(
    'is told apart from other writes, each of which is signed with its own text: %s',
    async (path) => {
      const { send, proxy } = visit('entrance-kiosk');
      await send(path);
      await send(path);
      const headers = proxy.mock.calls.map(([, added]: unknown[]) => (added as { headers: object }).headers);
      const texts = headers.map((added) => {
        expect(Object.keys(added)).toEqual([KIOSK_FORM_SIGNATURE]);
        const [nonce = '', signature, id] = (Object.values(added)[0] as string).split('.');
        const text = kioskFormText('entrance-kiosk', nonce);
        expect([signature, id]).toEqual([
          createHmac('sha256', 'the-token').update(text).digest('base64url'),
          'entrance-kiosk',
        ]);
        return text;
      });
      expect(new Set(texts).size).toBe(2);
    },
  );

  it('is told apart from reads and files, which are not signed', async () => {
    const { send, proxy } = visit('entrance-kiosk');
    await send('/api/rest/cart', 'GET');
    await send('/media/sofa.jpg');
    expect(proxy.mock.calls).toEqual([[expect.anything()], [expect.anything()]]);
  });

  it('is not signed before the screen is registered', async () => {
    const { send, proxy } = visit(null);
    await send('/api/rest/cart/place');
    expect(proxy).toHaveBeenCalledExactlyOnceWith(expect.anything());
  });
});

it('the loop calls a salesperson above an emergency, which the shell ends later, and signs nobody in', async () => {
  const { send, onBegun } = loop(() => Response.json({ status: 'ringing' }));
  expect(await (await send('/kiosk-service/sales-calls')).json()).toEqual({ status: 'ringing' });
  expect(onBegun).toHaveBeenCalledExactlyOnceWith('/kiosk-service/sales-calls');
  expect((await send('/kiosk-service/phone-sign-ins')).ok).toBe(false);
  expect(onBegun).toHaveBeenCalledTimes(1);
});

it('tells the loop to register again after the response to any call has ended the registration', async () => {
  const { send } = loop(() =>
    Response.json({ messages: { error: [{ code: DEVICE_REVOKED, message: 'Ended.' }] } }, { status: 401 }),
  );
  await send('/kiosk-service/played-videos');
  const response = await send('/kiosk-service/now-playing');
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ messages: { error: [{ code: DEVICE_REVOKED }] } });
});

describe('the hosts in the dealer’s configuration', () => {
  const config = {
    base_media_url: 'https://media.shop.example/files/',
    logo_src: '//cdn.example/logo.svg',
    favicon: '/favicon.png',
    services: { allowed_hosts: ['https://tracker.example'], monitoring_url: 'https://rum.example/json/rum' },
  };

  /** Two screens; the first one reads the configuration. isRestarted: the second one is of the shell's next run */
  async function policyAfter(body: string, status = 200, isRestarted = false): Promise<string> {
    const cache = memoryCache();
    const configuredOrigins = createConfiguredOrigins(cache);
    const openScreen = (origins = configuredOrigins) =>
      createSchemeHandler({
        webFolder: '/nowhere',
        backendUrl: 'http://backend.example',
        proxy: async () => new Response(body, { status }),
        loop: null,
        visit: { token: () => null, deviceId: () => null, onRevoked: async () => {}, onBegun: () => {} },
        rotation: 0,
        configuredOrigins: origins,
      });
    const first = openScreen();
    const response = await first(new Request(`${ORIGIN}/api/rest/config`));
    expect(await response.text()).toBe(body);
    const second = openScreen(isRestarted ? createConfiguredOrigins(cache) : configuredOrigins);
    const page = await second(new Request(`${ORIGIN}/`));
    return page.headers.get('content-security-policy') ?? '';
  }

  it('are permitted in documents after the configuration has been read', async () => {
    const policy = await policyAfter(JSON.stringify(config));
    expect(policy).toContain(
      "img-src 'self' data: blob: http://backend.example https://media.shop.example https://cdn.example;",
    );
    expect(policy).toContain("media-src 'self' blob: https://media.shop.example;");
    expect(policy).toContain("connect-src 'self' https://rum.example;");
    expect(policy).not.toContain('tracker');
  });

  it('are permitted in the first document after a restart, which is loaded before the configuration', async () => {
    expect(await policyAfter(JSON.stringify(config), 200, true)).toContain(
      "media-src 'self' blob: https://media.shop.example;",
    );
  });

  it.each([
    ['an error', JSON.stringify(config), 503],
    ['the page of a captive portal', '<h1>Wi-Fi</h1>', 200],
  ])('are not permitted by %s', async (_, body, status) => {
    expect(await policyAfter(body, status)).toContain("img-src 'self' data: blob: http://backend.example;");
  });
});
