import { deletePayment, getPayment, putPayment } from '../../../src/api/contract/cartEndpoints.ts';
import { workOut } from '../cart/cartState.ts';
import { readCart } from '../cart/cartStore.ts';
import { changeCart } from '../cart/changeCart.ts';
import { agreePayment, choosePayment } from '../checkout/choosePayment.ts';
import { shopUrlOf } from '../checkout/payableOf.ts';
import { presentPayment } from '../checkout/tenantPayments.ts';
import type { RouteBinding } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import type { StoreContext } from '../storeContext.ts';
import { configOf } from '../tenant/tenant.ts';

export const paymentRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, getPayment, async (visitor) => {
    const config = configOf(visitor.tenant, visitor.language);
    const { payments, payment, payable, row } = await workOut(visitor, await readCart(visitor));
    return {
      method: payment,
      data: payment ? (row?.paymentData ?? {}) : {},
      methods: payments.map((one) => presentPayment(one, visitor.language, config, payable)),
    };
  }),
  shopperRoute(store, putPayment, async (visitor, { body, request }) => {
    const agreed = await agreePayment(visitor, body, shopUrlOf(visitor, request));
    return changeCart(visitor, (shopper, stored) => choosePayment(shopper, stored, body, agreed));
  }),
  shopperRoute(store, deletePayment, (visitor) =>
    changeCart(visitor, async () => ({ fields: { paymentMethod: '', paymentData: {} } })),
  ),
];
