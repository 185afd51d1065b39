import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface BuildFolders {
  /** Files whose names contain hashes of their contents. */
  serverFolder: string;
  serverEntryFile: string;
  webFolder: string;
  localesFolder: string;
}

/** Names everything that a rendered page depends on besides its data: the code of the server and of the app, and the texts. */
export async function readBuildId(folders: BuildFolders): Promise<string> {
  const { serverFolder, serverEntryFile, webFolder, localesFolder } = folders;
  const locales = await readdir(localesFolder, { recursive: true });
  const files = [
    serverEntryFile,
    ...['index.html', '.vite/manifest.json', '.vite/styles.json'].map((file) => join(webFolder, file)),
    ...locales.filter((file) => file.endsWith('.json')).map((file) => join(localesFolder, file)),
  ];
  const contents = await Promise.all(files.sort().map((file) => readFile(file)));
  const hash = createHash('sha256').update(JSON.stringify((await readdir(serverFolder)).sort()));
  for (const content of contents) hash.update(String(content.length)).update(content);
  return hash.digest('hex');
}
