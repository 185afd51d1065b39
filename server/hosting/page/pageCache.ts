import { LRUCache } from 'lru-cache';

/** A complete rendered page for all anonymous visitors, with a placeholder for the nonce of each response. */
export interface CachedPage {
  /** Identifies this rendering (UUID). */
  renderId: string;
  status: number;
  redirect: string | null;
  html: string;
  /** JSON of the query data that the page was rendered from, for hydration; null when the HTML contains the data. */
  boot: string | null;
  /** Part of the page failed to render: the page is served once and never cached. */
  hasErrors: boolean;
}

/** Stock changes without a new revision, so an older page is rendered again in the background. */
const freshMs = 5_000;
/** No visitor gets a page older than this. */
const staleMs = 60_000;
/** Characters of HTML and data in all cached pages. */
const maxCharacters = 24_000_000;

interface CacheEntry {
  page: CachedPage;
  /** The previous rendering: a browser that displays the previous page may not have requested its data yet. */
  previous: Pick<CachedPage, 'renderId' | 'boot'> | null;
  revision: number;
  /** performance.now() when rendering began. */
  renderedAt: number;
}

const charactersOf = ({ page, previous }: CacheEntry) =>
  page.html.length + (page.boot?.length ?? 0) + (previous?.boot?.length ?? 0);

/**
 * Pages rendered for anonymous visitors, by URL, language and screen size. Simultaneous requests for a page share one
 * rendering. A page is valid until the catalog revision changes, for a minute at most; a page older than five seconds
 * is served once more while its successor renders (stale-while-revalidate). Beyond 24 million characters the least
 * recently used pages are evicted.
 */
export class PageCache {
  readonly #entries = new LRUCache<string, CacheEntry>({
    maxSize: maxCharacters,
    // The library accepts positive sizes only.
    sizeCalculation: (entry) => Math.max(1, charactersOf(entry)),
  });
  readonly #pending = new Map<string, Promise<CachedPage>>();
  readonly #revision: () => Promise<number>;
  readonly #onRefreshError: (error: unknown) => void;

  /** onRefreshError receives the error of a background rendering; the cached page stays in use. */
  constructor(revision: () => Promise<number>, onRefreshError: (error: unknown) => void) {
    this.#revision = revision;
    this.#onRefreshError = onRefreshError;
  }

  /** The page of a key, from the cache or rendered. Rejects when no valid page is cached and render rejects. */
  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const revision = await this.#revision();
    const entry = this.#entries.get(key);
    const age = entry?.revision === revision ? performance.now() - entry.renderedAt : staleMs;
    if (!entry || age >= staleMs) return this.#refresh(key, revision, render);
    if (age >= freshMs) this.#refresh(key, revision, render).catch(this.#onRefreshError);
    return entry.page;
  }

  /** The hydration data of a rendering of this page; null when the rendering is no longer cached. */
  bootOf(key: string, renderId: string): string | null {
    const { page, previous } = this.#entries.get(key) ?? {};
    return [page, previous].find((rendering) => rendering?.renderId === renderId)?.boot ?? null;
  }

  #refresh(key: string, revision: number, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const pendingKey = `${revision} ${key}`;
    const pending =
      this.#pending.get(pendingKey) ??
      this.#render(key, revision, render).finally(() => this.#pending.delete(pendingKey));
    this.#pending.set(pendingKey, pending);
    return pending;
  }

  async #render(key: string, revision: number, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const renderedAt = performance.now();
    const page = await render();
    if (page.status === 200 && !page.hasErrors) {
      const last = this.#entries.peek(key)?.page;
      const previous = last ? { renderId: last.renderId, boot: last.boot } : null;
      this.#entries.set(key, { page, previous, revision, renderedAt });
    }
    return page;
  }
}
