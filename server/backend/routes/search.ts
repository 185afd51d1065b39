import { cutText } from '../../../contract/cutText.ts';
import { autocomplete, logQuery, searchProducts } from '../../../contract/search.ts';
import type { BackendContext } from '../backendContext.ts';
import { catalogIndexOf } from '../catalog/catalog.ts';
import { emptySet } from '../catalog/index/bitSet.ts';
import { idsAt } from '../catalog/index/catalogIndex.ts';
import { readListing } from '../catalog/listing/readListing.ts';
import { readTileList } from '../catalog/product/readTileList.ts';
import { findPages } from '../catalog/search/findPages.ts';
import { findProducts } from '../catalog/search/findProducts.ts';
import { suggestCategories } from '../catalog/search/suggestCategories.ts';
import { inLanguage } from '../catalog/search/synonyms.ts';
import { queryLog } from '../database/schema/content.ts';
import { type RequestScope, type RouteBinding, route } from '../route.ts';
import { offeredCategories } from './categories.ts';

/** Number of products next to the suggested categories (docs/spec/08 §2). */
const suggestedProducts = 4;
const longestTerm = 200;

/**
 * The products and pages for a term. If pages answer the term, its words are not corrected: Bend is a town with a store, not a misspelled
 * bed.
 */
async function search(backend: BackendContext, scope: RequestScope, wholeTerm: string) {
  const term = cutText(wholeTerm, longestTerm);
  const state = await backend.catalog.current();
  const catalogIndex = await catalogIndexOf(state, scope.tenant);
  const pages = await findPages(backend, scope, state, term);
  const found = findProducts(state, catalogIndex, scope.tenant.id, inLanguage(term, scope.language));
  const isAnswered = pages.length > 0 && found.corrected !== '';
  const none = { ...found, positions: new Int32Array(), found: emptySet(catalogIndex.size), corrected: '' };
  return { state, catalogIndex, pages, found: isAnswered ? none : found };
}

export const searchRoutes = (backend: BackendContext): RouteBinding[] => [
  route(searchProducts, async ({ tenant, language, params, query }) => {
    const { catalogIndex, pages, found } = await search(backend, { tenant, language }, params.term);
    const { positions: relevance, found: candidates, corrected } = found;
    const selection = { catalogIndex, candidates, defaultSort: 'relevance', relevance };
    return {
      ...(await readListing(backend, { tenant, language }, selection, query)),
      corrected_term: corrected,
      pages,
    };
  }),
  route(autocomplete, async ({ tenant, language, params }) => {
    const { state, catalogIndex, pages, found } = await search(backend, { tenant, language }, params.term);
    const ids = idsAt(catalogIndex, found.positions.slice(0, suggestedProducts));
    const offered = offeredCategories(state, catalogIndex, language);
    return {
      products: await readTileList(backend, { tenant, language }, ids),
      categories: suggestCategories(state, catalogIndex, offered, found),
      pages,
    };
  }),
  route(logQuery, async ({ tenant, body }) => {
    const [logged] = await backend.db
      .insert(queryLog)
      .values({
        tenantId: tenant.id,
        query: cutText(body.query, longestTerm),
        resultSize: Math.trunc(body.result_size),
        createdAt: backend.clock(),
      })
      .returning({ id: queryLog.id });
    return { history_id: logged?.id ?? '' };
  }),
];
