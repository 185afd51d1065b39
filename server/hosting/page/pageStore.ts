import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Env } from '../../env.ts';
import { DATABASE_RESERVE_BYTES, DiskCache, type DiskCacheOptions } from '../../files/diskCache.ts';
import type { InlineCode } from '../security/inlineCode.ts';
import { readBuildId } from './buildId.ts';
import type { RenderResult } from './builds.ts';
import { CompressedText } from './compressedText.ts';
import type { DataVersion, ReadVersion } from './pageVersion.ts';

/** A page rendered for all anonymous visitors. */
export interface SharedPage extends Pick<RenderResult, 'status' | 'redirect' | 'boot'> {
  /** Tenant and origin (pageTarget.ts): the pages of a site share the data of their layouts. */
  site: string;
  html: string;
  inline: InlineCode;
  /** Names of what the page is about, for purging shared caches (surrogateKeys.ts). */
  surrogateKeys: string;
  /** Ids of the products whose stock the page shows; null: of any product. */
  stockOf: readonly number[] | null;
  /** Time at which the page may change although its data does not (ms since 1970). */
  expiresAt: number;
  /** Part of the page failed to render: the page is served once and never stored. */
  hasErrors: boolean;
}

/** Part of the data for hydration. Equal data has equal ids. */
interface BootPart {
  id: string;
  text: CompressedText;
}

export interface StoredPage extends Omit<SharedPage, 'html' | 'boot'> {
  html: CompressedText;
  /** Identifies the HTML: equal pages have equal tags. */
  etag: string;
  /** Null when the HTML contains the data. The pages of a site share their layout's part. */
  boot: { layout: BootPart; page: BootPart } | null;
}

interface Entry {
  page: StoredPage;
  /** Names the build and the revision that the page was rendered from; empty for a backend without versions. */
  source: string;
  /** Fingerprint of the stock that the page shows. */
  stock: string;
  /** Of the former rendering: a browser that displays it may not have requested its data yet. */
  previous: BootPart | null;
}

const sources = z.readonly(z.array(z.string()));

/** What a file has beside the HTML and the data of a page, which follow each other compressed. */
const pageHead = z.object({
  site: z.string(),
  source: z.string(),
  stock: z.string(),
  /** Bytes of the HTML. */
  html: z.int().check(z.gte(0)),
  /** Ids of both parts. */
  boot: z.nullable(z.object({ layout: z.string(), page: z.string() })),
  etag: z.string(),
  inline: z.object({ scripts: sources, styles: sources }),
  surrogateKeys: z.string(),
  stockOf: z.nullable(z.readonly(z.array(z.number()))),
  expiresAt: z.number(),
});

/** Renders a page from data of this version or a newer one. */
type RenderVersion = (version: DataVersion | null) => Promise<SharedPage>;

export interface PageFilesOptions extends Pick<DiskCacheOptions<object>, 'folder' | 'freeBytes'> {
  /** Names what renders: pages of another build are never served. */
  build: string;
  /** Limit of all pages. */
  maxBytes: number;
}

export interface PageStoreOptions {
  readVersion: ReadVersion;
  /** Receives the error of a background rendering; the stored page stays in use. */
  onRefreshError: (error: unknown) => void;
  /** Receives what goes wrong with a file; its page is rendered then. */
  onFileError?: (error: unknown) => void;
  /** Bytes of all pages in memory with their data. */
  maxBytes: number;
  /** Where pages that are rendered ahead outlive the process; null: nowhere. */
  files?: PageFilesOptions | null;
}

/** No visitor gets a page that is out of date for longer. */
const staleMs = 60_000;
/** No visitor gets a page whose stock changed longer ago. */
const staleStockMs = 5_000;
/** Some kinds of pages, languages and screens of each site; a text takes about 14 kB. */
const maxLayouts = 500;
const maxLayoutBytes = 16 * 2 ** 20;
/** What an entry takes beside its compressed texts: keys, hashes, objects. */
const entryBytes = 1_000;

const bytesOf = ({ page, previous }: Entry) =>
  entryBytes + page.html.size + (page.boot?.page.text.size ?? 0) + (previous?.text.size ?? 0);

/** Only such pages are stored. */
const isComplete = ({ page: { status, hasErrors } }: Entry) => status === 200 && !hasErrors;

/**
 * Pages rendered for anonymous visitors, by URL, language and screen size, in memory and on disk. Simultaneous requests for a page share
 * one rendering. A page is valid while its build, revision and stock are the current ones, until it expires. One that is out of date
 * by time or stock only is served once more while its successor renders (stale-while-revalidate). Beyond the limits of bytes the least
 * recently used pages are evicted.
 */
export class PageStore {
  readonly #options: PageStoreOptions;
  readonly #entries: LRUCache<string, Entry>;
  readonly #layouts = new LRUCache<string, Promise<CompressedText>>({ max: maxLayouts });
  readonly #files: { pages: DiskCache<z.output<typeof pageHead>>; layouts: DiskCache<object> } | null;
  readonly #pending = new Map<string, Promise<Entry>>();

  constructor(options: PageStoreOptions) {
    this.#options = options;
    this.#entries = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: bytesOf });
    const { files, onFileError = () => undefined } = options;
    const shared = { ...files, reserveBytes: () => DATABASE_RESERVE_BYTES, onError: onFileError };
    const open = <Head extends object>(name: string, head: z.ZodMiniType<Head>, maxBytes: number) =>
      new DiskCache({ ...shared, folder: join(files?.folder ?? '', name), head, maxBytes });
    this.#files = files
      ? {
          pages: open('pages', pageHead, files.maxBytes),
          layouts: open('layouts', z.object({}), maxLayoutBytes),
        }
      : null;
  }

  /** The page of a key, stored or rendered. Rejects when no valid page is stored and render rejects. */
  async get(key: string, render: RenderVersion): Promise<StoredPage> {
    const version = await this.#options.readVersion();
    const stored = await this.#find(key, version);
    if (!stored) return (await this.#refresh(key, version, render)).page;
    if (this.#validityOf(stored, version) === 'stale')
      this.#refresh(key, version, render).catch(this.#options.onRefreshError);
    return stored.page;
  }

  /**
   * Renders the page of a key ahead unless a rendering of it is fresh. With files it is stored there, and takes memory only once it is
   * requested. Resolves to the bytes that it takes. Rejects when render rejects.
   */
  async prepare(key: string, render: RenderVersion): Promise<number> {
    const version = await this.#options.readVersion();
    const files = version && this.#files;
    const isFresh = (entry: Entry) => this.#validityOf(entry, version) === 'fresh';
    const written = files && (await this.#read(key));
    if (written && isFresh(written)) return bytesOf(written);
    const cached = this.#entries.peek(key);
    const renderNow = () =>
      cached || !files ? this.#refresh(key, version, render) : this.#render(version, render);
    const entry = cached && isFresh(cached) ? cached : await renderNow();
    if (!isComplete(entry)) return 0;
    if (files) await this.#write(key, entry);
    return bytesOf(entry);
  }

  /** The own data of a rendering of this page; null when the rendering is no longer in memory. */
  dataOf(key: string, id: string): CompressedText | null {
    const { page, previous } = this.#entries.get(key) ?? {};
    return [page?.boot?.page, previous].find((part) => part?.id === id)?.text ?? null;
  }

  /** The data of a layout of a site; null when no stored page has it. */
  async layout(site: string, id: string): Promise<CompressedText | null> {
    const key = `${site} ${id}`;
    const cached = this.#layouts.get(key);
    if (cached) return cached;
    const file = await this.#files?.layouts.read(key);
    if (!file) return null;
    const text = CompressedText.restore(file.body);
    this.#layouts.set(key, Promise.resolve(text));
    return text;
  }

  /** The valid rendering of a key; one on disk is taken into memory. */
  async #find(key: string, version: DataVersion | null): Promise<Entry | null> {
    const cached = this.#entries.get(key);
    if (cached && this.#validityOf(cached, version) !== 'expired') return cached;
    const written = version && (await this.#read(key));
    if (!written || this.#validityOf(written, version) === 'expired') return null;
    this.#remember(key, written);
    return written;
  }

  #sourceOf(version: DataVersion | null): string {
    return version ? JSON.stringify([this.#options.files?.build, version.stamp, version.revision]) : '';
  }

  #validityOf({ page, source, stock }: Entry, version: DataVersion | null) {
    const late = Date.now() - page.expiresAt;
    if (source !== this.#sourceOf(version) || late >= staleMs) return 'expired';
    if (version && stock !== version.stock.fingerprintOf(page.stockOf)) {
      const { previous, since } = version.stock;
      const isLast = previous?.fingerprintOf(page.stockOf) === stock;
      return isLast && performance.now() - since < staleStockMs ? 'stale' : 'expired';
    }
    return late >= 0 ? 'stale' : 'fresh';
  }

  #refresh(key: string, version: DataVersion | null, render: RenderVersion): Promise<Entry> {
    const pendingKey = `${version?.revision} ${version?.stock.version} ${key}`;
    const start = async () => {
      const entry = await this.#render(version, render);
      if (isComplete(entry)) this.#remember(key, entry);
      return entry;
    };
    const pending = this.#pending.get(pendingKey) ?? start().finally(() => this.#pending.delete(pendingKey));
    this.#pending.set(pendingKey, pending);
    return pending;
  }

  async #render(version: DataVersion | null, render: RenderVersion): Promise<Entry> {
    const { html, boot, ...page } = await render(version);
    const [htmlText, layout, data] = await Promise.all([
      CompressedText.of(html),
      boot && this.#addLayout(`${page.site} ${boot.layout.id}`, boot.layout.text),
      boot && CompressedText.of(boot.page.text),
    ]);
    return {
      page: {
        ...page,
        html: htmlText,
        etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
        boot:
          boot && layout && data
            ? { layout: { id: boot.layout.id, text: layout }, page: { id: boot.page.id, text: data } }
            : null,
      },
      source: this.#sourceOf(version),
      stock: version?.stock.fingerprintOf(page.stockOf) ?? '',
      previous: null,
    };
  }

  /** Compresses the data of a layout once. */
  #addLayout(key: string, text: string): Promise<CompressedText> {
    const cached = this.#layouts.get(key);
    if (cached) return cached;
    const compressing = CompressedText.of(text);
    this.#layouts.set(key, compressing);
    // The next page tries again.
    compressing.catch(() => this.#layouts.delete(key));
    return compressing;
  }

  #remember(key: string, entry: Entry): void {
    const last = this.#entries.peek(key)?.page.boot?.page;
    const previous = last && last.id !== entry.page.boot?.page.id ? last : null;
    this.#entries.set(key, { ...entry, previous });
  }

  async #read(key: string): Promise<Entry | null> {
    const file = await this.#files?.pages.read(key);
    if (!file) return null;
    const { source, stock, html, boot, ...head } = file.head;
    const layout = boot && (await this.layout(head.site, boot.layout));
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

  /** Writes a complete page unless the disk is too full. Never rejects. */
  async #write(key: string, { page, source, stock }: Entry): Promise<void> {
    if (!this.#files) return;
    const { pages, layouts } = this.#files;
    const { status, redirect, hasErrors, html, boot, ...head } = page;
    const layoutKey = `${page.site} ${boot?.layout.id}`;
    if (boot && !(await layouts.has(layoutKey))) await layouts.write(layoutKey, {}, boot.layout.text.bytes);
    const ids = boot && { layout: boot.layout.id, page: boot.page.id };
    const body = Buffer.concat([html.bytes, boot?.page.text.bytes ?? Buffer.alloc(0)]);
    await pages.write(key, { ...head, source, stock, html: html.size, boot: ids }, body);
  }
}

/** Where rendered pages outlive the process; null when PAGE_FILES_MB is 0. */
export async function pageFilesOf(
  { DATA_DIR, PAGE_FILES_MB }: Env,
  log: FastifyBaseLogger,
): Promise<PageFilesOptions | null> {
  // The folder of earlier versions.
  await rm(resolve(DATA_DIR, 'pages'), { recursive: true, force: true });
  if (PAGE_FILES_MB === 0) return null;
  try {
    const build = await readBuildId();
    return { folder: resolve(DATA_DIR, 'rendered'), build, maxBytes: PAGE_FILES_MB * 2 ** 20 };
  } catch (error) {
    log.warn({ err: error }, 'the build is not complete, rendered pages are kept in memory only');
    return null;
  }
}
