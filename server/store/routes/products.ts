import {
  getPersonalProducts,
  getProduct,
  getShippingEstimate,
} from '../../../src/api/contract/productEndpoints.ts';
import { presentDeliveries } from '../cart/presentDeliveries.ts';
import { findOrFail } from '../catalogue/product/findOrFail.ts';
import { personalIds } from '../catalogue/product/personalIds.ts';
import { productPageOf } from '../catalogue/product/productPage.ts';
import { readTileList } from '../catalogue/product/readTileList.ts';
import { type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';

const mostPersonal = 100;

export const productRoutes = (store: StoreContext): RouteBinding[] => [
  route(getProduct, async ({ tenant, language, params, query }) => {
    const visit = { tenant, language };
    const row = await findOrFail(store, visit, params.id);
    return productPageOf(store, visit, row, query.storelocationid);
  }),
  route(getShippingEstimate, async ({ tenant, language, params }) => {
    const visit = { tenant, language };
    const row = await findOrFail(store, visit, params.id);
    return { methods: presentDeliveries(visit, row.price ?? 0, params.zip) };
  }),
  route(getPersonalProducts, async ({ tenant, language, query }) => {
    const visit = { tenant, language };
    const limit = Math.min(mostPersonal, Math.max(1, query.limit));
    const ids = await personalIds(store, visit, query, limit);
    return readTileList(store, visit, ids.slice(0, limit));
  }),
];
