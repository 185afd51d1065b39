import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

// src/lib imports nothing; its one such table is indexed by a pattern's own words.
const folders = ['contract', 'src', 'server', 'electron'];
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(test|fixtures)\.|^src\/lib\//.test(file) && existsSync(join(root, file)),
  );

type Node = Record<string, unknown> & { type?: string };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function walk(value: unknown, visit: (node: Node) => void): void {
  if (!isNode(value)) return;
  if (typeof value.type === 'string') visit(value);
  for (const child of Object.values(value)) walk(child, visit);
}

/** Names of the constant tables of a file whose keys are any texts: Record<string, …>, also within Readonly and Partial. */
function tablesOf(program: Node, source: string): Set<string> {
  const tables = new Set<string>();
  for (const statement of program.body as Node[]) {
    const declared = (statement.declaration ?? statement) as Node;
    if (declared.type !== 'VariableDeclaration') continue;
    for (const { id } of declared.declarations as { id: Node }[]) {
      const annotation = id.typeAnnotation as { start: number; end: number } | null;
      const type = annotation ? source.slice(annotation.start, annotation.end) : '';
      if (/^:\s*(?:(?:Readonly|Partial)<)*Record<\s*string\b/.test(type)) tables.add(String(id.name));
    }
  }
  return tables;
}

/** The lines that index a table with anything other than a literal. */
function indexedTables(file: string, source: string): string[] {
  const program = parseSync(file, source).program as unknown as Node;
  const tables = tablesOf(program, source);
  const found: string[] = [];
  walk(program, ({ type, computed, object, property, start }) => {
    if (type !== 'MemberExpression' || computed !== true) return;
    const [table, key] = [object as Node, property as Node];
    if (table.type !== 'Identifier' || !tables.has(String(table.name)) || key.type === 'Literal') return;
    found.push(`${file}:${source.slice(0, Number(start)).split('\n').length}: ${String(table.name)}`);
  });
  return found;
}

describe('a table of texts', () => {
  it.each([
    ['const a: Record<string, number> = {};\nexport const b = (name: string) => a[name];', 1],
    [
      'const a: Readonly<Partial<Record<string, number>>> = {};\nexport const b = (name: string) => a[name];',
      1,
    ],
    ["export const a: Record<string, number> = {};\nexport const b = a['x'];", 0],
    ["const a: Record<'x' | 'y', number> = { x: 1, y: 2 };\nexport const b = (name: 'x') => a[name];", 0],
  ])('is found: case %#', (source, count) => {
    expect(indexedTables('case.ts', source)).toHaveLength(count);
  });

  it('is looked up with ownValue, because an index also finds constructor and toString', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap((file) => indexedTables(file, readFileSync(join(root, file), 'utf8')))).toEqual(
      [],
    );
  });
});
