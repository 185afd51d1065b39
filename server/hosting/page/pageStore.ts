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
  /** Called with the error of a background rendering; the stored page remains in use. */
  onRefreshError: (error: unknown) => void;
  /** Called with the error of an unusable file, whose page is rendered again. */
  onFileError?: (error: unknown) => void;
  /** Limit in bytes for all pages in memory, including their data. */
  maxBytes: number;
  /** Where pages rendered in advance survive a restart; null: not stored. */
  files?: PageFilesOptions | null;
}

/** Maximum age at which an outdated page is still served. */
const staleMs = 60_000;
/** Maximum time for which a page with outdated stock is still served. */
const staleStockMs = 5_000;
/** A few kinds of pages, languages and screens per site; a text takes about 14 kB. */
const maxLayouts = 500;
/** Memory of an entry besides its compressed texts: keys, hashes, objects. */
const entryBytes = 1_000;

const bytesOf = ({ page, previous }: Entry) =>
  entryBytes + page.html.size + (page.boot?.page.text.size ?? 0) + (previous?.text.size ?? 0);

/** Only such pages are stored. */
const isComplete = ({ page: { status, hasErrors } }: Entry) => status === 200 && !hasErrors;

/**
 * Pages rendered for anonymous visitors, by URL, language and screen size, in memory and on disk. Simultaneous requests for a page share
 * one rendering. A page is valid until it expires, as long as its build, revision and stock are current. If it is outdated only by time or
 * stock, it is served once more while its successor renders (stale-while-revalidate). Beyond the size limits, the least recently used pages
 * are evicted.
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

  /** The page of a key, stored or newly rendered. Rejects when no valid page is stored and render rejects. */
  async get(key: string, render: RenderVersion): Promise<StoredPage> {
    const version = await this.#options.readVersion();
    const stored = await this.#find(key, version);
    if (!stored) return (await this.#refresh(key, version, render)).page;
    if (this.#validityOf(stored, version) === 'stale')
      this.#refresh(key, version, render).catch(this.#options.onRefreshError);
    return stored.page;
  }

  /**
   * Renders the page of a key in advance unless a fresh rendering exists. With file storage, the page is written there and takes memory
   * only once it is requested. Resolves to its size in bytes. Rejects when render rejects.
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

  /** The page-specific data of a rendering; null when the rendering is no longer in memory. */
  dataOf(key: string, id: string): CompressedText | null {
    const { page, previous } = this.#entries.get(key) ?? {};
    return [page?.boot?.page, previous].find((part) => part?.id === id)?.text ?? null;
  }

  /** The data of a site's layout; null when no stored page uses it. */
  async layout(site: string, id: string): Promise<CompressedText | null> {
    const key = layoutKey(site, id);
    const cached = this.#layouts.get(key);
    if (cached) return cached;
    const text = (await this.#files?.readLayout(key)) ?? null;
    if (text) this.#layouts.set(key, Promise.resolve(text));
    return text;
  }

  /** The valid rendering of a key; one on disk is loaded into memory. */
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
    // Lets the next page try again.
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
