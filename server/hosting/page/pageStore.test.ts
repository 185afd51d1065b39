import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testStock } from '../../../tests/server/testStock.ts';
import { waitFor } from '../../../tests/waitFor.ts';
import { noInlineCode } from '../security/inlineCode.ts';
import { CompressedText } from './compressedText.ts';
import { PageStore, type PageStoreOptions, type SharedPage, type StoredPage } from './pageStore.ts';
import type { DataVersion } from './pageVersion.ts';

const first: DataVersion = { revision: 1, stamp: 'a', stock: testStock({ 1: 9, 2: 9, 3: 9 }) };

const start = Date.parse('2026-11-23T10:10:00Z');
beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['performance', 'Date'] }));
afterEach(() => vi.useRealTimers());

const site = 'maple https://shop.example';
const page = async (name: string, overrides: Partial<SharedPage> = {}): Promise<SharedPage> => ({
  site,
  status: 200,
  redirect: null,
  html: name,
  inline: noInlineCode,
  boot: {
    layout: { id: 'layout', text: 'data of the layout' },
    page: { id: `id of ${name}`, text: `data of ${name}` },
  },
  surrogateKeys: 'shop',
  stockOf: [],
  expiresAt: start + 20 * 60_000,
  hasErrors: false,
  ...overrides,
});
const htmlOf = async ({ html }: StoredPage) => String(await html.plain());

const maxBytes = 48 * 2 ** 20;

function setup(overrides: Partial<SharedPage> = {}) {
  const version = { ...first };
  const pieces = { 1: 9, 2: 9, 3: 9 };
  const onRefreshError = vi.fn();
  const store = new PageStore({ readVersion: async () => ({ ...version }), onRefreshError, maxBytes });
  const render = vi.fn(() => page(`rendering ${render.mock.calls.length}`, overrides));
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

it('keeps a page while products that it does not tell of are sold', async () => {
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

it('renders a page that may tell the stock of any product again after each sale', async () => {
  const { html, sell } = setup({ stockOf: null });
  await html();
  sell(3);
  vi.advanceTimersByTime(5_001);
  expect(await html()).toBe('rendering 2');
});

it('renders pages of a backend without versions again after five seconds, and none is older than a minute', async () => {
  const store = new PageStore({ readVersion: async () => null, onRefreshError: vi.fn(), maxBytes });
  const render = vi.fn(() =>
    page(`rendering ${render.mock.calls.length}`, { expiresAt: Date.now() + 5_000 }),
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
    store.get('/sofas', () => page(name, overrides));
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
  const load = (name: string) => store.get(name, () => page(name, { boot: null }));
  for (const name of ['a', 'b', 'c', 'a', 'd']) await load(name);
  const render = vi.fn(() => page('new'));
  expect(await htmlOf(await store.get('a', render))).toBe('a');
  expect(await htmlOf(await store.get('b', render))).toBe('new');
});

describe('with files', () => {
  let folder: string;
  const onFileError = vi.fn();
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'page-store-'));
    onFileError.mockClear();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const filesOf = (changes: Partial<PageStoreOptions['files']> = {}) => ({
    folder,
    build: 'a',
    maxBytes: 1_000_000,
    ...changes,
  });
  /** The store of a process of its own. */
  const open = (version: Partial<DataVersion> = {}, files: Partial<PageStoreOptions['files']> = {}) =>
    new PageStore({
      readVersion: async () => ({ ...first, ...version }),
      onRefreshError: vi.fn(),
      onFileError,
      maxBytes,
      files: filesOf(files),
    });
  const prepare = (overrides: Partial<SharedPage> = {}, store = open()) =>
    store.prepare('/sofas', () => page('ahead', overrides));
  /** What a store serves: the page that was rendered ahead, or a new one. */
  const served = async (store = open()) => htmlOf(await store.get('/sofas', () => page('new')));
  const pageFilesIn = async () =>
    (await readdir(join(folder, 'pages'))).map((name) => join(folder, 'pages', name));

  it('a page that was rendered ahead is served without rendering, by later processes too', async () => {
    const store = open();
    expect(await prepare({}, store)).toBeGreaterThan(0);
    const again = vi.fn();
    expect(await store.prepare('/sofas', again)).toBeGreaterThan(0);
    expect(again).not.toHaveBeenCalled();
    for (const one of [store, open()]) {
      expect(await served(one)).toBe('ahead');
      expect(String(await one.dataOf('/sofas', 'id of ahead')?.plain())).toBe('data of ahead');
    }
    expect(String(await (await open().layout(site, 'layout'))?.plain())).toBe('data of the layout');
    expect(onFileError).not.toHaveBeenCalled();
  });

  it('a page has the same headers in a later process', async () => {
    const inline = { scripts: ["'sha256-a'"], styles: [] };
    const facts = { inline, surrogateKeys: 'shop stock', stockOf: [1], boot: null };
    await prepare(facts);
    const { html, ...read } = await open().get('/sofas', () => page('new'));
    const { html: rendered, ...written } = await open().get('/beds', () => page('ahead', facts));
    expect(read).toEqual(written);
    expect(read.etag).toMatch(/^W\/"[\w-]{22}"$/);
  });

  it('a page that a visitor has caused is written, not rendered again', async () => {
    const store = open();
    await store.get('/sofas', () => page('for a visitor'));
    await prepare({}, store);
    expect(await served()).toBe('for a visitor');
  });

  it.each<[string, Partial<DataVersion>, string]>([
    ['of a former revision', { revision: 2 }, 'a'],
    ['of another database', { stamp: 'b' }, 'a'],
    ['of another build', {}, 'b'],
    ['of a product that was sold', { stock: testStock({ 1: 8, 2: 9, 3: 9 }) }, 'a'],
  ])('a page %s is rendered, and its file replaced', async (_, changes, build) => {
    await prepare({ stockOf: [1] });
    const later = () => open(changes, { build });
    expect(await served(later())).toBe('new');
    await later().prepare('/sofas', () => page('ahead again', { stockOf: [1] }));
    expect(await served(later())).toBe('ahead again');
    expect(await pageFilesIn()).toHaveLength(1);
  });

  it.each<[string, readonly number[] | null, boolean]>([
    ['without stock', [], true],
    ['of another product', [1], true],
    ['of the product', [1, 2], false],
    ['of any product', null, false],
  ])('after a sale, a page %s is served by a later process: %j, %j', async (_, stockOf, isServed) => {
    await prepare({ stockOf });
    const sold = open({ stock: testStock({ 1: 9, 2: 8, 3: 9 }) });
    expect(await served(sold)).toBe(isServed ? 'ahead' : 'new');
  });

  it('no page is served a minute after it expires', async () => {
    await prepare({ expiresAt: start - 60_000 });
    expect(await served()).toBe('new');
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut off', (bytes) => bytes.subarray(0, bytes.length - 4)],
    ['full of zeros', (bytes) => Buffer.alloc(bytes.length)],
    ['changed in one bit', (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([0xff])])],
  ])('a file that a power cut left %s is reported and not served', async (_, damage) => {
    await prepare();
    const [file = ''] = await pageFilesIn();
    await writeFile(file, damage(await readFile(file)));
    expect(await served()).toBe('new');
    expect(onFileError).toHaveBeenCalledOnce();
  });

  it('a page leaves beyond the limit of bytes, the least recently used one first', async () => {
    const store = open({}, { maxBytes: 1_000 });
    for (const key of ['/sofas', '/beds', '/lamps', '/desks']) await store.prepare(key, () => page('ahead'));
    const later = open({}, { maxBytes: 1_000 });
    expect(await htmlOf(await later.get('/desks', () => page('new')))).toBe('ahead');
    expect(await served(later)).toBe('new');
  });

  it('a page whose layout is lost is rendered again', async () => {
    await prepare();
    await rm(join(folder, 'layouts'), { recursive: true });
    expect(await served()).toBe('new');
    await prepare();
    expect(await served()).toBe('ahead');
  });

  it('pages do not take the last space of a disk', async () => {
    await prepare({}, open({}, { freeBytes: async () => 500 * 2 ** 20 }));
    expect(await served()).toBe('new');
    expect(onFileError).not.toHaveBeenCalled();
  });

  it('a folder that can not be written costs nothing but the files', async () => {
    await writeFile(join(folder, 'file'), '');
    const store = open({}, { folder: join(folder, 'file') });
    expect(await prepare({}, store)).toBeGreaterThan(0);
    expect(await served(store)).toBe('new');
    expect(onFileError).toHaveBeenCalled();
  });

  it('a page with errors is not stored', async () => {
    expect(await prepare({ hasErrors: true })).toBe(0);
    expect(await served()).toBe('new');
  });
});

it('compresses the data of a layout once for all pages, again after a failure', async () => {
  const { store } = setup();
  const compressing = vi.spyOn(CompressedText, 'of').mockRejectedValueOnce(new Error('no memory'));
  const layoutsOf = (key: string) => store.get(key, () => page(key));
  await expect(layoutsOf('/sofas')).rejects.toThrow('no memory');
  compressing.mockRestore();
  const [sofas, beds] = [await layoutsOf('/sofas'), await layoutsOf('/beds')];
  expect(sofas.boot?.layout.text).toBe(beds.boot?.layout.text);
  expect(await store.layout(site, 'layout')).toBe(sofas.boot?.layout.text);
  expect(await store.layout(site, 'unknown')).toBeNull();
  expect(await store.layout('oak https://shop.example', 'layout')).toBeNull();
});
