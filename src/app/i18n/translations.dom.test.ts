import { afterEach, expect, it, vi } from 'vitest';
import { loadTranslations } from './translations';

const KEY = 'i18next_res_fr-site';
const load = () => loadTranslations('fr', 'site');

function shopResponds(response: () => Promise<Response>) {
  const send = vi.fn((_url: string) => response());
  vi.stubGlobal('fetch', send);
  return send;
}
const cache = (fields: object) =>
  window.localStorage.setItem(KEY, JSON.stringify({ home: 'Ancien', ...fields }));

afterEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('caches texts for an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const send = shopResponds(async () => Response.json({ home: 'Accueil' }));
  expect(await load()).toEqual({ home: 'Accueil' });
  expect(await load()).toEqual({ home: 'Accueil' });
  expect(send.mock.calls).toEqual([['/locales/fr/site.json']]);
  expect(JSON.parse(window.localStorage.getItem(KEY) ?? '')).toEqual({
    home: 'Accueil',
    i18nStamp: Date.now(),
    i18nVersion: 'test',
  });
  vi.setSystemTime(Date.now() + 3_600_001);
  await load();
  expect(send).toHaveBeenCalledTimes(2);
});

it('loads the texts of another version of the app again', async () => {
  cache({ i18nStamp: Date.now(), i18nVersion: '0.0.1' });
  shopResponds(async () => Response.json({ home: 'Accueil' }));
  expect(await load()).toEqual({ home: 'Accueil' });
});

it.each([
  ['network', () => Promise.reject(new TypeError('offline'))],
  ['a file', async () => new Response('', { status: 404 })],
  ['JSON', async () => new Response('<html>')],
])('uses cached texts of any age without %s', async (_, response) => {
  cache({ i18nStamp: 1, i18nVersion: '0.0.1' });
  shopResponds(response);
  expect(await load()).toEqual({ home: 'Ancien' });
});

it.each(['', 'no json', '7'])('reports the error when the cache is unreadable: "%s"', async (text) => {
  window.localStorage.setItem(KEY, text);
  shopResponds(() => Promise.reject(new TypeError('offline')));
  await expect(load()).rejects.toThrow('offline');
});
