import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { copyDemoFolder } from './backend/seededCluster.ts';

const root = resolve(import.meta.dirname, '..');

/** What docs/architecture.md tells a newcomer to write for an endpoint: three files, each of which exists. */
const additions: Record<string, (text: string) => string> = {
  'contract/location.ts': (text) => `${text}
export const countStores = endpoint({
  method: 'GET',
  path: '/locations/count/{city}',
  summary: 'How many showrooms a city has',
  limits: ['vote'],
  params: z.object({ city: z.string() }),
  response: z.object({ stores: maybeNumber }),
});`,
  'server/backend/routes/locations.ts': (text) =>
    `import { countStores } from '../../../contract/location.ts';\n${text}`.replace(
      /RouteBinding\[\] => \[/,
      `RouteBinding[] => [
  route(countStores, async ({ tenant, params }) => {
    const rows = await readLocations(backend.db, tenant.id, null);
    return { stores: rows.filter(({ city }) => city === params.city).length };
  }),`,
    ),
  'src/features/locations/locationsApi.ts': (text) =>
    `import { countStores } from '@contract/location';\n${text}`.replace(
      /endpoints: \(build\) => \(\{/,
      `endpoints: (build) => ({
    countStores: build.query<{ stores: number | null }, { city: string }>({
      query: (params) => call(countStores, { params }),
    }),`,
    ),
};

/** Reads a file as the newcomer leaves it. */
const withAdditions: Plugin = {
  name: 'additions',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const add = additions[path.slice(root.length + 1)];
      return add && { contents: add(readFileSync(path, 'utf8')), loader: 'ts' };
    });
  },
};

const program = `
export { configureStore } from '@reduxjs/toolkit';
export { default as fastify } from 'fastify';
export { allEndpoints } from './contract/allEndpoints.ts';
export { isPublicRead } from './contract/publicReads.ts';
export { backendApp } from './server/backend/backendApp.ts';
export { openBackend } from './server/backend/openBackend.ts';
export { api } from './src/api/createApi.ts';
export { locationsApi } from './src/features/locations/locationsApi.ts';`;

it('an endpoint takes three files: declaration, handler and query', async () => {
  const folder = join(root, 'test-results/new-endpoint');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'program.mjs');
  await build({
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
    stdin: { contents: program, resolveDir: root, loader: 'ts' },
    alias: { '@contract': join(root, 'contract'), '@': join(root, 'src') },
    plugins: [withAdditions],
    outfile,
  });
  const { configureStore, fastify, allEndpoints, isPublicRead, backendApp, openBackend, api, locationsApi } =
    await import(/* @vite-ignore */ pathToFileURL(outfile).href);

  const dataDir = await copyDemoFolder();
  const { backend, close } = await openBackend({ dataDir, hasDiskSpace: () => true });
  const app = fastify();
  await app.register(backendApp, { prefix: '/api/rest', backend });
  const send = async ({ method, path }: { method: 'GET'; path: string }) => {
    const { statusCode, body } = await app.inject({ method, url: `/api/rest${path}` });
    return { status: statusCode, body: JSON.parse(body) };
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, config: () => ({ tenant: {} }) },
    middleware: (defaults: (options: unknown) => { concat: (one: unknown) => unknown }) =>
      defaults({ thunk: { extraArgument: { send } }, serializableCheck: false }).concat(api.middleware),
  });

  const ask = (city: string) =>
    store.dispatch(locationsApi.endpoints.countStores.initiate({ city }, { forceRefetch: true }));
  expect((await ask('Portland')).data).toEqual({ stores: expect.any(Number) });
  expect((await ask('Portland')).data.stores).toBeGreaterThan(0);
  expect((await ask('Nowhere')).data).toEqual({ stores: 0 });

  const path = '/locations/count/{city}';
  expect(allEndpoints.map((one: { path: string }) => one.path)).toContain(path);
  expect(isPublicRead('/locations/count/Portland'), 'caches keep it only if it says so').toBe(false);
  // The limit of its declaration is counted.
  let status = 200;
  for (let tries = 0; status === 200 && tries < 200; tries += 1)
    status = (await app.inject('/api/rest/locations/count/Portland')).statusCode;
  expect(status).toBe(429);

  await app.close();
  await close();
  rmSync(dataDir, { recursive: true });
  rmSync(folder, { recursive: true });
});
