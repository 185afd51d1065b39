import { getInventory } from '../../../contract/productEndpoints.ts';
import type { BackendContext } from '../backendContext.ts';
import { catalogMessage } from '../catalog/catalogMessages.ts';
import { stockByLocation } from '../catalog/product/locationStock.ts';
import { requireProduct } from '../catalog/product/requireProduct.ts';
import { isInStock, readStock } from '../catalog/product/stock.ts';
import { type RouteBinding, route } from '../route.ts';

export const inventoryRoutes = (backend: BackendContext): RouteBinding[] => [
  route(getInventory, async ({ tenant, language, params, query }) => {
    const scope = { tenant, language };
    const { id } = await requireProduct(backend, scope, params.id);
    const stock = (await readStock(backend.db, tenant.id, [id])).get(id) ?? null;
    const message = stock === null ? 'stockOrder' : stock > 0 ? 'stockIn' : 'stockOut';
    return {
      in_stock: isInStock(stock),
      message: catalogMessage(language, message),
      locations: await stockByLocation(backend, scope, id, query),
    };
  }),
];
