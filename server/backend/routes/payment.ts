import { deletePayment, getPayment, putPayment } from '../../../contract/cartEndpoints.ts';
import type { BackendContext } from '../backendContext.ts';
import { computeCart } from '../cart/cartState.ts';
import { changeCart } from '../cart/changeCart.ts';
import { readCart } from '../cart/storedCart.ts';
import { choosePayment, validateWithProvider } from '../checkout/choosePayment.ts';
import { originUrlOf } from '../checkout/payableOf.ts';
import { presentPayment } from '../checkout/tenantPayments.ts';
import type { RouteBinding } from '../route.ts';
import { sessionRoute } from '../session/sessionRoute.ts';
import { configOf } from '../tenant/tenant.ts';

export const paymentRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, getPayment, async (context) => {
    const config = configOf(context.tenant, context.language);
    const { payments, payment, payable, row } = await computeCart(context, await readCart(context));
    return {
      method: payment,
      data: payment ? (row?.paymentData ?? {}) : {},
      methods: payments.map((one) => presentPayment(one, context.language, config, payable)),
    };
  }),
  sessionRoute(backend, putPayment, async (context, { body, request }) => {
    const agreed = await validateWithProvider(context, body, originUrlOf(context, request));
    return changeCart(context, (sessionContext, stored) =>
      choosePayment(sessionContext, stored, body, agreed),
    );
  }),
  sessionRoute(backend, deletePayment, (context) =>
    changeCart(context, async () => ({ fields: { paymentMethod: '', paymentData: {} } })),
  ),
];
