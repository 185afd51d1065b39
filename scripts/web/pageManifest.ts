import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

type Manifest = Record<string, { file: string }>;

const PAGE = /^src[\\/]pages[\\/]\w+\.tsx$/;

/**
 * Adds each page to Vite's manifest. Vite omits pages whose module is in a chunk group (chunkGroups.ts), and the server could not determine
 * the chunks of such a page (src/hydration/pageChunks.ts).
 */
export const pageManifest = (): Plugin => ({
  name: 'page-manifest',
  writeBundle({ dir = '' }, bundle) {
    const path = join(dir, '.vite/manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
    const entries = Object.values(manifest);
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const entry = entries.find(({ file }) => file === chunk.fileName);
      const pages = chunk.moduleIds.map((id) => relative('', id)).filter((file) => PAGE.test(file));
      if (entry) for (const file of pages) manifest[file] ??= entry;
    }
    writeFileSync(path, JSON.stringify(manifest, null, 2));
  },
});
