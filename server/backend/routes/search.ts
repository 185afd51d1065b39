import { cutText } from '../../../contract/cutText.ts';
import { autocomplete, logQuery, searchProducts } from '../../../contract/search.ts';
import type { BackendContext } from '../backendContext.ts';
import { catalogIndexOf } from '../catalog/catalog.ts';
import { readListing } from '../catalog/listing/readListing.ts';
import { readTileList } from '../catalog/product/readTileList.ts';
import { findPages } from '../catalog/search/findPages.ts';
import { findProducts } from '../catalog/search/findProducts.ts';
import { suggestCategories } from '../catalog/search/suggestCategories.ts';
import { queryLog } from '../database/schema/content.ts';
import { type RouteBinding, route } from '../route.ts';
import { offeredCategories } from './categories.ts';

/** Number of products next to the suggested categories (docs/spec/08 §2). */
const suggestedProducts = 4;
const longestTerm = 200;

export const searchRoutes = (backend: BackendContext): RouteBinding[] => [
  route(searchProducts, async ({ tenant, language, params, query }) => {
    const state = await backend.catalog.current();
    const catalogIndex = await catalogIndexOf(state, tenant);
    const found = findProducts(state, catalogIndex, tenant.id, cutText(params.term, longestTerm));
    const { positions: relevance, found: candidates, corrected } = found;
    const selection = { catalogIndex, candidates, defaultSort: 'relevance', relevance };
    return {
      ...(await readListing(backend, { tenant, language }, selection, query)),
      corrected_term: corrected,
      pages: await findPages(backend, { tenant, language }, state, cutText(params.term, longestTerm)),
    };
  }),
  route(autocomplete, async ({ tenant, language, params }) => {
    const state = await backend.catalog.current();
    const catalogIndex = await catalogIndexOf(state, tenant);
    const found = findProducts(state, catalogIndex, tenant.id, cutText(params.term, longestTerm));
    const ids = Array.from(
      found.positions.slice(0, suggestedProducts),
      (position) => catalogIndex.ids[position] ?? 0,
    );
    const offered = offeredCategories(state, catalogIndex, language);
    return {
      products: await readTileList(backend, { tenant, language }, ids),
      categories: suggestCategories(state, catalogIndex, offered, found),
      pages: await findPages(backend, { tenant, language }, state, cutText(params.term, longestTerm)),
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
