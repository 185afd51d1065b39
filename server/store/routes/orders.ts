import { listOrders } from '../../../src/api/contract/order.ts';
import { readOrders } from '../orders/orderStore.ts';
import { presentOrder } from '../orders/presentOrder.ts';
import type { RouteBinding } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import type { StoreContext } from '../storeContext.ts';

export const orderRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, listOrders, async (visitor) =>
    (await readOrders(visitor)).map((order) => presentOrder(visitor, order)),
  ),
];
