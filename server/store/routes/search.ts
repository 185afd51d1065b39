import { autocomplete, logQuery, searchProducts } from '../../../src/api/contract/search.ts';
import { shelfOf } from '../catalogue/catalogue.ts';
import { answerListing } from '../catalogue/listing/answerListing.ts';
import { readTileList } from '../catalogue/product/readTileList.ts';
import { findProducts } from '../catalogue/search/findProducts.ts';
import { suggestCategories } from '../catalogue/search/suggestCategories.ts';
import { setOf } from '../catalogue/shelf/bitSet.ts';
import { queryLog } from '../database/schema/content.ts';
import { type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';
import { offeredCategories } from './categories.ts';

/** Products beside the categories of a suggestion (commerce specification §9). */
const suggestedProducts = 4;
const longestTerm = 200;

export const searchRoutes = (store: StoreContext): RouteBinding[] => [
  route(searchProducts, async ({ tenant, language, params, query }) => {
    const state = await store.catalogue.current();
    const shelf = shelfOf(state, tenant);
    const found = findProducts(state, shelf, tenant.id, params.term.slice(0, longestTerm));
    const { places: relevance, corrected } = found;
    const candidates = setOf(shelf.size, relevance);
    const selection = { shelf, candidates, defaultSort: 'relevance', relevance };
    return {
      ...(await answerListing(store, { tenant, language }, selection, query)),
      corrected_term: corrected,
    };
  }),
  route(autocomplete, async ({ tenant, language, params }) => {
    const state = await store.catalogue.current();
    const shelf = shelfOf(state, tenant);
    const found = findProducts(state, shelf, tenant.id, params.term.slice(0, longestTerm));
    const ids = Array.from(found.places.slice(0, suggestedProducts), (place) => shelf.ids[place] ?? 0);
    const offered = offeredCategories(state, shelf, language);
    return {
      products: await readTileList(store, { tenant, language }, ids),
      categories: suggestCategories(state, shelf, offered, found),
    };
  }),
  route(logQuery, async ({ tenant, body }) => {
    const [logged] = await store.db
      .insert(queryLog)
      .values({
        tenantId: tenant.id,
        query: body.query.slice(0, longestTerm),
        resultSize: Math.trunc(body.result_size),
        createdAt: store.clock(),
      })
      .returning({ id: queryLog.id });
    return { history_id: logged?.id ?? '' };
  }),
];
