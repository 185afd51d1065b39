import {
  type DealerAddress,
  DealerError,
  type DealerRequest,
  emptyCart,
  type Handler,
  ok,
  text,
  written,
} from './answers.ts';
import { cartOf, hasShippingMethod, isCoupon, lineOf, paymentTitleOf } from './cartData.ts';
import { flatOrder, type OrderBook } from './orders.ts';

const regions = [
  ['CA', 'California'],
  ['OR', 'Oregon'],
  ['WA', 'Washington'],
].map(([code, name]) => ({ code, name }));

/** A change of items resets the payment (docs/spec/11 §3). */
function addItems({ body, session }: DealerRequest, nextId: () => number) {
  const items = Array.isArray(body.items) ? (body.items as Record<string, unknown>[]) : [body];
  for (const line of items.map(lineOf)) {
    const same = [...session.cart.lines.values()].find(({ simpleId }) => simpleId === line.simpleId);
    if (same) same.qty += line.qty;
    else session.cart.lines.set(String(nextId()), line);
  }
  session.cart.payment = { method: '', data: {} };
}

function updateCart({ body, session: { cart } }: DealerRequest) {
  const unknown = Object.keys(body).filter(
    (name) => !['coupon_code', 'email', 'shipping_method', 'sales_assistance'].includes(name),
  );
  if (unknown.length > 0) throw new DealerError(400, `Unknown field ${unknown.join(', ')}.`);
  if (body.coupon_code !== undefined) {
    const code = text(body.coupon_code);
    cart.couponCode = isCoupon(code) ? code : '';
    cart.couponError = code && !isCoupon(code) ? `Coupon code "${code}" is not valid.` : '';
  }
  if (body.email !== undefined) cart.email = text(body.email);
  if (body.sales_assistance !== undefined) cart.salesAssistance = text(body.sales_assistance);
  if (body.shipping_method !== undefined) cart.shippingMethod = text(body.shipping_method);
}

const line = ({ params, session }: DealerRequest) => {
  const found = session.cart.lines.get(params.id ?? '');
  if (!found) throw new DealerError(404, 'The item is not in the cart.');
  return found;
};

const withoutFlag = ({ same_as_billing: _, ...address }: DealerAddress): DealerAddress => address;

function place({ body, session }: DealerRequest, orders: OrderBook) {
  const { cart } = session;
  const method = text(body.payment_method ?? body.method) || cart.payment.method;
  if (cart.lines.size === 0) throw new DealerError(400, 'The cart is empty.');
  if (!hasShippingMethod(cart.shippingMethod)) throw new DealerError(400, 'Please choose a shipping method.');
  if (!paymentTitleOf(method)) throw new DealerError(400, 'The requested payment method is not available.');
  const order = orders.add(session, method);
  session.cart = emptyCart();
  return ok({ order });
}

/** The routes of cart and checkout. media: URL of the folder of pictures */
export const cartRoutes = (
  media: string,
  orders: OrderBook,
  nextId: () => number,
): Record<string, Handler> => ({
  'GET /cart': ({ session }) => ok(cartOf(session.cart, media)),
  'PUT /cart': (request) => {
    updateCart(request);
    return written();
  },
  'DELETE /cart': ({ session }) => {
    session.cart = emptyCart();
    return written();
  },
  'POST /cart/items': (request) => {
    addItems(request, nextId);
    return written(201);
  },
  'PUT /cart/items/{id}': (request) => {
    const qty = Number(request.body.qty ?? 1);
    line(request).qty = qty;
    if (qty <= 0) request.session.cart.lines.delete(request.params.id ?? '');
    return written();
  },
  'DELETE /cart/items/{id}': (request) => {
    line(request);
    request.session.cart.lines.delete(request.params.id ?? '');
    return written();
  },
  'PUT /cart/billing_address': ({ body, session: { cart } }) => {
    cart.billing = { ...cart.billing, ...withoutFlag(body) };
    return written();
  },
  'DELETE /cart/billing_address': ({ session: { cart } }) => {
    cart.billing = {};
    return written();
  },
  'PUT /cart/shipping_address': ({ body, session: { cart } }) => {
    if (body.same_as_billing !== undefined) cart.isSameAsBilling = Boolean(body.same_as_billing);
    cart.shipping = { ...cart.shipping, ...withoutFlag(body) };
    return written();
  },
  'DELETE /cart/shipping_address': ({ session: { cart } }) => {
    cart.shipping = {};
    return written();
  },
  'PUT /cart/shipping': ({ body, session: { cart } }) => {
    if (!hasShippingMethod(text(body.method))) throw new DealerError(400, 'Invalid shipping method.');
    cart.shippingMethod = text(body.method);
    return written();
  },
  'GET /cart/region': () => ok(regions),
  'GET /cart/payment': ({ session: { cart } }) => ok(cart.payment),
  'PUT /cart/payment': ({ body, session: { cart } }) => {
    if (!paymentTitleOf(text(body.method))) throw new DealerError(400, 'Invalid payment method.');
    cart.payment = { method: text(body.method), data: body.data ?? {} };
    return written();
  },
  'DELETE /cart/payment': ({ session: { cart } }) => {
    cart.payment = { method: '', data: {} };
    return written();
  },
  'POST /cart/place': (request) => place(request, orders),
  'POST /cart/email': () => written(),
  'GET /orders': ({ session }) => {
    if (!session.customerId) throw new DealerError(401, 'The consumer isn’t authorized to access orders.');
    return ok(orders.of(session.customerId).map(flatOrder));
  },
});
