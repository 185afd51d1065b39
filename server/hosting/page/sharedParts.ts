import { LRUCache } from 'lru-cache';
import type { RenderRequest, RenderResult } from './builds.ts';
import { type DataVersion, halfHourOf } from './pageVersion.ts';

type Shared = NonNullable<RenderRequest['shared']>;

/** Stores the parts of a complete page for later renders, until that page expires. */
type KeepParts = (parts: RenderResult['parts'], expiresAt: number) => void;

interface Part {
  markup: string;
  /** Time at which the markup may change although the data is unchanged (ms since 1970). */
  expiresAt: number;
}

/** Limit for all shared parts and their keys, in characters. */
const maxSize = 8 * 2 ** 20;
/** Layouts are about 50 kB for each language and screen of a site. */
const maxSites = 50;

/**
 * Data and markup that the pages of a site share as long as the version of the data is unchanged: the data of their layout
 * (src/ssr/layout.ts) and the markup of parts (src/lib/SharedMarkup.tsx). The least recently used are evicted.
 */
export class SharedPartsCache {
  readonly #parts = new LRUCache<string, Part>({
    maxSize,
    sizeCalculation: ({ markup }, key) => markup.length + key.length + 1,
  });
  readonly #layouts = new LRUCache<string, Shared['layouts']>({ max: maxSites });

  /** The cache for one render; null for data without a version, which may change between two renders. site: tenant and origin */
  of(site: string, version: DataVersion | null): { shared: Shared | null; keep: KeepParts } {
    if (!version) return { shared: null, keep: () => undefined };
    const revision = `${site} ${version.stamp} ${version.revision} ${halfHourOf(Date.now())} `;
    const layouts = this.#layouts.get(revision) ?? new Map();
    this.#layouts.set(revision, layouts);
    const scope = `${revision}${version.stock.version} `;
    const get = (key: string) => {
      const part = this.#parts.get(scope + key);
      return part && part.expiresAt > Date.now() ? part.markup : undefined;
    };
    const keep: KeepParts = (parts, expiresAt) => {
      for (const [key, markup] of parts) this.#parts.set(scope + key, { markup, expiresAt });
    };
    return { shared: { markup: { get }, layouts }, keep };
  }
}
