import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { buildTarget } from './oldestBrowsers.ts';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Bundles the parts of the service worker that we wrote; Workbox's worker loads each by importScripts (workbox.ts). */
export const serviceWorkerParts = (names: readonly string[]): Plugin => ({
  name: 'service-worker-parts',
  apply: 'build',
  async generateBundle() {
    for (const name of names) {
      const { outputFiles } = await build({
        entryPoints: [folder(`src/serviceWorker/${name}.ts`)],
        alias: { '@contract': folder('contract'), '@': folder('src') },
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: buildTarget,
      });
      this.emitFile({ type: 'asset', fileName: `sw-${name}.js`, source: outputFiles[0]?.text ?? '' });
    }
  },
});
