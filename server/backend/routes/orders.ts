import { listOrders, reopenOrder as reopenEndpoint } from '../../../contract/order.ts';
import { notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { changeCart } from '../cart/changeCart.ts';
import { presentOrder } from '../orders/presentOrder.ts';
import { readOrders } from '../orders/readOrders.ts';
import { reopenOrder } from '../orders/reopenOrder.ts';
import type { RouteBinding } from '../route.ts';
import { sessionRoute } from '../session/sessionRoute.ts';

export const orderRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, listOrders, async (context) =>
    (await readOrders(context)).map((order) => presentOrder(context, order)),
  ),
  sessionRoute(backend, reopenEndpoint, async (context, { params }) => {
    if (!/^\d{1,9}$/.test(params.id)) throw notFound('/orders');
    return changeCart(context, (sessionContext, stored) =>
      reopenOrder(sessionContext, stored, Number(params.id)),
    );
  }),
];
