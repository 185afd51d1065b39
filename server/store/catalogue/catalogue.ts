import type { Database } from '../database/database.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { type AddressOf, readTenants } from '../tenant/tenants.ts';
import { type CategoryRow, readCategories } from './categories.ts';
import { TileMemory } from './product/tileMemory.ts';
import { readRevision } from './revision.ts';
import type { SearchState } from './search/findProducts.ts';
import { readySearch } from './search/searchIndex.ts';
import { readVocabulary } from './search/vocabulary.ts';
import { makeShelf } from './shelf/makeShelf.ts';
import { readShelfFacts } from './shelf/readShelfFacts.ts';
import type { Shelf } from './shelf/shelf.ts';

/** How long a change made by another process may go unnoticed. */
const checkEveryMs = 1000;

/** What is kept in memory of one revision of the shop. */
export interface CatalogueState extends SearchState {
  revision: number;
  /** In order of position. */
  categories: readonly CategoryRow[];
  /** The default one first. */
  tenants: readonly Tenant[];
  /** By tenant id. */
  shelves: ReadonlyMap<number, Shelf>;
  tiles: TileMemory;
}

export interface Catalogue {
  /** The state to answer from. A changed revision is read in the background while the one before still answers. */
  current: () => Promise<CatalogueState>;
  /** Reads the shop again at once; for whoever has just changed it. */
  refresh: () => Promise<void>;
}

async function readState(db: Database, now: number, addressOf?: AddressOf): Promise<CatalogueState> {
  const revision = await readRevision(db);
  const tenants = await readTenants(db, addressOf);
  const facts = await readShelfFacts(db);
  const shelves = new Map(tenants.map(({ id }) => [id, makeShelf(facts, id, now)]));
  for (const shelf of shelves.values()) await readySearch(shelf);
  const categories = await readCategories(db);
  const vocabulary = await readVocabulary(db);
  return { revision, tenants, categories, shelves, tiles: new TileMemory(), vocabulary, searches: new Map() };
}

/** Keeps the shop's catalogue in memory by the revision in the database, so that several server processes agree. */
export function liveCatalogue(db: Database, clock: () => Date, addressOf?: AddressOf): Catalogue {
  let state: CatalogueState | null = null;
  let reading: Promise<void> | null = null;
  let checkedAt = 0;

  const refresh = async () => {
    state = await readState(db, clock().getTime(), addressOf);
  };
  const once = (work: () => Promise<void>) => {
    reading ??= work().finally(() => {
      reading = null;
    });
    return reading;
  };
  const check = async () => {
    if ((await readRevision(db)) !== state?.revision) await refresh();
  };

  return {
    refresh,
    current: async () => {
      if (!state) await once(refresh);
      else if (performance.now() - checkedAt > checkEveryMs) {
        checkedAt = performance.now();
        // A database that is silent now fails the query that needs it, with an answer; this one only asks for news.
        once(check).catch(() => undefined);
      }
      if (!state) throw new Error('The catalogue could not be read.');
      return state;
    },
  };
}

export function shelfOf(state: CatalogueState, tenant: Tenant): Shelf {
  const shelf = state.shelves.get(tenant.id);
  if (!shelf) throw new Error(`The tenant ${tenant.code} has no shelf.`);
  return shelf;
}
