import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const root = resolve(import.meta.dirname, '../..');
const readText = (file: string) => readFileSync(join(root, file), 'utf8');

type Schema = Record<string, unknown>;
const schemaOf = (value: unknown): Schema =>
  typeof value === 'object' && value !== null ? (value as Schema) : {};
const content = z.record(z.string(), z.object({ schema: z.unknown() }));
const operation = z.object({
  parameters: z.optional(z.array(z.object({ name: z.string(), in: z.string() }))),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(z.string(), z.object({ content: z.optional(content) })),
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

/** Every name in the code of some folders, without the desk, which has a contract of its own; a name in a comment is no use. */
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

const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((one) => ({ path, ...one })),
);
const fieldsOfContent = (body: z.output<typeof content> = {}) =>
  Object.values(body).flatMap(({ schema }) => [...fieldsOf(schema)]);

/** Fields of responses that the storefront and the shell never name. The configuration is read by the server too. */
const unread = operations.flatMap(({ path, responses }) =>
  fieldsOfContent(responses['200']?.content).filter(
    (name) => !client.has(name) && !(path === '/config' && server.has(name)),
  ),
);

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
  return cells.flatMap((cell) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name));
}

it('lists every field of the contract that is only carried, and no other (docs/spec/20 §9)', () => {
  const synonyms = new Set(namesInSection('docs/spec/19-transport-and-caches.md', '19.9'));
  const carried = new Set([...unread, ...ignored].filter((name) => !synonyms.has(name)));
  const listed = namesInSection('docs/spec/20-deviations.md', '20.9', 2);
  expect(listed.toSorted()).toEqual([...carried].toSorted());
});

/**
 * Fields whose name another field of the contract has too, by schema path: the comparison of bare names can't see them. The
 * expression is how the storefront reads the field; null: it is carried only.
 */
const namesakes: Record<string, RegExp | null> = {
  'product.visibility': /product\.visibility\b/,
  'category.meta_keywords': /category\.meta_keywords\b/,
  'message.feedback': null,
  'locales.language': null,
  'config.language': null,
};

it('reads a field that shares its name with another one, or lists it by its path (docs/spec/20 §9)', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => isSource(name) && !name.startsWith('desk'))
    .map((name) => readText(join('src', name)));
  for (const [path, reader] of Object.entries(namesakes))
    if (reader)
      expect(
        sources.some((code) => reader.test(code)),
        path,
      ).toBe(true);
  const section = readText('docs/spec/20-deviations.md').split('\n## 20.9 ')[1] ?? '';
  const listed = [...section.matchAll(/`([a-z_]+\.[a-z_]+)`/g)].map(([, path = '']) => path);
  const carried = Object.keys(namesakes).filter((path) => namesakes[path] === null);
  expect(listed.toSorted()).toEqual(carried.toSorted());
});
