import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder)
    throw new Error('The server must stay inside its project folder: no package.json above it.');
  return findRoot(parent);
}

/** The folder of package.json, the same for the sources and for the bundles in dist. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

export const serverFolder = join(projectRoot, 'dist', 'server');
export const webFolder = join(projectRoot, 'dist', 'web');
export const deskFolder = join(projectRoot, 'dist', 'desk');
export const localesFolder = join(projectRoot, 'locales');
export const mediaFolder = join(projectRoot, 'demo', 'media');
export const serverEntryFile = join(projectRoot, 'dist', 'server-entry', 'serverEntry.js');
