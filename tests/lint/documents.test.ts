import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licensesDocument } from '../../scripts/setup/licenses.mjs';

const root = resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

const markdown = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => name !== '' && existsSync(join(root, name)));
const documents = markdown.filter((name) => !name.startsWith('docs/spec/'));

/** Every match of a pattern's first group in every document, as "DOCUMENT: MATCH". */
const findAll = (pattern: RegExp): [document: string, match: string][] =>
  documents.flatMap((name) =>
    Array.from(read(name).matchAll(pattern), ([, match = '']): [string, string] => [name, match]),
  );

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Rows that no head precedes, as DOCUMENT:LINE: they are shown as text. */
function rowsOutsideTables(name: string): string[] {
  const lines = read(name).split('\n');
  return lines.flatMap((line, at) => {
    const isFirst = line.startsWith('|') && !lines[at - 1]?.startsWith('|');
    return isFirst && !/^\|[\s:|-]+$/.test(lines[at + 1] ?? '') ? [`${name}:${at + 1}`] : [];
  });
}

describe('the documents', () => {
  it('have a head above each table', () => expect(markdown.flatMap(rowsOutsideTables)).toEqual([]));

  it('link to files that exist', () => {
    const links = findAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(([name, path]) => !existsSync(join(root, dirname(name), path)))).toEqual([]);
  });

  it('name scripts of package.json', () => {
    const commands = findAll(/npm run ([a-z][a-z:]*)/g);
    expect(commands.length).toBeGreaterThan(50);
    expect(commands.filter(([, script]) => !Object.hasOwn(scripts, script))).toEqual([]);
  });

  it('name benchmarks and programs that exist', () => {
    const benchmarks = findAll(/npm run bench -- ([a-z]\w*)/g).map(([name, one]) => [
      name,
      `tools/bench/${one}.mjs`,
    ]);
    const programs = findAll(/node ((?:scripts|tools)\/[\w/]+\.mjs)/g);
    const missing = [...benchmarks, ...programs].filter(([, file = '']) => !existsSync(join(root, file)));
    expect(missing).toEqual([]);
  });

  it('describe every script in README.md or CONTRIBUTING.md', () => {
    const guides = read('README.md') + read('CONTRIBUTING.md');
    const isDescribed = (name: string) =>
      new RegExp(`npm (?:run )?${name}(?![\\w:])`).test(guides) || guides.includes(`\`${name}\``);
    expect(Object.keys(scripts).filter((name) => !isDescribed(name))).toEqual([]);
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
  });

  it('list every setting of the server in docs/settings.md, and no other', () => {
    const declared = Array.from(read('server/env.ts').matchAll(/^ {4}([A-Z][A-Z_]+):/gm), ([, name]) => name);
    const rows = read('docs/settings.md').match(/^\| `.*$/gm) ?? [];
    const listed = rows.flatMap((row) =>
      Array.from(row.split('|')[1]?.matchAll(/`([A-Z_]+)`/g) ?? [], ([, name]) => name),
    );
    // Read by npm start (scripts/setup/serverMemory.mjs).
    expect(listed.toSorted()).toEqual([...declared, 'SERVER_HEAP_MB'].toSorted());
  });

  it('list the licenses of all packages that are shipped: `npm run licenses` writes them', () =>
    expect(read('docs/licenses.md')).toBe(licensesDocument()));
});
