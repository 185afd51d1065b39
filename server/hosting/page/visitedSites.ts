import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { writeFileAtomically } from '../../files/writeFileAtomically.ts';
import { isLocalName } from '../../network/hostNames.ts';
import { type PageTarget, siteOf } from './pageTarget.ts';

/** Maximum number of sites with a host name. A client can't add any, because all belong to tenants. */
const maxPublicSites = 32;
/** Maximum number of localhost sites and addresses of this machine, counted separately so that they never evict a host name. */
const maxLocalSites = 4;
const visitedMs = 24 * 3_600_000;

/** A site that was visited. screens: the kinds in use, see PageTarget.isMobile */
export interface Site extends Pick<PageTarget, 'tenant' | 'url'> {
  screens: Set<boolean>;
}

const stored = z.array(
  z
    .object({ tenant: z.string(), origin: z.url(), screens: z.array(z.boolean()) })
    .check(z.refine(({ screens }) => screens.length > 0)),
);

/**
 * The sites visited within the last day. A server does not know its public origins until a visit; with a file, it starts with those of its
 * last run.
 */
export class VisitedSites {
  readonly #public = new LRUCache<string, Site>({ max: maxPublicSites, ttl: visitedMs });
  readonly #local = new LRUCache<string, Site>({ max: maxLocalSites, ttl: visitedMs });
  readonly #file: string | null;
  readonly #onError: (error: unknown) => void;
  #writing = Promise.resolve();

  /** file: null for none. onError is called when the file can't be read or written; sites are then only collected from visits */
  constructor(file: string | null, onError: (error: unknown) => void) {
    this.#file = file;
    this.#onError = onError;
  }

  /** Reads the sites of the last run. Returns whether there were any. Never rejects. */
  async restore(): Promise<boolean> {
    if (!this.#file) return false;
    try {
      const sites = z.parse(stored, JSON.parse(await readFile(this.#file, 'utf8')));
      // The most recent visit is the first in the file, and has to be the last added.
      for (const { tenant, origin, screens } of sites.toReversed())
        for (const isMobile of screens) this.#add({ tenant, url: new URL(origin), isMobile });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#onError(error);
    }
    return this.list().length > 0;
  }

  add(target: PageTarget): void {
    const hasScreen = this.#sitesLike(target).get(siteOf(target))?.screens.has(target.isMobile);
    this.#add(target);
    if (!hasScreen) this.#writing = this.#writing.then(() => this.#write()).catch(this.#onError);
  }

  /** The sites, host names first, each group by most recent visit. */
  list(): Site[] {
    return [...this.#public.values(), ...this.#local.values()];
  }

  /** Resolves once the file is written. */
  async close(): Promise<void> {
    await this.#writing;
  }

  #add(target: PageTarget): void {
    const sites = this.#sitesLike(target);
    const screens = sites.get(siteOf(target))?.screens ?? new Set();
    const { tenant, url } = target;
    sites.set(siteOf(target), { tenant, url, screens: screens.add(target.isMobile) });
  }

  #sitesLike({ url }: Pick<PageTarget, 'url'>) {
    return isLocalName(url.hostname.replace(/^\[|\]$/g, '')) ? this.#local : this.#public;
  }

  async #write(): Promise<void> {
    if (!this.#file) return;
    const sites: z.output<typeof stored> = this.list().map(({ tenant, url, screens }) => ({
      tenant,
      origin: url.origin,
      screens: [...screens],
    }));
    await writeFileAtomically(this.#file, JSON.stringify(sites));
  }
}
