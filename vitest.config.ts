import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mapGeometryPlugin } from './scripts/web/mapGeometryPlugin.ts';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const alias = { '@tests': folder('./tests'), '@contract': folder('./contract'), '@': folder('./src') };
/** A time limit only detects a hang: the machine may be slow, and busy with something else. */
const limits = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };
const exclude = ['**/node_modules/**', 'tests/web/**', 'tests/kiosk/**', 'tests/dealer/**', 'dist/**'];

/** Two projects: `app` in jsdom for what runs in a browser, `node` for the server, the shell and the scripts, with a real database. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        define: { __APP_VERSION__: JSON.stringify('test') },
        plugins: [react(), mapGeometryPlugin()],
        resolve: { alias },
        test: {
          name: 'app',
          environment: 'jsdom',
          ...limits,
          include: ['{src,contract}/**/*.test.{ts,tsx}'],
          exclude,
          setupFiles: ['tests/unitSetup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'node',
          globalSetup: ['tests/seededClusters.setup.ts'],
          environment: 'node',
          include: ['{server,demo,electron,scripts,tests}/**/*.test.ts'],
          exclude,
          ...limits,
        },
      },
    ],
  },
});
