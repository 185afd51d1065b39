import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { firstWithModules } from './oldestBrowsers.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Bundles a script for every browser that supports modules. The result is not a module, so that it has no dependencies. */
export async function bundleForAnyModules(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [pathOf(entry)],
    alias: { '@contract': pathOf('contract'), '@': pathOf('src') },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: firstWithModules,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Bundles the inline script of rendered pages, which runs before anything else is loaded. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  apply: 'build',
  async generateBundle() {
    const source = await bundleForAnyModules('src/hydration/inline.ts');
    this.emitFile({ type: 'asset', fileName: '.vite/inline.js', source });
  },
});
