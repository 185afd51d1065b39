import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderRequest } from './serverEntry.ts';

/** What a page is made from: the plain shell with its places to fill, and which file each module became. */
export type WebBuild = Pick<RenderRequest, 'template' | 'manifest'>;

/** Reads the build of the web app. Rejects when there is none. */
export async function readWebBuild(folder: string): Promise<WebBuild> {
  const [template, manifest] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ]);
  return { template, manifest: JSON.parse(manifest) as WebBuild['manifest'] };
}
