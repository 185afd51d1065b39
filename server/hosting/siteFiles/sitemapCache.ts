import { LRUCache } from 'lru-cache';

const freshMs = 3_600_000;
/** With a dealer's backend the Host header names the tenant, so the number of cached tenants is limited. */
const maxTenants = 100;

interface CacheEntry {
  revision: number;
  text: Promise<string>;
}

/**
 * Caches the sitemap of each tenant until the catalog revision changes, and for an hour at most, because a dealer's
 * backend has no revision. All hosts of a tenant and simultaneous requests share one build.
 */
export function sitemapCache(revision: () => Promise<number>, build: (host: string) => Promise<string>) {
  const entries = new LRUCache<string, CacheEntry>({ max: maxTenants, ttl: freshMs });
  /** A build reads the whole catalog, so builds run one after another and leave capacity for page requests. */
  let last: Promise<unknown> = Promise.resolve();

  return async (tenant: string, host: string): Promise<string> => {
    const current = await revision();
    const cached = entries.get(tenant);
    if (cached?.revision === current) return cached.text;
    const text = last.then(() => build(host));
    last = text.catch(() => undefined);
    const entry = { revision: current, text };
    entries.set(tenant, entry);
    // A failed build is not cached.
    text.catch(() => entries.peek(tenant) === entry && entries.delete(tenant));
    return text;
  };
}
