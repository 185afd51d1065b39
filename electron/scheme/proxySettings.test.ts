import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../tests/waitFor.ts';
import { createProxySetter, readProxySettings, saveProxySettings } from './proxySettings';

const { requests } = vi.hoisted(() => ({ requests: [] as EventEmitter[] }));
vi.mock('electron', () => ({
  net: {
    request: (options: object) => {
      const request = Object.assign(new EventEmitter(), { options, end: () => {} });
      requests.push(request);
      return request;
    },
  },
  safeStorage: {
    encryptString: (text: string) => Buffer.from(text).reverse(),
    decryptString: (sealed: Buffer) => {
      if (sealed.length === 0) throw new Error('another keyring');
      return Buffer.from(sealed).reverse().toString();
    },
  },
}));

const SHOP = 'https://shop.example/';
const PASSWORD = 'correct horse';
const configured = { proxy: null, proxyUser: '', proxyPassword: '' };
const settings = { proxy: 'http://proxy.example:3128', proxyUser: 'kiosk', proxyPassword: PASSWORD };

let folder: string;
const report = vi.fn();
const setProxy = vi.fn(async (_rules: object) => {});
const electronSession = { setProxy } as unknown as Session;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  requests.length = 0;
  vi.clearAllMocks();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives a session the proxy, and its password once to the proxy, never to a server', async () => {
  createProxySetter(settings, SHOP, report)(electronSession);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(setProxy).toHaveBeenCalledWith({ proxyRules: settings.proxy });
  const [request] = requests;
  expect(request).toMatchObject({ options: { url: `${SHOP}healthz`, session: electronSession } });
  const answer = vi.fn();
  for (const isProxy of [true, true]) request?.emit('login', { isProxy }, answer);
  expect(answer.mock.calls, 'a proxy that asks again refuses it').toEqual([['kiosk', PASSWORD], []]);

  createProxySetter(settings, SHOP, report)(electronSession);
  await waitFor(() => expect(requests).toHaveLength(2));
  const toServer = vi.fn();
  requests[1]?.emit('login', { isProxy: false }, toServer);
  expect(toServer.mock.calls).toEqual([[]]);
  requests[1]?.emit('error', new Error('ERR_PROXY_CONNECTION_FAILED'));
  expect(report.mock.calls).toEqual([['proxy: ERR_PROXY_CONNECTION_FAILED']]);
});

it("leaves the operating system's proxy without a setting, and asks for nothing without a user", async () => {
  createProxySetter(configured, SHOP, report)(electronSession);
  createProxySetter({ ...settings, proxyUser: '' }, SHOP, report)(electronSession);
  await waitFor(() => expect(setProxy).toHaveBeenCalledTimes(1));
  expect(requests).toEqual([]);
});

it('replaces the settings by what staff set at the screen, with the password encrypted', async () => {
  expect(readProxySettings(folder, configured, report)).toEqual(configured);
  const change = { address: ' http://proxy.example:3128 ', user: 'kiosk', password: PASSWORD };
  await saveProxySettings(folder, configured, change);
  expect(readFileSync(join(folder, 'proxy.json'), 'utf8')).not.toContain(PASSWORD);
  const saved = readProxySettings(folder, configured, report);
  expect(saved).toEqual(settings);
  await saveProxySettings(folder, saved, { ...change, password: null });
  expect(readProxySettings(folder, configured, report)).toEqual(settings);
  await saveProxySettings(folder, saved, { address: '', user: '', password: '' });
  expect(readProxySettings(folder, settings, report), 'none, although the settings name one').toEqual(
    configured,
  );
  expect(report).not.toHaveBeenCalled();
});

it.each([{ address: 'http://other.example:3128' }, { user: 'other' }])(
  'keeps the password for its own proxy and user only: %o',
  async (other) => {
    const change = { address: settings.proxy, user: settings.proxyUser, password: null, ...other };
    await saveProxySettings(folder, settings, change);
    expect(readProxySettings(folder, configured, report).proxyPassword).toBe('');
  },
);

it('starts with a damaged file, and without the password of another keyring', async () => {
  writeFileSync(join(folder, 'proxy.json'), '{');
  expect(readProxySettings(folder, settings, report)).toEqual(settings);
  writeFileSync(join(folder, 'proxy.json'), JSON.stringify({ proxy: 'a:1', proxyUser: 'b', sealed: '!' }));
  expect(readProxySettings(folder, settings, report)).toEqual({
    proxy: 'a:1',
    proxyUser: 'b',
    proxyPassword: '',
  });
  expect(report.mock.calls).toEqual([[expect.stringContaining('another keyring')]]);
});
