import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstVersion, htmlOf, maxBytes, site, start, testPage } from '../../../tests/server/testPage.ts';
import { testStock } from '../../../tests/server/testStock.ts';
import { PageStore, type PageStoreOptions } from './pageStore.ts';
import type { DataVersion } from './pageVersion.ts';
import type { SharedPage } from './storedPage.ts';

let folder: string;
const onFileError = vi.fn();
beforeEach(async () => {
  vi.useFakeTimers({ now: start, toFake: ['performance', 'Date'] });
  folder = await mkdtemp(join(tmpdir(), 'page-store-'));
  onFileError.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  return rm(folder, { recursive: true, force: true });
});

const filesOf = (changes: Partial<PageStoreOptions['files']> = {}) => ({
  folder,
  build: 'a',
  maxBytes: 1_000_000,
  ...changes,
});
/** The store of a process of its own. */
const open = (version: Partial<DataVersion> = {}, files: Partial<PageStoreOptions['files']> = {}) =>
  new PageStore({
    readVersion: async () => ({ ...firstVersion, ...version }),
    onRefreshError: vi.fn(),
    onFileError,
    maxBytes,
    files: filesOf(files),
  });
const prepare = (overrides: Partial<SharedPage> = {}, store = open()) =>
  store.prepare('/sofas', () => testPage('ahead', overrides));
/** What a store serves: the page that was rendered ahead, or a new one. */
const served = async (store = open()) => htmlOf(await store.get('/sofas', () => testPage('new')));
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
  const { html, ...read } = await open().get('/sofas', () => testPage('new'));
  const { html: rendered, ...written } = await open().get('/beds', () => testPage('ahead', facts));
  expect(read).toEqual(written);
  expect(read.etag).toMatch(/^W\/"[\w-]{22}"$/);
});

it('a page that a visitor caused to be rendered is written, not rendered again', async () => {
  const store = open();
  await store.get('/sofas', () => testPage('for a visitor'));
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
  await later().prepare('/sofas', () => testPage('ahead again', { stockOf: [1] }));
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
  for (const key of ['/sofas', '/beds', '/lamps', '/desks'])
    await store.prepare(key, () => testPage('ahead'));
  const later = open({}, { maxBytes: 1_000 });
  expect(await htmlOf(await later.get('/desks', () => testPage('new')))).toBe('ahead');
  expect(await served(later)).toBe('new');
});

it('a page whose layout is lost is rendered again', async () => {
  await prepare();
  await rm(join(folder, 'layouts'), { recursive: true });
  expect(await served()).toBe('new');
  await prepare();
  expect(await served()).toBe('ahead');
});

it('the data of a layout that a power cut damaged is written again', async () => {
  await prepare();
  const [name = ''] = await readdir(join(folder, 'layouts'));
  await writeFile(join(folder, 'layouts', name), '');
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
