import { expect, it } from 'vitest';
import { allEndpoints } from '../../contract/allEndpoints.ts';
import { openApi } from './openApi.ts';

const document = openApi() as {
  paths: Record<string, Record<string, { parameters: { name: string; in: string; required: boolean }[] }>>;
};

it('describes every endpoint of the contract', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(allEndpoints.map(({ method, path }) => `${method} ${path}`).sort());
});

it('lists path and query parameters, and marks the optional ones', () => {
  const parameters = document.paths['/categories/{key}']?.get?.parameters ?? [];
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'key', in: 'path', required: true }));
  expect(parameters).toContainEqual(expect.objectContaining({ name: 'page', in: 'query', required: false }));
});

it('is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
