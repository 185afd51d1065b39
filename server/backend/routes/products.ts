import { getPersonalProducts, getProduct, getShippingEstimate } from '../../../contract/productEndpoints.ts';
import type { BackendContext } from '../backendContext.ts';
import { presentDeliveries } from '../cart/presentDeliveries.ts';
import { personalIds } from '../catalog/product/personalIds.ts';
import { productPageOf } from '../catalog/product/productPage.ts';
import { readTileList } from '../catalog/product/readTileList.ts';
import { requireProduct } from '../catalog/product/requireProduct.ts';
import { type RouteBinding, route } from '../route.ts';

const mostPersonal = 100;

export const productRoutes = (backend: BackendContext): RouteBinding[] => [
  route(getProduct, async ({ tenant, language, params, query }) => {
    const scope = { tenant, language };
    const row = await requireProduct(backend, scope, params.id);
    return productPageOf(backend, scope, row, query.storelocationid);
  }),
  route(getShippingEstimate, async ({ tenant, language, params }) => {
    const scope = { tenant, language };
    const row = await requireProduct(backend, scope, params.id);
    return { methods: presentDeliveries(scope, row.price ?? 0, params.zip) };
  }),
  route(getPersonalProducts, async ({ tenant, language, query }) => {
    const scope = { tenant, language };
    const limit = Math.min(mostPersonal, Math.max(1, query.limit));
    const ids = await personalIds(backend, scope, query, limit);
    return readTileList(backend, scope, ids.slice(0, limit));
  }),
];
