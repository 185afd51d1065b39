import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localesFolder, serverEntryFile, serverFolder, webFolder } from '../../files/projectRoot.ts';

/**
 * Identifies everything that a rendered page depends on besides its data and configuration: the code of the server (whose file names are
 * content hashes) and of the app, and the texts. Rejects when a part has not been built.
 */
export async function readBuildId(): Promise<string> {
  const locales = await readdir(localesFolder, { recursive: true });
  const files = [
    serverEntryFile,
    ...['index.html', '.vite/manifest.json', '.vite/inline.js'].map((file) => join(webFolder, file)),
    ...locales.filter((file) => file.endsWith('.json')).map((file) => join(localesFolder, file)),
  ];
  const contents = await Promise.all(files.sort().map((file) => readFile(file)));
  const hash = createHash('sha256').update(JSON.stringify((await readdir(serverFolder)).sort()));
  for (const content of contents) hash.update(String(content.length)).update(content);
  return hash.digest('hex');
}
