import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { Env } from '../../env.ts';
import { DATABASE_RESERVE_BYTES, DiskCache, type DiskCacheOptions } from '../../files/diskCache.ts';
import { localesFolder, serverEntryFile, serverFolder, webFolder } from '../../files/projectRoot.ts';
import { CompressedText } from './compressedText.ts';
import type { Entry } from './storedPage.ts';

const sources = z.readonly(z.array(z.string()));

/** Header of a file. The compressed HTML and data of the page follow it. */
const pageHead = z.object({
  site: z.string(),
  source: z.string(),
  stock: z.string(),
  /** Length of the HTML in bytes. */
  html: z.int().check(z.gte(0)),
  /** Ids of both parts. */
  boot: z.nullable(z.object({ layout: z.string(), page: z.string() })),
  etag: z.string(),
  inline: z.object({ scripts: sources, styles: sources }),
  surrogateKeys: z.string(),
  stockOf: z.nullable(z.readonly(z.array(z.number()))),
  expiresAt: z.number(),
});

export interface PageFilesOptions extends Pick<DiskCacheOptions<object>, 'folder' | 'freeBytes'> {
  /** Identifies the build: pages of another build are never served. */
  build: string;
  /** Total size limit of the pages in bytes. */
  maxBytes: number;
}

/** Small, because thousands of pages share the data of a layout. */
const maxLayoutBytes = 16 * 2 ** 20;

/** Reads the data of a site's layout; null when it no longer exists. */
type ReadLayout = (site: string, id: string) => Promise<CompressedText | null>;

/** Rendered pages on disk, which survive a restart, and the data of their layouts. */
export class PageFiles {
  readonly #pages: DiskCache<z.output<typeof pageHead>>;
  readonly #layouts: DiskCache<object>;

  /** onError is called for unusable files, which are treated as missing. */
  constructor({ folder, maxBytes, freeBytes }: PageFilesOptions, onError: (error: unknown) => void) {
    const shared = { freeBytes, reserveBytes: () => DATABASE_RESERVE_BYTES, onError };
    this.#pages = new DiskCache({ ...shared, folder: join(folder, 'pages'), head: pageHead, maxBytes });
    this.#layouts = new DiskCache({
      ...shared,
      folder: join(folder, 'layouts'),
      head: z.object({}),
      maxBytes: maxLayoutBytes,
    });
  }

  /** The rendering stored under a key, valid or not; null if there is none. */
  async read(key: string, readLayout: ReadLayout): Promise<Entry | null> {
    const file = await this.#pages.read(key);
    if (!file) return null;
    const { source, stock, html, boot, ...head } = file.head;
    const layout = boot && (await readLayout(head.site, boot.layout));
    if (boot && !layout) return null;
    return {
      page: {
        ...head,
        status: 200,
        redirect: null,
        hasErrors: false,
        html: CompressedText.restore(file.body.subarray(0, html)),
        boot: boot &&
          layout && {
            layout: { id: boot.layout, text: layout },
            page: { id: boot.page, text: CompressedText.restore(file.body.subarray(html)) },
          },
      },
      source,
      stock,
      previous: null,
    };
  }

  /** Writes a complete page, unless disk space is low. Never rejects. */
  async write(key: string, { page, source, stock }: Entry): Promise<void> {
    const { status, redirect, hasErrors, html, boot, ...head } = page;
    if (boot) await this.#writeLayout(layoutKey(page.site, boot.layout.id), boot.layout.text);
    const ids = boot && { layout: boot.layout.id, page: boot.page.id };
    const body = Buffer.concat([html.bytes, boot?.page.text.bytes ?? Buffer.alloc(0)]);
    await this.#pages.write(key, { ...head, source, stock, html: html.size, boot: ids }, body);
  }

  /** key: from layoutKey */
  async readLayout(key: string): Promise<CompressedText | null> {
    const file = await this.#layouts.read(key);
    return file && CompressedText.restore(file.body);
  }

  /** Reading it also marks it as used, so that a layout which does not change outlives those that do. */
  async #writeLayout(key: string, text: CompressedText): Promise<void> {
    if (!(await this.#layouts.read(key))) await this.#layouts.write(key, {}, text.bytes);
  }
}

/** The key of a layout's data of a site, in memory and on disk. */
export const layoutKey = (site: string, id: string): string => `${site} ${id}`;

/**
 * Identifies everything that a rendered page depends on besides its data and configuration: the code of the server (whose file names are
 * content hashes) and of the app, and the texts. Rejects when a part has not been built.
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

/** Where rendered pages are stored across restarts; null when PAGE_FILES_MB is 0. */
export async function pageFilesOf(
  { DATA_DIR, PAGE_FILES_MB }: Env,
  log: FastifyBaseLogger,
): Promise<PageFilesOptions | null> {
  // The folder that earlier versions used.
  await rm(resolve(DATA_DIR, 'pages'), { recursive: true, force: true }).catch((error: unknown) =>
    log.warn({ err: error }, 'the pages that an earlier version rendered could not be removed'),
  );
  if (PAGE_FILES_MB === 0) return null;
  try {
    const build = await readBuildId();
    return { folder: resolve(DATA_DIR, 'rendered'), build, maxBytes: PAGE_FILES_MB * 2 ** 20 };
  } catch (error) {
    log.warn({ err: error }, 'the build is not complete, rendered pages are kept in memory only');
    return null;
  }
}
