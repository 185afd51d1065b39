import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { allEndpoints } from '../../contract/allEndpoints.ts';
import { endpointName } from '../../contract/endpoint.ts';

const root = resolve(import.meta.dirname, '../..');

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

/** Name of the constant of each endpoint, by `METHOD path`. */
const constants = new Map<string, string>(
  filesOf('contract').flatMap((text) =>
    [...text.matchAll(/export const (\w+) = endpoint\(\{\s*method: '(\w+)',\s*path: '([^']+)'/g)].map(
      ([, name = '', method, path]) => [`${method} ${path}`, name] as const,
    ),
  ),
);

it('the storefront sends every specified call, except those that the specification lists as not used', () => {
  const sources = filesOf('src').join('\n');
  const specified = allEndpoints.filter(({ isExtension }) => !isExtension).map(endpointName);
  const isSent = (name: string) => new RegExp(`\\b${constants.get(name)}\\b`).test(sources);
  const unused = specified.filter((name) => !isSent(name));
  const [, section = ''] =
    readFileSync(join(root, 'docs/spec/20-deviations.md'), 'utf8').split('## 20.7') ?? [];
  const listed = [...(section.split('## 20.8')[0] ?? '').matchAll(/`((?:GET|PUT|POST|DELETE) [^`]+)`/g)];
  expect(constants.size).toBeGreaterThan(70);
  expect(listed.map(([, name]) => name).sort()).toEqual(unused.sort());
});
