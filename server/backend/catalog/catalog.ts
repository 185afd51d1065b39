import { setImmediate } from 'node:timers/promises';
import { BlockCache } from '../content/blockCache.ts';
import type { Database } from '../database/database.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { type AddressOf, readTenants } from '../tenant/tenants.ts';
import { type CategoryRow, readCategories } from './categories.ts';
import { CatalogIndexBuilder } from './index/buildCatalogIndex.ts';
import type { CatalogIndex } from './index/catalogIndex.ts';
import { type ProductFacts, readProductFacts } from './index/productFacts.ts';
import { readFacetValues, readIndexBatches, readIndexedCategories } from './index/readIndexRows.ts';
import { prepareNameOrder } from './listing/sortOrder.ts';
import { TileCache } from './product/readTiles.ts';
import { readRevision, readStamp } from './revision.ts';
import { cachedSearches, type SearchState } from './search/findProducts.ts';
import { readVocabulary } from './search/vocabulary.ts';

/** Maximum delay until a change by another process is noticed. */
const checkEveryMs = 1000;

/** The cached state of one catalog revision. */
export interface CatalogState extends SearchState {
  revision: number;
  /** See readStamp. */
  stamp: string;
  /** In order of position. */
  categories: readonly CategoryRow[];
  /** The default tenant comes first. */
  tenants: readonly Tenant[];
  /** By tenant id. The first indexes finish loading after the state, so that requests that don't need an index are served earlier. */
  indexes: Promise<ReadonlyMap<number, CatalogIndex>>;
  /** The same indexes once they have loaded. */
  loadedIndexes: () => ReadonlyMap<number, CatalogIndex> | null;
  tiles: TileCache;
  blocks: BlockCache;
  facts: ProductFacts;
}

export interface Catalog {
  /**
   * Returns the current state. After a change of the revision, the new state is loaded in the background, with its indexes, while the
   * previous one is still served.
   */
  current: () => Promise<CatalogState>;
  /** Resolves when the state matches the revision in the database: a screen notified of a change must see it. */
  catchUp: () => Promise<void>;
  /** Reloads the state immediately, after a change made by this process. */
  refresh: () => Promise<void>;
}

/** Tenant settings of the environment. */
export interface TenantSettings {
  /** Resolves service URLs that a configuration references; called only for references that occur. */
  addressOf?: AddressOf;
  /** Further host names of the default tenant. */
  publicHosts?: readonly string[];
}

/** Reads the indexes of all tenants in one pass over the products. Yields between batches, so that requests are served. */
async function readIndexes(db: Database, tenants: readonly Tenant[]) {
  const categories = await readIndexedCategories(db);
  const facetValues = await readFacetValues(db);
  const builders = new Map(tenants.map(({ id }) => [id, new CatalogIndexBuilder(categories, facetValues)]));
  for await (const { products, offers } of readIndexBatches(db, [...builders.keys()])) {
    const byId = new Map(products.map((product) => [product.id, product]));
    for (const offer of offers) {
      const product = byId.get(offer.product_id);
      if (product) builders.get(offer.tenant_id)?.add(product, offer);
    }
    await setImmediate();
  }
  const indexes = new Map<number, CatalogIndex>();
  for (const [id, builder] of builders) {
    const catalogIndex = await builder.build();
    // Frees the memory before building the index of the next tenant.
    builders.delete(id);
    await prepareNameOrder(catalogIndex);
    indexes.set(id, catalogIndex);
  }
  return indexes;
}

async function readState(db: Database, { addressOf, publicHosts }: TenantSettings): Promise<CatalogState> {
  const revision = await readRevision(db);
  const stamp = await readStamp(db);
  const tenants = await readTenants(db, addressOf, publicHosts);
  const categories = await readCategories(db);
  const vocabulary = await readVocabulary(db);
  const facts = await readProductFacts(db);
  let loaded: ReadonlyMap<number, CatalogIndex> | null = null;
  const indexes = readIndexes(db, tenants).then((found) => {
    loaded = found;
    return found;
  });
  // Callers that wait for the indexes get the error. If there are none, the unhandled rejection would end the process.
  indexes.catch(() => undefined);
  return {
    revision,
    stamp,
    tenants,
    categories,
    indexes,
    loadedIndexes: () => loaded,
    tiles: new TileCache(),
    blocks: new BlockCache(),
    facts,
    vocabulary,
    searches: cachedSearches(),
  };
}

/** Caches the catalog in memory by the revision in the database, so that several server processes agree. */
export function liveCatalog(db: Database, settings: TenantSettings = {}): Catalog {
  let state: CatalogState | null = null;
  let reading: Promise<void> | null = null;
  let checkedAt = 0;
  let startedReads = 0;
  /** The number of the read to which the state belongs. */
  let latestRead = 0;

  const refresh = async () => {
    startedReads += 1;
    const read = startedReads;
    const next = await readState(db, settings);
    await next.indexes;
    // A read that started earlier may end later.
    if (read < latestRead) return;
    latestRead = read;
    state = next;
  };
  const once = (work: () => Promise<void>) => {
    reading ??= work().finally(() => {
      reading = null;
    });
    return reading;
  };
  const open = async () => {
    const first = await readState(db, settings);
    state = first;
    // If loading fails, the next request tries again.
    first.indexes.catch(() => {
      if (state === first) state = null;
    });
  };
  const check = async () => {
    await state?.indexes;
    if ((await readRevision(db)) !== state?.revision) await refresh();
  };

  return {
    refresh,
    catchUp: async () => {
      // A check that is already running may have read the revision before the change.
      await reading?.catch(() => undefined);
      await once(state ? check : open);
    },
    current: async () => {
      if (!state) await once(open);
      else if (performance.now() - checkedAt > checkEveryMs) {
        checkedAt = performance.now();
        // A failed check is ignored, because the query that needs the database reports its own error.
        once(check).catch(() => undefined);
      }
      if (!state) throw new Error('The catalog could not be read.');
      return state;
    },
  };
}

/** Returns the index of a tenant; waits while the first one is loading. */
export async function catalogIndexOf(state: CatalogState, tenant: Tenant): Promise<CatalogIndex> {
  const catalogIndex = (await state.indexes).get(tenant.id);
  if (!catalogIndex) throw new Error(`The tenant ${tenant.code} has no catalog index.`);
  return catalogIndex;
}
