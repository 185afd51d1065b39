import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { buildTarget, firstWithModules } from './oldestBrowsers.ts';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

interface Script {
  source: string;
  target: string | string[];
}

const workerPart = (name: string): [string, Script] => [
  `sw-${name}.js`,
  { source: `src/serviceWorker/${name}.ts`, target: buildTarget },
];

/** By the built file: the parts of the service worker that Workbox's worker loads by importScripts (workbox.ts), and the script inside rendered pages. */
const scripts = new Map<string, Script>([
  ...['backgroundSync', 'publicReads', 'signOut'].map(workerPart),
  ['.vite/inline.js', { source: 'src/hydration/inline.ts', target: firstWithModules }],
]);

/** Bundles each script that is no module into one file. */
export const standaloneScripts = (): Plugin => ({
  name: 'standalone-scripts',
  apply: 'build',
  async generateBundle() {
    for (const [fileName, { source, target }] of scripts) {
      const { outputFiles } = await build({
        entryPoints: [folder(source)],
        alias: { '@contract': folder('contract'), '@': folder('src') },
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target,
      });
      this.emitFile({ type: 'asset', fileName, source: outputFiles[0]?.text.trim() ?? '' });
    }
  },
});
