import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json: the same from the sources and from the bundle in dist/server. */
function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder)
    throw new Error('The server must stay inside its project folder: no package.json above it.');
  return findRoot(parent);
}

const root = findRoot(dirname(fileURLToPath(import.meta.url)));

export const webFolder = join(root, 'dist', 'web');
export const localesFolder = join(root, 'locales');
export const mediaFolder = join(root, 'server', 'demo', 'media');
export const serverEntryFile = join(root, 'dist', 'server-entry', 'serverEntry.js');
