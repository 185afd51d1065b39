import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { DiskCache, type DiskCacheOptions } from './diskCache.ts';

let folder: string;
const onError = vi.fn();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-cache-'));
  onError.mockClear();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const head = z.object({ type: z.string() });
type Head = z.output<typeof head>;

/** The cache of a process of its own. */
const open = (options: Partial<DiskCacheOptions<Head>> = {}) =>
  new DiskCache({ folder, maxBytes: 1_000_000, reserveBytes: () => 0, head, onError, ...options });

const text = (size: number) => Buffer.alloc(size, 'x');
const onlyFile = async () => join(folder, (await readdir(folder))[0] ?? '');

it('an entry is read by another process byte for byte', async () => {
  await open().write('a', { type: 'text' }, Buffer.from('one\ntwo'));
  const entry = await open().read('a');
  expect([entry?.head, String(entry?.body)]).toEqual([{ type: 'text' }, 'one\ntwo']);
  expect(await open().read('b')).toBeNull();
  expect(onError).not.toHaveBeenCalled();
});

it.each<[string, (bytes: Buffer) => Buffer]>([
  ['cut off', (bytes) => bytes.subarray(0, -2)],
  ['empty', () => Buffer.alloc(0)],
  ['full of zeros', (bytes) => Buffer.alloc(bytes.length)],
  ['changed in one byte', (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('y')])],
  ['of another kind', () => Buffer.from('{"size":1,"crc":null}\nx')],
])('a file that is %s is reported and not read, and is written again', async (_, damage) => {
  await open().write('a', { type: 'text' }, text(20));
  await writeFile(await onlyFile(), damage(await readFile(await onlyFile())));
  expect(await open().read('a')).toBeNull();
  expect(onError).toHaveBeenCalledOnce();
  await open().write('a', { type: 'text' }, text(20));
  expect(await open().read('a')).not.toBeNull();
});

it('beyond its limit the least recently read entries leave', async () => {
  const cache = open({ maxBytes: 1_000 });
  for (const key of ['a', 'b', 'c', 'd']) {
    await cache.write(key, { type: 'text' }, text(150));
    // A file system may round times to seconds.
    for (const name of await readdir(folder)) await utimes(join(folder, name), 1, 1);
  }
  await cache.read('a');
  for (const key of ['e', 'f']) await cache.write(key, { type: 'text' }, text(150));
  expect(await cache.read('a')).not.toBeNull();
  expect(await cache.read('f')).not.toBeNull();
  expect((await readdir(folder)).length).toBeLessThan(6);
});

it('the first write of a process removes what earlier ones left beyond the limit', async () => {
  await writeFile(join(folder, 'left.avif'), text(5_000));
  await utimes(join(folder, 'left.avif'), 1, 1);
  await open({ maxBytes: 1_000 }).write('a', { type: 'text' }, text(10));
  expect(await readdir(folder)).not.toContain('left.avif');
  expect(await open().read('a')).not.toBeNull();
});

it('leaves the reserve of the disk, which is read at each write', async () => {
  let reserve = 1_000;
  const cache = open({ reserveBytes: () => reserve, freeBytes: async () => 500 });
  await cache.write('a', { type: 'text' }, text(10));
  expect(await cache.read('a')).toBeNull();
  reserve = 100;
  await cache.write('a', { type: 'text' }, text(10));
  expect(await cache.read('a')).not.toBeNull();
  await cache.write('b', { type: 'text' }, text(450));
  expect(await cache.read('b')).toBeNull();
  expect(onError).not.toHaveBeenCalled();
});

it('a folder that can not be written costs nothing but the entries', async () => {
  await writeFile(join(folder, 'file'), '');
  const cache = open({ folder: join(folder, 'file') });
  await cache.write('a', { type: 'text' }, text(10));
  expect(await cache.read('a')).toBeNull();
  expect(onError).toHaveBeenCalled();
});
