import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Env } from '../../env.ts';
import { DATABASE_RESERVE_BYTES, DiskCache, type DiskCacheOptions } from '../../files/diskCache.ts';
import { readBuildId } from './buildId.ts';
import type { BootPart, CachedPage } from './cachedPage.ts';
import { CompressedText } from './compressedText.ts';
import type { DataVersion } from './pageVersion.ts';

const sources = z.array(z.string());

/** What a file has beside the HTML and the data of a page, which follow each other compressed. */
const pageHead = z.object({
  /** Bytes of the HTML. */
  html: z.int().check(z.gte(0)),
  boot: z.nullable(z.object({ layout: z.string(), page: z.string() })),
  etag: z.string(),
  inline: z.object({ scripts: sources, styles: sources }),
  surrogateKeys: z.string(),
  stockOf: z.nullable(z.array(z.number())),
  /** Fingerprint of that stock. */
  stock: z.string(),
  expiresAt: z.number(),
});
type PageHead = z.output<typeof pageHead>;

export interface PageFilesOptions
  extends Pick<DiskCacheOptions<PageHead>, 'folder' | 'onError' | 'freeBytes'> {
  /** Names what renders: pages of another build are never served. */
  build: string;
  /** Limit of the pages of the current data; the folder contains a folder for them, which is deleted once the data changes. */
  maxBytes: number;
}

/** Folder of the layouts' data, which thousands of pages share. Equal data has equal ids, so they outlive the pages. */
const LAYOUTS = 'layouts';
const maxLayoutBytes = 16 * 2 ** 20;
/** A text takes about 14 kB. */
const maxLayoutTexts = 500;

/**
 * Rendered pages on disk. They outlive the process and need no memory, so a shop's whole sitemap is rendered ahead once for each
 * change of its data. A file is valid for the data (stamp and revision), the build and the key that it was written for, until it expires,
 * and while its stock is the current one.
 */
export class PageFiles {
  readonly #options: PageFilesOptions;
  readonly #layouts: DiskCache<object>;
  /** The pages in memory share these texts. */
  readonly #layoutTexts = new LRUCache<string, CompressedText>({ max: maxLayoutTexts });
  /** The files of the current data. */
  #generation: { name: string; pages: DiskCache<PageHead> } | null = null;

  constructor(options: PageFilesOptions) {
    this.#options = options;
    this.#layouts = this.#openCache(LAYOUTS, z.object({}), maxLayoutBytes);
  }

  /** The page of a key; null when no valid one is on disk. */
  async read(key: string, version: DataVersion): Promise<CachedPage | null> {
    const entry = await this.#pagesOf(version).read(key);
    if (!entry) return null;
    const { html, boot, stock, ...page } = entry.head;
    if (page.expiresAt <= Date.now() || stock !== version.stock.fingerprintOf(page.stockOf)) return null;
    const layout = boot && (await this.#readLayout(boot.layout));
    if (boot && !layout) return null;
    return {
      ...page,
      status: 200,
      redirect: null,
      hasErrors: false,
      html: CompressedText.restore(entry.body.subarray(0, html)),
      boot: boot &&
        layout && {
          layout: { id: boot.layout, text: layout },
          page: { id: boot.page, text: CompressedText.restore(entry.body.subarray(html)) },
        },
    };
  }

  /** Bytes of the page of a key; 0 when no valid one is on disk. */
  async sizeOf(key: string, version: DataVersion): Promise<number> {
    const page = await this.read(key, version);
    return page ? page.html.size + (page.boot?.page.text.size ?? 0) : 0;
  }

  /** Writes a complete page that was rendered from this version, unless the disk is too full. Never rejects. */
  async write(key: string, version: DataVersion, page: CachedPage): Promise<void> {
    const { html, boot, inline, stockOf, etag, surrogateKeys, expiresAt } = page;
    if (boot) await this.#writeLayout(boot.layout);
    const head = {
      html: html.size,
      boot: boot && { layout: boot.layout.id, page: boot.page.id },
      etag,
      inline: { scripts: [...inline.scripts], styles: [...inline.styles] },
      surrogateKeys,
      stockOf: stockOf && [...stockOf],
      stock: version.stock.fingerprintOf(stockOf),
      expiresAt,
    };
    const body = Buffer.concat([html.bytes, ...(boot ? [boot.page.text.bytes] : [])]);
    await this.#pagesOf(version).write(key, head, body);
  }

  async #writeLayout({ id, text }: BootPart): Promise<void> {
    this.#layoutTexts.set(id, text);
    if (!(await this.#layouts.has(id))) await this.#layouts.write(id, {}, text.bytes);
  }

  async #readLayout(id: string): Promise<CompressedText | null> {
    const stored = this.#layoutTexts.get(id);
    if (stored) return stored;
    const entry = await this.#layouts.read(id);
    if (!entry) return null;
    const text = CompressedText.restore(entry.body);
    this.#layoutTexts.set(id, text);
    return text;
  }

  #openCache<Head extends object>(
    name: string,
    head: z.ZodMiniType<Head>,
    maxBytes: number,
  ): DiskCache<Head> {
    const { folder, onError, freeBytes } = this.#options;
    return new DiskCache({
      folder: join(folder, name),
      maxBytes,
      reserveBytes: () => DATABASE_RESERVE_BYTES,
      head,
      onError,
      freeBytes,
    });
  }

  /** The first call for other data deletes the pages of all former data in the background. */
  #pagesOf({ revision, stamp }: DataVersion): DiskCache<PageHead> {
    const { build, maxBytes, onError } = this.#options;
    const name = createHash('sha256')
      .update(JSON.stringify([build, revision, stamp]))
      .digest('hex');
    if (this.#generation?.name !== name) {
      this.#generation = { name, pages: this.#openCache(name, pageHead, maxBytes) };
      this.#deleteOthers(name).catch(onError);
    }
    return this.#generation.pages;
  }

  async #deleteOthers(name: string): Promise<void> {
    const { folder } = this.#options;
    await mkdir(folder, { recursive: true });
    for (const entry of await readdir(folder, { withFileTypes: true }))
      if (entry.isDirectory() && entry.name !== name && entry.name !== LAYOUTS)
        await rm(join(folder, entry.name), { recursive: true, force: true });
  }
}

/** Where rendered pages outlive the process; null when PAGE_FILES_MB is 0. */
export async function pageFilesOf(
  { DATA_DIR, PAGE_FILES_MB }: Env,
  log: FastifyBaseLogger,
): Promise<Omit<PageFilesOptions, 'onError'> | null> {
  if (PAGE_FILES_MB === 0) return null;
  try {
    const build = await readBuildId();
    return { folder: resolve(DATA_DIR, 'pages'), build, maxBytes: PAGE_FILES_MB * 2 ** 20 };
  } catch (error) {
    log.warn({ err: error }, 'the build is not complete, rendered pages are kept in memory only');
    return null;
  }
}
