import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testStock } from '../../../tests/server/testStock.ts';
import { waitFor } from '../../../tests/waitFor.ts';
import { noInlineCode } from '../security/inlineCode.ts';
import type { CachedPage } from './cachedPage.ts';
import { CompressedText } from './compressedText.ts';
import { PageCache } from './pageCache.ts';
import { PageFiles } from './pageFiles.ts';
import type { DataVersion } from './pageVersion.ts';

const first: DataVersion = { revision: 1, stamp: 'a', stock: testStock({ 1: 9, 2: 9, 3: 9 }) };

const start = Date.parse('2026-11-23T10:10:00Z');
beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['performance', 'Date'] }));
afterEach(() => vi.useRealTimers());

const page = async (name: string, overrides: Partial<CachedPage> = {}): Promise<CachedPage> => ({
  status: 200,
  redirect: null,
  html: await CompressedText.of(name),
  etag: name,
  inline: noInlineCode,
  boot: {
    layout: { id: 'layout', text: await CompressedText.of('data of the layout') },
    page: { id: `id of ${name}`, text: await CompressedText.of(`data of ${name}`) },
  },
  surrogateKeys: 'shop',
  stockOf: [],
  expiresAt: start + 20 * 60_000,
  hasErrors: false,
  ...overrides,
});

function setup(overrides: Partial<CachedPage> = {}) {
  const version = { ...first };
  const pieces = { 1: 9, 2: 9, 3: 9 };
  const onRefreshError = vi.fn();
  const cache = new PageCache(async () => ({ ...version }), onRefreshError, 48 * 2 ** 20);
  const render = vi.fn(() => page(`rendering ${render.mock.calls.length}`, overrides));
  const etag = async () => (await cache.get('/sofas', render)).etag;
  const sell = (id: 1 | 2 | 3 = 1) => {
    pieces[id] -= 1;
    version.stock = testStock({ ...pieces }, version.stock);
  };
  return { cache, render, etag, onRefreshError, version, sell };
}

it('renders a page once for simultaneous requests, until the revision changes', async () => {
  const { cache, render, etag, version } = setup();
  const both = await Promise.all([cache.get('/sofas', render), cache.get('/sofas', render)]);
  expect(both.map((one) => one.etag)).toEqual(['rendering 1', 'rendering 1']);
  expect(await etag()).toBe('rendering 1');
  version.revision += 1;
  expect(await etag()).toBe('rendering 2');
});

it('caches each key separately', async () => {
  const { cache, render, etag } = setup();
  await etag();
  expect((await cache.get('/fr/sofas', render)).etag).toBe('rendering 2');
});

it('keeps a page of any age while nothing changes', async () => {
  const { etag, sell } = setup();
  await etag();
  vi.advanceTimersByTime(19 * 60_000);
  sell();
  expect(await etag()).toBe('rendering 1');
});

it('serves a page after it expires once more while its successor renders, and for a minute at most', async () => {
  const { etag, render } = setup();
  await etag();
  vi.advanceTimersByTime(20 * 60_000 + 1);
  expect(await etag()).toBe('rendering 1');
  await waitFor(() => expect(render).toHaveBeenCalledTimes(2));
  vi.advanceTimersByTime(60_000);
  expect(await etag()).not.toBe('rendering 1');
});

it('serves a page whose stock changed once more for five seconds, never after a second change', async () => {
  const { etag, sell } = setup({ stockOf: [1, 2] });
  await etag();
  sell();
  expect(await etag()).toBe('rendering 1');
  await waitFor(async () => expect(await etag()).toBe('rendering 2'));
  sell();
  vi.advanceTimersByTime(5_001);
  expect(await etag()).toBe('rendering 3');
  sell();
  sell();
  expect(await etag()).toBe('rendering 4');
});

it('keeps a page while products that it does not tell of are sold', async () => {
  const { etag, sell } = setup({ stockOf: [1, 2] });
  await etag();
  sell(3);
  sell(3);
  vi.advanceTimersByTime(5_001);
  expect(await etag()).toBe('rendering 1');
  sell(2);
  sell(3);
  expect(await etag()).toBe('rendering 2');
});

it('renders a page that may tell the stock of any product again after each sale', async () => {
  const { etag, sell } = setup({ stockOf: null });
  await etag();
  sell(3);
  vi.advanceTimersByTime(5_001);
  expect(await etag()).toBe('rendering 2');
});

it('renders pages of a backend without versions again after five seconds, and none is older than a minute', async () => {
  const cache = new PageCache(async (): Promise<DataVersion | null> => null, vi.fn(), 48 * 2 ** 20);
  const render = vi.fn(() => page(`rendering ${render.mock.calls.length}`));
  const etag = async () => (await cache.get('/sofas', render)).etag;
  expect(await etag()).toBe('rendering 1');
  vi.advanceTimersByTime(5_001);
  expect(await etag()).toBe('rendering 1');
  await waitFor(async () => expect(await etag()).toBe('rendering 2'));
  vi.advanceTimersByTime(65_001);
  expect(await etag()).toBe('rendering 3');
});

it('keeps serving the cached page when its successor fails to render, but never across a new revision', async () => {
  const { cache, etag, onRefreshError, version } = setup();
  await etag();
  vi.advanceTimersByTime(20 * 60_000 + 1);
  const fail = () => Promise.reject(new Error('broken'));
  expect((await cache.get('/sofas', fail)).etag).toBe('rendering 1');
  await waitFor(() => expect(onRefreshError).toHaveBeenCalledWith(new Error('broken')));
  version.revision += 1;
  await expect(cache.get('/sofas', fail)).rejects.toThrow('broken');
});

it('never caches a failure, a redirect or a page with errors', async () => {
  const { cache } = setup();
  const get = (name: string, overrides: Partial<CachedPage>) =>
    cache.get('/sofas', () => page(name, overrides));
  for (const bad of [{ status: 503 }, { status: 302 }, { hasErrors: true }]) {
    await get('bad', bad);
    expect((await get('good', { status: 404 })).etag).toBe('good');
  }
  await expect(cache.get('/sofas', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect((await get('again', {})).etag).toBe('again');
});

it('returns the data of the current and the previous rendering, for a browser that requests the data late', async () => {
  const { cache, etag, version } = setup();
  const dataOf = async (key: string, id: string) =>
    (await cache.bootOf(key, id)?.encodedFor(undefined))?.body.toString() ?? null;
  await etag();
  version.revision += 1;
  await etag();
  expect(await dataOf('/sofas', 'id of rendering 1')).toBe('data of rendering 1');
  expect(await dataOf('/sofas', 'id of rendering 2')).toBe('data of rendering 2');
  version.revision += 1;
  await etag();
  expect(await dataOf('/sofas', 'id of rendering 1')).toBeNull();
  expect(await dataOf('/lamps', 'id of rendering 2')).toBeNull();
});

it('prepares a page unless its rendering is fresh', async () => {
  const { cache, render, etag, version, sell } = setup({ stockOf: [1, 2] });
  const bytes = await cache.prepare('/sofas', render);
  expect(bytes).toBeGreaterThan(1_000);
  expect(await etag()).toBe('rendering 1');
  expect(await cache.prepare('/sofas', render)).toBe(bytes);
  expect(render).toHaveBeenCalledTimes(1);
  sell();
  await cache.prepare('/sofas', render);
  version.revision += 1;
  await cache.prepare('/sofas', render);
  expect(render).toHaveBeenCalledTimes(3);
  expect(await etag()).toBe('rendering 3');
});

it('evicts the least recently used page beyond its bytes', async () => {
  const cache = new PageCache(async () => null, vi.fn(), 3_500);
  const load = (name: string) => cache.get(name, () => page(name, { boot: null }));
  for (const name of ['a', 'b', 'c', 'a', 'd']) await load(name);
  const render = vi.fn(() => page('new'));
  expect((await cache.get('a', render)).etag).toBe('a');
  expect((await cache.get('b', render)).etag).toBe('new');
});

describe('with files', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'page-cache-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** The cache of a process of its own. */
  const open = (version: DataVersion = first) => {
    const files = new PageFiles({ folder, build: 'a', maxBytes: 1_000_000, onError: vi.fn() });
    return new PageCache(async () => version, vi.fn(), 48 * 2 ** 20, files);
  };

  it('a page that was rendered ahead is served without rendering, by later processes too', async () => {
    const render = vi.fn(() => page('ahead'));
    const cache = open();
    expect(await cache.prepare('/sofas', render)).toBeGreaterThan(0);
    expect(await cache.prepare('/sofas', render)).toBeGreaterThan(0);
    for (const one of [cache, open()]) {
      expect((await one.get('/sofas', render)).etag).toBe('ahead');
      expect(String(await one.bootOf('/sofas', 'id of ahead')?.plain())).toBe('data of ahead');
    }
    expect(render).toHaveBeenCalledOnce();
  });

  it('a page that a visitor has caused is written, not rendered again', async () => {
    const render = vi.fn(() => page('for a visitor'));
    const cache = open();
    await cache.get('/sofas', render);
    await cache.prepare('/sofas', render);
    expect((await open().get('/sofas', render)).etag).toBe('for a visitor');
    expect(render).toHaveBeenCalledOnce();
  });

  it('a page of former data is rendered, and the next process serves the new one', async () => {
    await open().prepare('/sofas', () => page('former'));
    const later = { ...first, revision: 2 };
    expect((await open(later).get('/sofas', () => page('new'))).etag).toBe('new');
    await open(later).prepare('/sofas', () => page('ahead'));
    expect((await open(later).get('/sofas', () => page('late'))).etag).toBe('ahead');
  });

  it('a page is served by later processes until one of its products is sold', async () => {
    await open().prepare('/sofas', () => page('ahead', { stockOf: [1] }));
    const servedAfter = (pieces: Record<number, number>) =>
      open({ ...first, stock: testStock(pieces) }).get('/sofas', () => page('new', { stockOf: [1] }));
    expect((await servedAfter({ 1: 9, 2: 8 })).etag).toBe('ahead');
    expect((await servedAfter({ 1: 8, 2: 8 })).etag).toBe('new');
  });

  it('a page with errors is not kept', async () => {
    expect(await open().prepare('/sofas', () => page('broken', { hasErrors: true }))).toBe(0);
    expect((await open().get('/sofas', () => page('whole'))).etag).toBe('whole');
  });
});
