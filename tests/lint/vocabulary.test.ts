import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { allowed, bannedNames, bannedVariables, bannedWords } from './bannedWords';

const root = resolve(import.meta.dirname, '../..');
const folders = ['contract', 'src', 'server', 'electron', 'demo', 'scripts', 'tests', 'tools'];
const names = new Map(bannedNames);
const words = new Map(bannedWords);
const variables = new Map(bannedVariables);

/** shopUrl, SHOP_URL and shop-url have the words shop and url. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** The glossary's term for a banned name; undefined for any other name. */
function termFor(name: string, isVariable: boolean): string | undefined {
  const banned = wordsOf(name).find((word) => words.has(word));
  return names.get(name) ?? (isVariable ? variables.get(name) : undefined) ?? words.get(banned ?? '');
}

interface Node {
  type?: unknown;
  name?: unknown;
  computed?: boolean;
  shorthand?: boolean;
}

/** Whether a child of a node names only a property, not a variable. */
const isPropertyName = (parent: Node, child: string) =>
  (child === 'key' || child === 'property') && parent.computed !== true && parent.shorthand !== true;

/**
 * Every identifier of a source file, without strings and comments: variables, functions, types, properties and JSX names.
 * The value is true where the identifier does not only name a property.
 */
function identifiersOf(file: string, source: string): Map<string, boolean> {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = new Map<string, boolean>();
  const visit = (node: unknown, isProperty: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, name } = node as Node;
    if (typeof type === 'string' && type.endsWith('Identifier') && typeof name === 'string') {
      found.set(name, found.get(name) || !isProperty);
    }
    for (const [child, value] of Object.entries(node)) visit(value, isPropertyName(node as Node, child));
  };
  visit(program, false);
  return found;
}

function problemsIn(file: string, source: string): string[] {
  const identifiers = identifiersOf(file, source).set(basename(file).replace(/\..*$/, ''), false);
  return [...identifiers].flatMap(([name, isVariable]) => {
    const term = termFor(name, isVariable);
    const isAllowed = allowed.some((rule) => rule.name.test(name) && rule.files.test(file));
    return term === undefined || isAllowed ? [] : [`${file}: ${name} -> ${term}`];
  });
}

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file) && existsSync(join(root, file)));

describe('the vocabulary of docs/glossary.md', () => {
  it('has no banned word as an identifier or a file name', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap((file) => problemsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ['a variable', 'const shelfOf = 1;'],
    ['a parameter', 'const f = (KEPT_SHELVES: number) => 0;'],
    ['a type', 'interface PageMemory { a: string }'],
    ['a property', 'export const a = { breathe: 1 };'],
    ['an import', "import { painted } from './a';"],
    ['a component', 'export const A = () => <InTurn />;'],
  ])('is checked in the name of %s', (_, source) => {
    expect(problemsIn('src/a.tsx', source)).toHaveLength(1);
  });

  it('leaves strings, comments and parts of other words alone', () => {
    const source = `// the shelf\nexport const returned = 'shelf'; /* breathe */ export const turning = \`kept\`;`;
    expect(problemsIn('src/a.ts', source)).toEqual([]);
    expect(problemsIn('src/shelf.ts', '')).toHaveLength(1);
  });

  it('bans participles as variables, not as properties', () => {
    expect(problemsIn('src/a.ts', 'const kept = a.kept;')).toHaveLength(1);
    expect(problemsIn('src/a.ts', 'const { kept } = a;')).toHaveLength(1);
    expect(problemsIn('src/a.ts', 'const b = { kept: a.kept };')).toEqual([]);
  });

  it('permits shelves in the demo, which sells them', () => {
    expect(problemsIn('tools/studio/models/shelf.ts', 'export const shelf = 1;')).toEqual([]);
    expect(problemsIn('tools/studio/models/a.ts', 'export const breathe = 1;')).toHaveLength(1);
  });
});
