import { getReviews } from '../../../src/api/contract/productEndpoints.ts';
import { findOrFail } from '../catalogue/product/findOrFail.ts';
import { reviewSummaryOf } from '../catalogue/product/reviews.ts';
import { type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';

export const reviewRoutes = (store: StoreContext): RouteBinding[] => [
  route(getReviews, async ({ tenant, language, params, query }) => {
    const row = await findOrFail(store, { tenant, language }, params.id);
    return reviewSummaryOf(store.db, row, language, query);
  }),
];
