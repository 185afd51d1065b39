import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Finding, findingText } from './finding.ts';
import { folderLimits, listFolder, readText } from './readFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: string | Buffer = ''): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

it('lists files by kind and leaves out those of editors and version control', async () => {
  for (const path of ['pages/b.html', 'pages/a/c.html', 'menus/footer.yaml', 'README.md']) write(path);
  for (const path of ['pages/.b.html.swp', 'pages/b.html~', 'pages/4913', '.git/pages/x.html']) write(path);
  const { files, kinds, findings } = await listFolder(folder);
  expect(files.map(({ path }) => path)).toEqual(['menus/footer.yaml', 'pages/a/c.html', 'pages/b.html']);
  expect(kinds).toEqual(['menus', 'pages']);
  expect(findings).toEqual([]);
});

it('warns of a folder that holds no content, which is probably another folder than the author means', async () => {
  write('README.md');
  const { findings } = await listFolder(folder);
  expect(findings.map(findingText)).toEqual([
    '.:1:1 warning has none of the folders pages, blocks, menus, banners, blog',
  ]);
});

it('is bounded in files and depth', async () => {
  write('pages/a.html');
  write('pages/b.html');
  await expect(listFolder(folder, { ...folderLimits, files: 1 })).rejects.toThrow('has more than 1 files');
  write('pages/b.html', 'four');
  await expect(listFolder(folder, { ...folderLimits, bytes: 3 })).rejects.toThrow(
    'larger than 3 bytes together',
  );
  write('pages/1/2/c.html');
  const { findings } = await listFolder(folder, { ...folderLimits, depth: 2 });
  expect(findings.map(findingText)).toEqual(['pages/1/2:1:1 error is nested deeper than 2 folders']);
});

it('gives a file a new version when it is replaced by one of the same size', async () => {
  write('pages/a.html', 'one');
  const before = await listFolder(folder);
  write('pages/new.html', 'two');
  rmSync(join(folder, 'pages/a.html'));
  write('pages/a.html', 'two');
  const after = await listFolder(folder);
  expect(after.files[0]?.version).not.toBe(before.files[0]?.version);
});

it('reads text with the ends of lines of every system, and reports a file that is deleted meanwhile', async () => {
  write('pages/a.html', '\uFEFFone\r\ntwo\n');
  const findings: Finding[] = [];
  expect(await readText(folder, { path: 'pages/a.html', bytes: 12 }, findings)).toBe('one\ntwo\n');
  expect(await readText(folder, { path: 'pages/b.html', bytes: 12 }, findings)).toBeNull();
  expect(findings.map(findingText)).toEqual(["pages/b.html:1:1 error can't be read: ENOENT"]);
});
