import { getInventory } from '../../../src/api/contract/productEndpoints.ts';
import { word } from '../catalogue/catalogueWords.ts';
import { findOrFail } from '../catalogue/product/findOrFail.ts';
import { stockByShop } from '../catalogue/product/locationStock.ts';
import { isInStock, readStock } from '../catalogue/product/stock.ts';
import { type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';

export const inventoryRoutes = (store: StoreContext): RouteBinding[] => [
  route(getInventory, async ({ tenant, language, params, query }) => {
    const visit = { tenant, language };
    const { id } = await findOrFail(store, visit, params.id);
    const stock = (await readStock(store.db, tenant.id, [id])).get(id) ?? null;
    const message = stock === null ? 'stockOrder' : stock > 0 ? 'stockIn' : 'stockOut';
    return {
      in_stock: isInStock(stock),
      message: word(language, message),
      locations: await stockByShop(store, visit, id, query),
    };
  }),
];
