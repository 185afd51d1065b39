import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../../env.ts';
import { localesFolder, serverEntryFile, serverFolder, webFolder } from '../../files/projectRoot.ts';
import type { HostingOptions } from '../hosting.ts';

/**
 * Names everything that a rendered page depends on besides its data and its configuration: the code of the server (its files are named by
 * hashes of their contents) and of the app, and the texts. Rejects when a part has not been built.
 */
async function readBuildId(): Promise<string> {
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

/** Where rendered pages outlive the process; null when PAGE_FILES_MB is 0. */
export async function pageFilesOf(
  { DATA_DIR, PAGE_FILES_MB }: Env,
  log: FastifyBaseLogger,
): Promise<HostingOptions['pageFiles']> {
  if (PAGE_FILES_MB === 0) return null;
  try {
    const build = await readBuildId();
    return { folder: resolve(DATA_DIR, 'pages'), build, maxBytes: PAGE_FILES_MB * 2 ** 20 };
  } catch (error) {
    log.warn({ err: error }, 'the build is not complete, rendered pages are kept in memory only');
    return null;
  }
}
