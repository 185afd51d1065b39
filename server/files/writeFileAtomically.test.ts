import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeFileAtomically } from './writeFileAtomically.ts';

const folder = mkdtempSync(join(tmpdir(), 'atomic-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('writes a file in a new folder, and leaves no other one', async () => {
  await writeFileAtomically(join(folder, 'new/a.txt'), 'text');
  expect(readdirSync(join(folder, 'new'))).toEqual(['a.txt']);
  expect(readFileSync(join(folder, 'new/a.txt'), 'utf8')).toBe('text');
});

it('leaves no temporary file when it fails', async () => {
  mkdirSync(join(folder, 'taken/by a folder'), { recursive: true });
  await expect(writeFileAtomically(join(folder, 'taken'), 'text')).rejects.toThrow();
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});
