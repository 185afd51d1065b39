import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testStock } from '../../../tests/server/testStock.ts';
import { waitFor } from '../../../tests/waitFor.ts';
import type { CachedPage } from './cachedPage.ts';
import { CompressedText } from './compressedText.ts';
import { PageFiles, type PageFilesOptions } from './pageFiles.ts';
import type { DataVersion } from './pageVersion.ts';

let folder: string;
const onError = vi.fn();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-files-'));
  onError.mockClear();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const version: DataVersion = { revision: 7, stamp: 'a', stock: testStock({ 1: 5, 2: 5 }) };

async function page(html: string, overrides: Partial<CachedPage> = {}): Promise<CachedPage> {
  return {
    status: 200,
    redirect: null,
    hasErrors: false,
    stockOf: [1],
    expiresAt: Date.now() + 60_000,
    html: await CompressedText.of(html),
    etag: 'W/"1"',
    inline: { scripts: ["'sha256-a'"], styles: [] },
    boot: {
      layout: { id: 'layout-1', text: await CompressedText.of('layout') },
      page: { id: 'page-1', text: await CompressedText.of('data') },
    },
    surrogateKeys: 'shop stock',
    ...overrides,
  };
}

/** The files as a process of its own has them. */
const openFiles = (options: Partial<PageFilesOptions> = {}) =>
  new PageFiles({ folder, build: 'build 1', maxBytes: 1_000_000, onError, ...options });

/** The folders of pages, without that of layouts. */
const generationsIn = async () => (await readdir(folder)).filter((name) => name !== 'layouts');

async function pageFilesIn(): Promise<string[]> {
  const [generation = ''] = await generationsIn();
  return (await readdir(join(folder, generation))).map((name) => join(folder, generation, name));
}

it('a page is read by another process, with its data and headers', async () => {
  await openFiles().write('/sofa', version, await page('<p>Sofa</p>'));
  const read = await openFiles().read('/sofa', version);
  expect(String(await read?.html.plain())).toBe('<p>Sofa</p>');
  expect(String(await read?.boot?.page.text.plain())).toBe('data');
  expect(String(await read?.boot?.layout.text.plain())).toBe('layout');
  expect(read).toMatchObject({
    status: 200,
    etag: 'W/"1"',
    surrogateKeys: 'shop stock',
    stockOf: [1],
    hasErrors: false,
    inline: { scripts: ["'sha256-a'"], styles: [] },
    boot: { layout: { id: 'layout-1' }, page: { id: 'page-1' } },
  });
  expect(onError).not.toHaveBeenCalled();
});

it('a page without data of its own is read', async () => {
  await openFiles().write('/sofa', version, await page('Sofa', { boot: null }));
  expect(await openFiles().read('/sofa', version)).toMatchObject({ boot: null });
});

it.each<[string, string, Partial<DataVersion>, string]>([
  ['of another address', '/bed', {}, 'build 1'],
  ['of a later revision', '/sofa', { revision: 8 }, 'build 1'],
  ['of another database', '/sofa', { stamp: 'b' }, 'build 1'],
  ['of another build', '/sofa', {}, 'build 2'],
  ['of a product that was sold', '/sofa', { stock: testStock({ 1: 4, 2: 5 }) }, 'build 1'],
])('no page %s is read', async (_, key, changes, build) => {
  await openFiles().write('/sofa', version, await page('Sofa'));
  expect(await openFiles({ build }).read(key, { ...version, ...changes })).toBeNull();
  expect(onError).not.toHaveBeenCalled();
});

it.each<[string, readonly number[] | null, boolean]>([
  ['without stock', [], true],
  ['of another product', [1], true],
  ['of the product', [1, 2], false],
  ['of any product', null, false],
])('after a sale, a page %s is read: %j, %j', async (_, stockOf, isRead) => {
  await openFiles().write('/page', version, await page('Page', { stockOf }));
  const sold = { ...version, stock: testStock({ 1: 5, 2: 4 }) };
  expect((await openFiles().read('/page', sold)) !== null).toBe(isRead);
});

it('no page is read after it expires', async () => {
  await openFiles().write('/sofa', version, await page('Sofa', { expiresAt: Date.now() - 1 }));
  expect(await openFiles().read('/sofa', version)).toBeNull();
});

it.each<[string, (bytes: Buffer) => Buffer]>([
  ['cut off', (bytes) => bytes.subarray(0, bytes.length - 4)],
  ['full of zeros', (bytes) => Buffer.alloc(bytes.length)],
  ['changed in one bit', (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([0xff])])],
])('a file that a power cut left %s is reported and not served', async (_, damage) => {
  await openFiles().write('/sofa', version, await page('Sofa'));
  const [file = ''] = await pageFilesIn();
  await writeFile(file, damage(await readFile(file)));
  expect(await openFiles().read('/sofa', version)).toBeNull();
  expect(onError).toHaveBeenCalledOnce();
});

it('files of former data are deleted', async () => {
  await openFiles().write('/sofa', version, await page('Sofa'));
  const [former] = await generationsIn();
  const files = openFiles();
  const changed = { ...version, revision: 8 };
  await files.write('/sofa', changed, await page('Sofa, changed'));
  await waitFor(async () => expect(await generationsIn()).toHaveLength(1));
  expect(await generationsIn()).not.toEqual([former]);
  // The layout did not change with the data.
  expect(String(await (await openFiles().read('/sofa', changed))?.boot?.layout.text.plain())).toBe('layout');
});

it('a page replaces its former file, and beyond the limit of bytes the least recently used page leaves', async () => {
  const files = openFiles({ maxBytes: 1_000 });
  for (const html of ['Sofa', 'Sofa again', 'Sofa at last'])
    await files.write('/sofa', version, await page(html));
  expect(await pageFilesIn()).toHaveLength(1);
  expect(String(await (await files.read('/sofa', version))?.html.plain())).toBe('Sofa at last');
  for (const name of ['/bed', '/lamp', '/desk']) await files.write(name, version, await page(name));
  expect(await files.sizeOf('/desk', version)).toBeGreaterThan(0);
  expect(await files.sizeOf('/sofa', version)).toBe(0);
});

it('a page whose layout is lost is rendered again', async () => {
  await openFiles().write('/sofa', version, await page('Sofa'));
  await rm(join(folder, 'layouts'), { recursive: true });
  expect(await openFiles().read('/sofa', version)).toBeNull();
  await openFiles().write('/sofa', version, await page('Sofa'));
  expect(await openFiles().read('/sofa', version)).not.toBeNull();
});

it('pages do not take the last space of a disk', async () => {
  const files = openFiles({ freeBytes: async () => 500 * 2 ** 20 });
  await files.write('/sofa', version, await page('Sofa'));
  expect(await files.read('/sofa', version)).toBeNull();
  expect(onError).not.toHaveBeenCalled();
});

it('a folder that can not be written costs nothing but the files', async () => {
  await writeFile(join(folder, 'file'), '');
  const files = openFiles({ folder: join(folder, 'file') });
  await files.write('/sofa', version, await page('Sofa'));
  expect(await files.read('/sofa', version)).toBeNull();
  expect(onError).toHaveBeenCalled();
});
