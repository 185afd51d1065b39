import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mapGeometryPlugin } from './scripts/web/mapGeometryPlugin.ts';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const alias = { '@tests': folder('./tests'), '@contract': folder('./contract'), '@': folder('./src') };
/** A time limit only detects a hang: the machine may be slow, and busy with something else. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } };
const sourceChecks = 'tests/lint/**';
const exclude = ['**/node_modules/**', 'tests/web/**', 'tests/kiosk/**', 'tests/dealer/**', 'dist/**'];
/** Databases in memory start from a copy of the demo shop. */
const globalSetup = ['tests/seededClusters.setup.ts'];
const domTests = '{src,contract,tests,electron}/**/*.{test.tsx,dom.test.ts}';
/** Components as the server renders them. */
const ssrTests = '{src,contract}/**/*.ssr.test.tsx';

/** What the web app is built with; tests of the server render it. */
const app = {
  define: { __APP_VERSION__: JSON.stringify('test'), __TEXTS_VERSION__: JSON.stringify('test') },
  plugins: [react(), mapGeometryPlugin()],
  resolve: { alias },
};

/**
 * Four projects: `dom` in jsdom for components and .dom.test.ts, `app` for the other code of the web app, `server` for everything that
 * runs in Node.js, most of it with a real database, `lint` for checks of the sources. The files of a project share one process for each
 * core (tests/sharedProcess.ts), and those of `dom` its window as well (tests/sharedWindow.ts).
 */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        ...app,
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          ...limits,
          include: [domTests],
          exclude: [...exclude, ssrTests],
          setupFiles: ['tests/sharedProcess.ts', 'tests/sharedWindow.ts', 'tests/unitSetup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        ...app,
        test: {
          name: 'app',
          environment: 'node',
          isolate: false,
          ...limits,
          include: ['{src,contract}/**/*.test.ts', ssrTests],
          exclude: [...exclude, '**/*.dom.test.ts'],
          setupFiles: ['tests/sharedProcess.ts', 'tests/unitSetup.ts'],
        },
      },
      {
        ...app,
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/sharedProcess.ts', 'tests/quickHashes.ts', 'tests/smallDatabases.ts'],
          include: ['{server,demo,electron,scripts,tests,tools}/**/*.test.ts'],
          exclude: [...exclude, sourceChecks, domTests],
          globalSetup,
          // What is built already needs no transform.
          server: { deps: { external: [/\/dist\//] } },
          ...limits,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'lint',
          environment: 'node',
          isolate: false,
          include: [`${sourceChecks}/*.test.ts`],
          ...limits,
        },
      },
    ],
  },
});
