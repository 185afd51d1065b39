import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFileAtomically } from './atomicFile';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atomic-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('writes the last of several texts that are saved at the same time', async () => {
  const path = join(folder, 'device.json');
  const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(1_000_000));
  await Promise.all(texts.map((text) => writeFileAtomically(path, text)));
  expect(readFileSync(path, 'utf8') === texts.at(-1)).toBe(true);
  expect(readFileSync(`${path}.last`, 'utf8') === texts.at(-2)).toBe(true);
});

it('writes a file again after a write that failed', async () => {
  const path = join(folder, 'later', 'device.json');
  await expect(writeFileAtomically(path, 'one')).rejects.toThrow('ENOENT');
  mkdirSync(join(folder, 'later'));
  await writeFileAtomically(path, 'two');
  expect(readFileSync(path, 'utf8')).toBe('two');
});
