import type { Database } from '../database/database.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { type AddressOf, readTenants } from '../tenant/tenants.ts';
import { type CategoryRow, readCategories } from './categories.ts';
import { buildCatalogIndex } from './index/buildCatalogIndex.ts';
import type { CatalogIndex } from './index/catalogIndex.ts';
import { type ProductFacts, readProductFacts } from './index/productFacts.ts';
import { readIndexRows } from './index/readIndexRows.ts';
import { TileCache } from './product/readTiles.ts';
import { readRevision } from './revision.ts';
import type { SearchState } from './search/findProducts.ts';
import { buildSearchIndex } from './search/searchIndex.ts';
import { readVocabulary } from './search/vocabulary.ts';

/** Maximum delay until a change by another process is noticed. */
const checkEveryMs = 1000;

/** The cached state of one catalog revision. */
export interface CatalogState extends SearchState {
  revision: number;
  /** In order of position. */
  categories: readonly CategoryRow[];
  /** The default tenant comes first. */
  tenants: readonly Tenant[];
  /** By tenant id. */
  indexes: ReadonlyMap<number, CatalogIndex>;
  tiles: TileCache;
  facts: ProductFacts;
}

export interface Catalog {
  /**
   * Returns the current state. A changed revision is loaded in the background while the previous one is still served.
   */
  current: () => Promise<CatalogState>;
  /** Reloads the state immediately, after a change by this process. */
  refresh: () => Promise<void>;
}

/** Tenant settings of the environment. */
export interface TenantSettings {
  /** Resolves service URLs that a configuration names; called only for names that occur. */
  addressOf?: AddressOf;
  /** Further host names of the default tenant. */
  publicHosts?: readonly string[];
}

async function readState(
  db: Database,
  now: number,
  { addressOf, publicHosts }: TenantSettings,
): Promise<CatalogState> {
  const revision = await readRevision(db);
  const tenants = await readTenants(db, addressOf, publicHosts);
  const facts = await readIndexRows(db);
  const indexes = new Map(tenants.map(({ id }) => [id, buildCatalogIndex(facts, id, now)]));
  for (const catalogIndex of indexes.values()) await buildSearchIndex(catalogIndex);
  const categories = await readCategories(db);
  const vocabulary = await readVocabulary(db);
  return {
    revision,
    tenants,
    categories,
    indexes,
    tiles: new TileCache(),
    facts: await readProductFacts(db),
    vocabulary,
    searches: new Map(),
  };
}

/** Caches the catalog in memory by the revision in the database, so that several server processes agree. */
export function liveCatalog(db: Database, clock: () => Date, settings: TenantSettings = {}): Catalog {
  let state: CatalogState | null = null;
  let reading: Promise<void> | null = null;
  let checkedAt = 0;

  const refresh = async () => {
    state = await readState(db, clock().getTime(), settings);
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
        // A failed check is ignored: the query that needs the database reports its own error.
        once(check).catch(() => undefined);
      }
      if (!state) throw new Error('The catalog could not be read.');
      return state;
    },
  };
}

export function catalogIndexOf(state: CatalogState, tenant: Tenant): CatalogIndex {
  const catalogIndex = state.indexes.get(tenant.id);
  if (!catalogIndex) throw new Error(`The tenant ${tenant.code} has no catalog index.`);
  return catalogIndex;
}
