import { deletePayment, getPayment, putPayment } from '../../../src/api/contract/cartEndpoints.ts';
import { workOut } from '../cart/cartState.ts';
import { readCart } from '../cart/cartStore.ts';
import { changeCart } from '../cart/changeCart.ts';
import { choosePayment } from '../checkout/choosePayment.ts';
import { say } from '../messages/say.ts';
import type { RouteBinding } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import type { StoreContext } from '../storeContext.ts';

export const paymentRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, getPayment, async (visitor) => {
    const { payments, payment, row } = await workOut(visitor, await readCart(visitor));
    return {
      method: payment,
      data: payment ? (row?.paymentData ?? {}) : {},
      methods: payments.map(([code, { title }]) => ({ code, title: say(visitor.language, title) })),
    };
  }),
  shopperRoute(store, putPayment, (visitor, { body }) =>
    changeCart(visitor, (shopper, stored) => choosePayment(shopper, stored, body)),
  ),
  shopperRoute(store, deletePayment, (visitor) =>
    changeCart(visitor, async () => ({ fields: { paymentMethod: '', paymentData: {} } })),
  ),
];
