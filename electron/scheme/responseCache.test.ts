import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createResponseCache } from './responseCache';

let folder: string;
const report = vi.fn();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
  report.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const open = (path = folder, reserve = 0) => createResponseCache(path, () => reserve, report);

it('returns a response byte for byte, to a later process too', async () => {
  await open().write('a', 'application/json', bytes('{"a":"b\n"}'));
  const copy = await open().read('a');
  expect(new TextDecoder().decode(copy?.body)).toBe('{"a":"b\n"}');
  expect(copy?.type).toBe('application/json');
  expect(Math.abs(Date.now() - (copy?.savedAt ?? 0))).toBeLessThan(60_000);
  expect(await open().read('b')).toBeNull();
});

it('reads the files of installed kiosks, which have no checksum', async () => {
  const body = '{"videos":[]}';
  const head = { url: 'a', type: 'application/json', size: body.length, savedAt: 7 };
  const name = createHash('sha256').update('a').digest('hex');
  writeFileSync(join(folder, name), `${JSON.stringify(head)}\n${body}`);
  const copy = await open().read('a');
  expect([new TextDecoder().decode(copy?.body), copy?.type, copy?.savedAt]).toEqual([
    body,
    'application/json',
    7,
  ]);
});

it('caches no response above 8 MB', async () => {
  await open().write('a', 'text/plain', new Uint8Array(8 * 2 ** 20 + 1));
  expect(readdirSync(folder)).toEqual([]);
});

it('never uses the reserve of the disk', async () => {
  await open(folder, Number.MAX_SAFE_INTEGER).write('a', 'text/plain', bytes('x'));
  expect(readdirSync(folder)).toEqual([]);
});

it('never rejects, not even without a folder, and reports why', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(open(file).write('a', 'text/plain', bytes('x'))).resolves.toBeUndefined();
  expect(report).toHaveBeenCalledOnce();
});
