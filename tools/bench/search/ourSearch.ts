import type { BackendContext } from '../../../server/backend/backendContext.ts';
import { catalogIndexOf } from '../../../server/backend/catalog/catalog.ts';
import type { CatalogIndex } from '../../../server/backend/catalog/index/catalogIndex.ts';
import { findProducts } from '../../../server/backend/catalog/search/findProducts.ts';
import { inLanguage } from '../../../server/backend/catalog/search/synonyms.ts';
import { type Engine, PAGE, usedBytes } from './engine.ts';

/** Our search as the server calls it, without its cache of results. */
export async function ourSearch({
  catalog,
}: BackendContext): Promise<Engine & { catalogIndex: CatalogIndex }> {
  const before = usedBytes();
  const state = await catalog.current();
  const [tenant] = state.tenants;
  if (!tenant) throw new Error('The demo shop has no tenant.');
  const catalogIndex = await catalogIndexOf(state, tenant);
  const uncached = { ...state, searches: { get: () => undefined, set: () => undefined } };
  return {
    catalogIndex,
    bytes: usedBytes() - before,
    search: async ({ term, language }) => {
      const { positions } = findProducts(uncached, catalogIndex, tenant.id, inLanguage(term, language));
      const ids = Array.from(positions.subarray(0, PAGE), (position) => catalogIndex.ids[position] ?? 0);
      return { ids, total: positions.length };
    },
  };
}
