import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CompressedText } from './compressedText.ts';
import { layoutKey, PageFiles, type PageFilesOptions } from './pageFiles.ts';
import type { DataVersion, ReadVersion } from './pageVersion.ts';
import type { Entry, SharedPage, StoredPage } from './storedPage.ts';

/** Renders a page from data of this version or a newer one. */
type RenderVersion = (version: DataVersion | null) => Promise<SharedPage>;

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
  readonly #files: PageFiles | null;
  readonly #pending = new Map<string, Promise<Entry>>();

  constructor(options: PageStoreOptions) {
    this.#options = options;
    this.#entries = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: bytesOf });
    const { files, onFileError = () => undefined } = options;
    this.#files = files ? new PageFiles(files, onFileError) : null;
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
    await files?.write(key, entry);
    return bytesOf(entry);
  }

  /** The own data of a rendering of this page; null when the rendering is no longer in memory. */
  dataOf(key: string, id: string): CompressedText | null {
    const { page, previous } = this.#entries.get(key) ?? {};
    return [page?.boot?.page, previous].find((part) => part?.id === id)?.text ?? null;
  }

  /** The data of a layout of a site; null when no stored page has it. */
  async layout(site: string, id: string): Promise<CompressedText | null> {
    const key = layoutKey(site, id);
    const cached = this.#layouts.get(key);
    if (cached) return cached;
    const text = (await this.#files?.readLayout(key)) ?? null;
    if (text) this.#layouts.set(key, Promise.resolve(text));
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
      boot && this.#addLayout(layoutKey(page.site, boot.layout.id), boot.layout.text),
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
    return (await this.#files?.read(key, (site, id) => this.layout(site, id))) ?? null;
  }
}
