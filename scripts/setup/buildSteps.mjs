import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './precompress.mjs';
import { root, runTool } from './run.mjs';

const vite = (...args) =>
  runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn', ...args], { env: { NODE_ENV: 'production' } });

const shared = { bundle: true, platform: 'node', logLevel: 'warning', absWorkingDir: root, sourcemap: true };

/** The server. Packages are not bundled: Node loads them from node_modules. */
export const serverBundle = {
  ...shared,
  entryPoints: ['demo/main.ts'],
  outfile: 'dist/server/main.mjs',
  format: 'esm',
  target: 'node20',
  packages: 'external',
};

/** The kiosk shell. A sandboxed preload script must be CommonJS. */
const electronBundle = {
  ...shared,
  entryPoints: ['electron/main.ts', 'electron/preload.ts'],
  outdir: 'dist/electron',
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  target: 'node22',
  external: ['electron'],
};

/** esbuild is imported lazily, because this module loads before packages are installed. */
const bundle = async (options) => (await import('esbuild')).build(options);

/** The web app and its service worker. pageStyles.mjs is imported lazily, because this module loads before packages are installed. */
export async function buildWeb() {
  rmSync(join(root, 'dist/web'), { recursive: true, force: true });
  await vite();
  const { writePageStyles } = await import('./pageStyles.mjs');
  await writePageStyles(join(root, 'dist/web'));
  await precompress(join(root, 'dist/web'));
}

/** The staff desk. */
export async function buildDesk() {
  await vite('--config', 'scripts/web/desk.config.ts');
  await precompress(join(root, 'dist/desk'));
}

/** The entry for server-side rendering. */
export const buildServerEntry = () =>
  vite('--ssr', 'src/app/serverEntry.tsx', '--outDir', 'dist/server-entry');

export const buildServer = () => bundle(serverBundle);

export const buildElectron = () => bundle(electronBundle);
