import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAssets } from './previousReleaseAssets.ts';

const DAY_MS = 24 * 3_600_000;
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assets-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Replaces the folder of the build, as a release does. */
async function release(...names: string[]): Promise<string> {
  const build = join(root, 'build');
  await rm(build, { recursive: true, force: true });
  await mkdir(build);
  for (const name of names) await writeFile(join(build, name), name);
  return build;
}

it('keeps the files of earlier builds for 30 days after the last build that contained them', async () => {
  const assets = join(root, 'assets');
  const now = Date.now();
  await keepAssets(await release('a-1.js', 'a-1.js.br', 'a-1.js.map', 'same-1.js'), assets, now);
  await keepAssets(await release('a-2.js', 'same-1.js'), assets, now + 20 * DAY_MS);
  expect((await readdir(assets)).sort()).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'same-1.js']);
  await keepAssets(await release('a-3.js'), assets, now + 45 * DAY_MS);
  expect((await readdir(assets)).sort()).toEqual(['a-2.js', 'a-3.js', 'same-1.js']);
});

it('replaces a file that an earlier process copied only in part', async () => {
  const assets = join(root, 'assets');
  await mkdir(assets);
  await writeFile(join(assets, 'a-1.js'), 'a-');
  await keepAssets(await release('a-1.js'), assets);
  expect(await readFile(join(assets, 'a-1.js'), 'utf8')).toBe('a-1.js');
  expect(await readdir(assets)).toEqual(['a-1.js']);
});
