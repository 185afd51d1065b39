import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ResponseCache } from './responseCache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

it('returns a response byte for byte', async () => {
  const cache = new ResponseCache(folder);
  await cache.write('a', 'application/json', bytes('{"a":"b\n"}'));
  const copy = await cache.read('a');
  expect(new TextDecoder().decode(copy?.body)).toBe('{"a":"b\n"}');
  expect(copy?.type).toBe('application/json');
  expect(await cache.read('b')).toBeNull();
});

it('ignores a file that a power cut truncated', async () => {
  const cache = new ResponseCache(folder);
  await cache.write('a', 'text/plain', bytes('whole'));
  const [name = ''] = readdirSync(folder);
  const path = join(folder, name);
  writeFileSync(path, readFileSync(path).subarray(0, -2));
  expect(await cache.read('a')).toBeNull();
});

it('evicts the least recently used responses above its budget', async () => {
  const cache = new ResponseCache(folder, 600);
  for (const key of ['a', 'b', 'c', 'd']) await cache.write(key, 'text/plain', bytes('x'.repeat(200)));
  await cache.evict();
  expect(readdirSync(folder).length).toBeLessThan(4);
  expect(await cache.read('d')).not.toBeNull();
});

it('never uses the reserve of the disk', async () => {
  const cache = new ResponseCache(folder, 600, () => Number.MAX_SAFE_INTEGER);
  await cache.write('a', 'text/plain', bytes('x'));
  expect(readdirSync(folder)).toEqual([]);
});

it('never rejects, not even without a folder', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(new ResponseCache(file).write('a', 'text/plain', bytes('x'))).resolves.toBeUndefined();
});
