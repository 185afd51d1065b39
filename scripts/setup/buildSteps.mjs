import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './precompress.mjs';
import { root, runTool } from './run.mjs';

const vite = (...args) =>
  runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn', ...args], { env: { NODE_ENV: 'production' } });

const shared = { bundle: true, platform: 'node', logLevel: 'warning', absWorkingDir: root, sourcemap: true };

/** The server for development and its programs. Packages are not bundled: Node loads them from node_modules. */
export const serverBundle = {
  ...shared,
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

/** The web app and its service worker. */
export async function buildWeb() {
  rmSync(join(root, 'dist/web'), { recursive: true, force: true });
  await vite();
}

/** The staff desk. */
export const buildDesk = () => vite('--config', 'scripts/web/desk.config.ts');

/** Precompresses the files of both. Until that is done, the server compresses at run time. */
export const buildCompressed = async () => {
  for (const folder of ['dist/web', 'dist/desk']) await precompress(join(root, folder));
};

/** The entry for server-side rendering. */
export const buildServerEntry = () =>
  vite('--ssr', 'src/ssr/serverEntry.tsx', '--outDir', 'dist/server-entry');

/** Packages with additional files next to their code, and those that the server loads on first use. */
const unbundled = [
  '@electric-sql/pglite',
  '@fastify/http-proxy',
  '@opentelemetry/*',
  '@simplewebauthn/server',
  'drizzle-orm/node-postgres',
  'heic-decode',
  'nodemailer',
  'pdfjs-dist',
  'pg',
  'sharp',
  'web-push',
];

/** Bundled CommonJS packages need globals that an ES module lacks. */
const commonJs = `import { createRequire as requireOf } from 'node:module';
const require = requireOf(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

/**
 * Packages are bundled, because reading their 700 files takes a sixth of the start-up time. Parts that are not needed at the start, such as
 * the seed, are separate files.
 */
export function buildServer() {
  rmSync(join(root, 'dist/server'), { recursive: true, force: true });
  return bundle({
    ...serverBundle,
    entryPoints: {
      main: 'demo/main.ts',
      fill: 'demo/fill.ts',
      databaseWorker: 'server/backend/database/databaseWorker.ts',
    },
    outdir: 'dist/server',
    outExtension: { '.js': '.mjs' },
    splitting: true,
    minifySyntax: true,
    minifyWhitespace: true,
    packages: 'bundle',
    external: unbundled,
    banner: { js: commonJs },
    sourcesContent: false,
  });
}

export const buildElectron = () => bundle(electronBundle);
