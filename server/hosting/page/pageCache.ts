import { LRUCache } from 'lru-cache';
import type { BootPart, CachedPage } from './cachedPage.ts';
import type { CompressedText } from './compressedText.ts';
import type { PageFiles } from './pageFiles.ts';
import type { DataVersion, ReadVersion } from './pageVersion.ts';

/** A page of a backend without versions is rendered again in the background at this age. */
const unversionedMs = 5_000;
/** No visitor gets a page that is out of date for longer. */
const staleMs = 60_000;
/** No visitor gets a page whose stock changed longer ago. */
const staleStockMs = 5_000;
interface CacheEntry {
  page: CachedPage;
  /** The previous rendering: a browser that displays the previous page may not have requested its data yet. */
  previous: BootPart | null;
  /** Null for a backend without versions. */
  revision: number | null;
  /** Fingerprint of the stock that the page shows. */
  stock: string;
  /** Date.now() when rendering began. */
  renderedAt: number;
}

/** Renders a page from data of this version or a newer one. */
type RenderVersion = (version: DataVersion | null) => Promise<CachedPage>;

/** What an entry takes beside its compressed texts: keys, hashes, objects. */
const entryBytes = 1_000;
const bytesOf = ({ page, previous }: CacheEntry) =>
  entryBytes + page.html.size + (page.boot?.page.text.size ?? 0) + (previous?.text.size ?? 0);

/** Only such pages are kept. */
const isComplete = ({ status, hasErrors }: CachedPage) => status === 200 && !hasErrors;

type Validity = 'fresh' | 'stale' | 'expired';

const versionOf = ({ stockOf }: CachedPage, version: DataVersion | null) => ({
  revision: version?.revision ?? null,
  stock: version?.stock.fingerprintOf(stockOf) ?? '',
});

function validityOf(
  { page, revision, stock, renderedAt }: CacheEntry,
  version: DataVersion | null,
): Validity {
  const current = versionOf(page, version);
  if (revision !== current.revision) return 'expired';
  const until = version ? page.expiresAt : renderedAt + unversionedMs;
  const late = Date.now() - until;
  if (late >= staleMs) return 'expired';
  if (version && stock !== current.stock) {
    const { previous, since } = version.stock;
    const isLast = previous?.fingerprintOf(page.stockOf) === stock;
    return isLast && performance.now() - since < staleStockMs ? 'stale' : 'expired';
  }
  return late >= 0 ? 'stale' : 'fresh';
}

/**
 * Pages rendered for anonymous visitors, by URL, language and screen size. Simultaneous requests for a page share one
 * rendering. A page is valid while its data has the same version, until it expires; a page that is out of date by
 * time or stock only is served once more while its successor renders (stale-while-revalidate). Beyond the limit of bytes
 * the least recently used pages are evicted.
 */
export class PageCache {
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #pending = new Map<string, Promise<CachedPage>>();
  readonly #readVersion: ReadVersion;
  readonly #onRefreshError: (error: unknown) => void;
  readonly #files: PageFiles | null;

  /**
   * onRefreshError receives the error of a background rendering; the cached page stays in use. maxSize: bytes of all pages with their data.
   * files: where pages that are rendered ahead are kept
   */
  constructor(
    readVersion: ReadVersion,
    onRefreshError: (error: unknown) => void,
    maxSize: number,
    files: PageFiles | null = null,
  ) {
    this.#readVersion = readVersion;
    this.#onRefreshError = onRefreshError;
    this.#entries = new LRUCache({ maxSize, sizeCalculation: bytesOf });
    this.#files = files;
  }

  /** The page of a key, from the cache or rendered. Rejects when no valid page is cached and render rejects. */
  async get(key: string, render: RenderVersion): Promise<CachedPage> {
    const version = await this.#readVersion();
    const entry = this.#entries.get(key);
    const validity = entry ? validityOf(entry, version) : 'expired';
    if (!entry || validity === 'expired')
      return (await this.#restore(key, version)) ?? this.#refresh(key, version, render);
    if (validity === 'stale') this.#refresh(key, version, render).catch(this.#onRefreshError);
    return entry.page;
  }

  /**
   * Renders the page of a key ahead unless a rendering of it is fresh. With files it is kept there, and takes memory only once it is requested.
   * Resolves to the bytes that it takes. Rejects when render rejects.
   */
  async prepare(key: string, render: RenderVersion): Promise<number> {
    const version = await this.#readVersion();
    const files = version && this.#files;
    const stored = files ? await files.sizeOf(key, version) : 0;
    if (stored > 0) return stored;
    const cached = this.#entries.peek(key);
    const isFresh = cached && validityOf(cached, version) === 'fresh';
    if (!files) {
      if (!isFresh) await this.#refresh(key, version, render);
      const entry = this.#entries.peek(key);
      return entry ? bytesOf(entry) : 0;
    }
    const page = isFresh
      ? cached.page
      : await (cached ? this.#refresh(key, version, render) : render(version));
    if (!isComplete(page)) return 0;
    await files.write(key, version, page);
    return files.sizeOf(key, version);
  }

  /** Takes a page from disk into memory. */
  async #restore(key: string, version: DataVersion | null): Promise<CachedPage | null> {
    const page = version && (await this.#files?.read(key, version));
    if (!page) return null;
    this.#keep(key, page, version, Date.now());
    return page;
  }

  /** The hydration data of a rendering of this page; null when the rendering is no longer cached. */
  bootOf(key: string, bootId: string): CompressedText | null {
    const { page, previous } = this.#entries.get(key) ?? {};
    return [page?.boot?.page, previous].find((part) => part?.id === bootId)?.text ?? null;
  }

  #refresh(key: string, version: DataVersion | null, render: RenderVersion): Promise<CachedPage> {
    const pendingKey = `${version?.revision} ${version?.stock.version} ${key}`;
    const pending =
      this.#pending.get(pendingKey) ??
      this.#render(key, version, render).finally(() => this.#pending.delete(pendingKey));
    this.#pending.set(pendingKey, pending);
    return pending;
  }

  async #render(key: string, version: DataVersion | null, render: RenderVersion): Promise<CachedPage> {
    const renderedAt = Date.now();
    const page = await render(version);
    if (isComplete(page)) this.#keep(key, page, version, renderedAt);
    return page;
  }

  #keep(key: string, page: CachedPage, version: DataVersion | null, renderedAt: number): void {
    const last = this.#entries.peek(key)?.page.boot?.page;
    const previous = last && last.id !== page.boot?.page.id ? last : null;
    this.#entries.set(key, { page, previous, ...versionOf(page, version), renderedAt });
  }
}
