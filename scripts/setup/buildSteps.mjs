import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './precompress.mjs';
import { root, runTool } from './run.mjs';

const vite = (...args) =>
  runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn', ...args], { env: { NODE_ENV: 'production' } });

/** esbuild is installed by then: this file is also read before that. */
const bundle = async (options) =>
  (await import('esbuild')).build({ bundle: true, platform: 'node', logLevel: 'warning', ...options });

/** The web app and its service worker. */
export async function buildWeb() {
  rmSync(join(root, 'dist/web'), { recursive: true, force: true });
  await vite();
  await precompress(join(root, 'dist/web'));
}

/** What renders a page on the server. */
export const buildServerEntry = () =>
  vite('--ssr', 'src/app/serverEntry.tsx', '--outDir', 'dist/server-entry');

/** The server; packages stay outside, they are loaded from node_modules. */
export const buildServer = () =>
  bundle({
    entryPoints: ['server/main.ts'],
    outfile: 'dist/server/main.mjs',
    absWorkingDir: root,
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
  });

/** The kiosk shell; a sandboxed preload must be CommonJS. */
export const buildElectron = () =>
  bundle({
    entryPoints: ['electron/main.ts', 'electron/preload.ts'],
    outdir: 'dist/electron',
    outExtension: { '.js': '.cjs' },
    absWorkingDir: root,
    format: 'cjs',
    target: 'node22',
    external: ['electron'],
    sourcemap: true,
  });
