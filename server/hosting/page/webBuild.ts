import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderRequest } from './serverEntry.ts';

/** The plain shell with its placeholders, and the manifest that maps each module to its built file. */
export type WebBuild = Pick<RenderRequest, 'template' | 'manifest'>;

/** Reads the build of the web app. Rejects when the app has not been built. */
export async function readWebBuild(folder: string): Promise<WebBuild> {
  const [template, manifest] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ]);
  return { template, manifest: JSON.parse(manifest) as WebBuild['manifest'] };
}
