import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstVersion, htmlOf, maxBytes, site, start, testPage } from '../../../tests/server/testPage.ts';
import { testStock } from '../../../tests/server/testStock.ts';
import { waitFor } from '../../../tests/waitFor.ts';
import { CompressedText } from './compressedText.ts';
import { PageStore } from './pageStore.ts';
import type { SharedPage } from './storedPage.ts';

beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['performance', 'Date'] }));
afterEach(() => vi.useRealTimers());

function setup(overrides: Partial<SharedPage> = {}) {
  const version = { ...firstVersion };
  const pieces = { 1: 9, 2: 9, 3: 9 };
  const onRefreshError = vi.fn();
  const store = new PageStore({ readVersion: async () => ({ ...version }), onRefreshError, maxBytes });
  const render = vi.fn(() => testPage(`rendering ${render.mock.calls.length}`, overrides));
  const html = async () => htmlOf(await store.get('/sofas', render));
  const sell = (id: 1 | 2 | 3 = 1) => {
    pieces[id] -= 1;
    version.stock = testStock({ ...pieces }, version.stock);
  };
  return { store, render, html, onRefreshError, version, sell };
}

it('renders a page once for simultaneous requests, until the revision changes', async () => {
  const { store, render, html, version } = setup();
  const both = await Promise.all([store.get('/sofas', render), store.get('/sofas', render)]);
  expect(await Promise.all(both.map(htmlOf))).toEqual(['rendering 1', 'rendering 1']);
  expect(await html()).toBe('rendering 1');
  version.revision += 1;
  expect(await html()).toBe('rendering 2');
});

it('stores each key separately', async () => {
  const { store, render, html } = setup();
  await html();
  expect(await htmlOf(await store.get('/fr/sofas', render))).toBe('rendering 2');
});

it('keeps a page of any age while nothing changes', async () => {
  const { html, sell } = setup();
  await html();
  vi.advanceTimersByTime(19 * 60_000);
  sell();
  expect(await html()).toBe('rendering 1');
});

it('serves a page after it expires once more while its successor renders, and for a minute at most', async () => {
  const { html, render } = setup();
  await html();
  vi.advanceTimersByTime(20 * 60_000 + 1);
  expect(await html()).toBe('rendering 1');
  await waitFor(() => expect(render).toHaveBeenCalledTimes(2));
  vi.advanceTimersByTime(60_000);
  expect(await html()).not.toBe('rendering 1');
});

it('serves a page whose stock changed once more for five seconds, never after a second change', async () => {
  const { html, sell } = setup({ stockOf: [1, 2] });
  await html();
  sell();
  expect(await html()).toBe('rendering 1');
  await waitFor(async () => expect(await html()).toBe('rendering 2'));
  sell();
  vi.advanceTimersByTime(5_001);
  expect(await html()).toBe('rendering 3');
  sell();
  sell();
  expect(await html()).toBe('rendering 4');
});

it('keeps a page while products that it does not mention are sold', async () => {
  const { html, sell } = setup({ stockOf: [1, 2] });
  await html();
  sell(3);
  sell(3);
  vi.advanceTimersByTime(5_001);
  expect(await html()).toBe('rendering 1');
  sell(2);
  sell(3);
  expect(await html()).toBe('rendering 2');
});

it('renders a page that may show the stock of any product again after each sale', async () => {
  const { html, sell } = setup({ stockOf: null });
  await html();
  sell(3);
  vi.advanceTimersByTime(5_001);
  expect(await html()).toBe('rendering 2');
});

it('renders pages of a backend without versions again after five seconds, and none is older than a minute', async () => {
  const store = new PageStore({ readVersion: async () => null, onRefreshError: vi.fn(), maxBytes });
  const render = vi.fn(() =>
    testPage(`rendering ${render.mock.calls.length}`, { expiresAt: Date.now() + 5_000 }),
  );
  const html = async () => htmlOf(await store.get('/sofas', render));
  expect(await html()).toBe('rendering 1');
  vi.advanceTimersByTime(5_001);
  expect(await html()).toBe('rendering 1');
  await waitFor(async () => expect(await html()).toBe('rendering 2'));
  vi.advanceTimersByTime(65_001);
  expect(await html()).toBe('rendering 3');
});

it('keeps serving the stored page when its successor fails to render, but never across a new revision', async () => {
  const { store, html, onRefreshError, version } = setup();
  await html();
  vi.advanceTimersByTime(20 * 60_000 + 1);
  const fail = () => Promise.reject(new Error('broken'));
  expect(await htmlOf(await store.get('/sofas', fail))).toBe('rendering 1');
  await waitFor(() => expect(onRefreshError).toHaveBeenCalledWith(new Error('broken')));
  version.revision += 1;
  await expect(store.get('/sofas', fail)).rejects.toThrow('broken');
});

it('never stores a failure, a redirect or a page with errors', async () => {
  const { store } = setup();
  const get = (name: string, overrides: Partial<SharedPage>) =>
    store.get('/sofas', () => testPage(name, overrides));
  for (const bad of [{ status: 503 }, { status: 302 }, { hasErrors: true }]) {
    await get('bad', bad);
    expect(await htmlOf(await get('good', { status: 404 }))).toBe('good');
  }
  await expect(store.get('/sofas', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await htmlOf(await get('again', {}))).toBe('again');
});

it('returns the data of the current and the previous rendering, for a browser that requests the data late', async () => {
  const { store, html, version } = setup();
  const dataOf = async (key: string, id: string) =>
    (await store.dataOf(key, id)?.encodedFor(undefined))?.body.toString() ?? null;
  await html();
  version.revision += 1;
  await html();
  expect(await dataOf('/sofas', 'id of rendering 1')).toBe('data of rendering 1');
  expect(await dataOf('/sofas', 'id of rendering 2')).toBe('data of rendering 2');
  version.revision += 1;
  await html();
  expect(await dataOf('/sofas', 'id of rendering 1')).toBeNull();
  expect(await dataOf('/lamps', 'id of rendering 2')).toBeNull();
});

it('prepares a page unless its rendering is fresh', async () => {
  const { store, render, html, version, sell } = setup({ stockOf: [1, 2] });
  const bytes = await store.prepare('/sofas', render);
  expect(bytes).toBeGreaterThan(1_000);
  expect(await html()).toBe('rendering 1');
  expect(await store.prepare('/sofas', render)).toBe(bytes);
  expect(render).toHaveBeenCalledTimes(1);
  sell();
  await store.prepare('/sofas', render);
  version.revision += 1;
  await store.prepare('/sofas', render);
  expect(render).toHaveBeenCalledTimes(3);
  expect(await html()).toBe('rendering 3');
});

it('evicts the least recently used page beyond its bytes', async () => {
  const store = new PageStore({ readVersion: async () => null, onRefreshError: vi.fn(), maxBytes: 3_500 });
  const load = (name: string) => store.get(name, () => testPage(name, { boot: null }));
  for (const name of ['a', 'b', 'c', 'a', 'd']) await load(name);
  const render = vi.fn(() => testPage('new'));
  expect(await htmlOf(await store.get('a', render))).toBe('a');
  expect(await htmlOf(await store.get('b', render))).toBe('new');
});

it('compresses the data of a layout once for all pages, again after a failure', async () => {
  const { store } = setup();
  const compressing = vi.spyOn(CompressedText, 'of').mockRejectedValueOnce(new Error('no memory'));
  const layoutsOf = (key: string) => store.get(key, () => testPage(key));
  await expect(layoutsOf('/sofas')).rejects.toThrow('no memory');
  compressing.mockRestore();
  const [sofas, beds] = [await layoutsOf('/sofas'), await layoutsOf('/beds')];
  expect(sofas.boot?.layout.text).toBe(beds.boot?.layout.text);
  expect(await store.layout(site, 'layout')).toBe(sofas.boot?.layout.text);
  expect(await store.layout(site, 'unknown')).toBeNull();
  expect(await store.layout('oak https://shop.example', 'layout')).toBeNull();
});
