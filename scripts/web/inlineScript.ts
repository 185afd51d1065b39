import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { firstWithModules } from './oldestBrowsers.ts';

const source = fileURLToPath(new URL('../../src/hydration/inline.ts', import.meta.url));

/** Bundles the script inside rendered pages. It is no module, so that it runs before anything else is loaded. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  apply: 'build',
  async generateBundle() {
    const { outputFiles } = await build({
      entryPoints: [source],
      alias: {
        '@contract': fileURLToPath(new URL('../../contract', import.meta.url)),
        '@': fileURLToPath(new URL('../../src', import.meta.url)),
      },
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: firstWithModules,
    });
    this.emitFile({ type: 'asset', fileName: '.vite/inline.js', source: outputFiles[0]?.text.trim() ?? '' });
  },
});
