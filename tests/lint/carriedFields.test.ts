import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isWholeForm } from '../wholeForm.ts';
import { unreadFields } from './contractUsage.ts';

const root = resolve(import.meta.dirname, '../..');
const readText = (file: string) => readFileSync(join(root, file), 'utf8');

type Schema = Record<string, unknown>;
const schemaOf = (value: unknown): Schema =>
  typeof value === 'object' && value !== null ? (value as Schema) : {};
const content = z.record(z.string(), z.object({ schema: z.unknown() }));
const operation = z.object({
  parameters: z.optional(z.array(z.object({ name: z.string(), in: z.string() }))),
  requestBody: z.optional(z.object({ content })),
});
const document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });
const api = z.parse(document, JSON.parse(readText('docs/openapi.json')));

const referenced = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => schemaOf(part)[key], api);

/** Names of all properties within a JSON schema. followed: references on the way here, because a product contains products. */
function* fieldsOf(value: unknown, followed: readonly string[] = []): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const schema = schemaOf(value);
  if (typeof schema.$ref === 'string') {
    if (!followed.includes(schema.$ref)) yield* fieldsOf(referenced(schema.$ref), [...followed, schema.$ref]);
    return;
  }
  const properties = Object.entries(schemaOf(schema.properties));
  yield* properties.map(([name]) => name);
  const parts = [schema.items, schema.additionalProperties, schema.anyOf, schema.oneOf, schema.allOf].flat();
  for (const inner of [...properties.map(([, property]) => property), ...parts])
    yield* fieldsOf(inner, followed);
}

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(?:test|fixtures)\./.test(name);

/** Every name in the code of some folders, except comments, and except the desk, which has a contract of its own. */
function namesIn(...folders: string[]): ReadonlySet<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => isSource(name) && !name.startsWith('desk'))
      .map((name) => join(folder, name)),
  );
  const code = files.map((file) => readText(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));
  return new Set(code.flatMap((text) => text.match(/[A-Za-z_$][\w$]*(?:-[a-z]+)*/g) ?? []));
}

const client = namesIn('src', 'electron');
const server = namesIn('server');

const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods));
const fieldsOfContent = (body: z.output<typeof content> = {}) =>
  Object.values(body).flatMap(({ schema }) => [...fieldsOf(schema)]);

/** Fields of requests that the storefront never sends, or our own backend never reads. */
const ignored = operations.flatMap(({ requestBody, parameters = [] }) =>
  [
    ...fieldsOfContent(requestBody?.content),
    ...parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
  ].filter((name) => !client.has(name) || !server.has(name)),
);

/** Names in code style in a section of a page. column: that of a table, counted from 1. */
function namesInSection(file: string, section: string, column?: number): string[] {
  const text = readText(file).split(`\n## ${section} `)[1]?.split('\n## ')[0] ?? '';
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.map((row) => (column ? (row.split('|')[column] ?? '') : row));
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

const synonyms = new Set(namesInSection('docs/spec/19-transport-and-caches.md', '19.9'));
const listed = namesInSection('docs/spec/20-deviations.md', '20.9', 2);

it('lists every field of a request that one side ignores, and no other (docs/spec/20 §9)', () => {
  const carried = new Set(ignored.filter((name) => !synonyms.has(name)));
  expect(listed.filter((name) => !/[. ]/.test(name)).toSorted()).toEqual([...carried].toSorted());
});

/** `src/lib` may not know the contract: analytics reads these fields as those of its own TrackedProduct. */
const tracked = ['discount', 'final_price_without_tax', 'regular_price_without_tax'];
const isTracked = (path: string) => tracked.some((name) => path === `analyticsPrices.${name}`);

// The type checker takes half a minute for the whole project.
it.runIf(isWholeForm)(
  'lists every field of a response that nothing reads, by its schema path, and no other (docs/spec/20 §9)',
  () => {
    const unsentCalls = new Set(namesInSection('docs/spec/20-deviations.md', '20.7'));
    const unread = unreadFields(unsentCalls);
    expect(unread.filter(isTracked)).toHaveLength(tracked.length);
    const paths = listed.filter((name) => /^\w+\.[\w.]+$/.test(name));
    expect(paths.toSorted()).toEqual(unread.filter((path) => !isTracked(path)));
  },
);
