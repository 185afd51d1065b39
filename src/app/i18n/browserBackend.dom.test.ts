import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, loadTexts } from '@/lib/i18n/createI18n';
import { browserBackend } from './browserBackend';

const KEY = 'i18next_res_fr-site';
const home = async () => (await createI18n('fr-CA', { backend: browserBackend() })).t('home');

function shopResponds(response: () => Promise<Response>) {
  const send = vi.fn((_url: string) => response());
  vi.stubGlobal('fetch', send);
  return send;
}
const fail = () => Promise.reject(new TypeError('Failed to fetch'));
const accueil = async () => Response.json({ home: 'Accueil' });
const cache = (fields: object) =>
  window.localStorage.setItem(KEY, JSON.stringify({ home: 'Ancien', i18nVersion: 'test', ...fields }));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 }));

afterEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('caches the texts of a language for an hour', async () => {
  const send = shopResponds(accueil);
  expect([await home(), await home()]).toEqual(['Accueil', 'Accueil']);
  expect(send.mock.calls.map(([url]) => url)).toEqual(['/locales/fr/site.json']);
  expect(JSON.parse(window.localStorage.getItem(KEY) ?? '')).toMatchObject({
    home: 'Accueil',
    i18nVersion: 'test',
  });
  vi.setSystemTime(Date.now() + 3_600_001);
  await home();
  expect(send).toHaveBeenCalledTimes(2);
});

it('loads the texts of another build again', async () => {
  cache({ i18nStamp: Date.now(), i18nVersion: 'older' });
  shopResponds(accueil);
  expect(await home()).toBe('Accueil');
});

it.each([
  ['network', fail],
  ['a file', async () => new Response('', { status: 404 })],
  ['JSON', async () => new Response('<html>')],
])('uses cached texts of any age without %s', async (_, response) => {
  cache({ i18nStamp: 1 });
  shopResponds(response);
  expect(await home()).toBe('Ancien');
});

it.each(['', 'no json', '7'])('loads the texts when the cache is unreadable: "%s"', async (text) => {
  window.localStorage.setItem(KEY, text);
  shopResponds(accueil);
  expect(await home()).toBe('Accueil');
});

it('requests the texts again after a dropped connection', async () => {
  const send = shopResponds(accueil);
  send.mockImplementationOnce(fail);
  expect(await home()).toBe('Accueil');
});

it('shows keys without texts, and loads those of the next page again', async () => {
  shopResponds(fail);
  const i18n = await createI18n('fr', { backend: browserBackend() });
  expect(i18n.t('home')).toBe('home');
  await loadTexts(i18n, ['site']);
  shopResponds(accueil);
  await loadTexts(i18n, ['site']);
  expect(i18n.t('home')).toBe('Accueil');
});
