import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KeptAnswers } from './keptAnswers';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

it('gives back what was written, byte for byte', async () => {
  const kept = new KeptAnswers(folder);
  await kept.write('a', 'application/json', bytes('{"a":"b\n"}'));
  const copy = await kept.read('a');
  expect(new TextDecoder().decode(copy?.body)).toBe('{"a":"b\n"}');
  expect(copy?.type).toBe('application/json');
  expect(await kept.read('b')).toBeNull();
});

it('does not believe a file that a power cut left half written', async () => {
  const kept = new KeptAnswers(folder);
  await kept.write('a', 'text/plain', bytes('whole'));
  const [name = ''] = readdirSync(folder);
  const path = join(folder, name);
  writeFileSync(path, readFileSync(path).subarray(0, -2));
  expect(await kept.read('a')).toBeNull();
});

it('drops what was unused for longest when it outgrows its budget', async () => {
  const kept = new KeptAnswers(folder, 600);
  for (const key of ['a', 'b', 'c', 'd']) await kept.write(key, 'text/plain', bytes('x'.repeat(200)));
  await kept.trim();
  expect(readdirSync(folder).length).toBeLessThan(4);
  expect(await kept.read('d')).not.toBeNull();
});

it('never touches the reserve of the disk', async () => {
  const kept = new KeptAnswers(folder, 600, Number.MAX_SAFE_INTEGER);
  await kept.write('a', 'text/plain', bytes('x'));
  expect(readdirSync(folder)).toEqual([]);
});

it('never fails its caller, not even without a disk', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(new KeptAnswers(file).write('a', 'text/plain', bytes('x'))).resolves.toBeUndefined();
});
