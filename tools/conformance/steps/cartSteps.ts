import {
  deleteBillingAddress,
  deleteCart,
  deleteCartItem,
  deleteShippingAddress,
  emailCart,
  getCart,
  getShippingQuote,
  linkCart,
  postCartItems,
  putBillingAddress,
  putBookingInfo,
  putCart,
  putCartItem,
  putShipping,
  putShippingAddress,
  restoreCart,
} from '../../../contract/cartEndpoints.ts';
import { getCartPickup, getDeliveryDays } from '../../../contract/delivery.ts';
import { emailOf } from '../facts.ts';
import { type Step, step } from '../step.ts';

const NO_ITEM = 'no product could be added to the cart';
const NO_CART = 'Shoppers cannot buy.';
const NO_METHOD = 'the cart offers no shipping method';

const addItem = step(postCartItems, {
  isRequired: true,
  without: NO_CART,
  request: ({ candidates: [candidate] }) =>
    candidate
      ? {
          body: {
            product_id: candidate.id,
            qty: 1,
            ...(candidate.options ? { super_attribute: candidate.options } : {}),
          },
        }
      : 'no product in stock was found',
});

const readCart = step(getCart, {
  isRequired: true,
  without: NO_CART,
  needed: ['items.0.item_id', 'items.0.product_id', 'items.0.name'],
  request: ({ candidates }) => (candidates.length > 0 ? { query: {} } : NO_ITEM),
  learn(facts, { items, shipping_methods: methods, payment_methods: payments }) {
    facts.itemId = items[0]?.item_id;
    facts.shippingMethod = methods[0]?.code;
    facts.paymentMethods = payments.map(({ code }) => code);
  },
});

/** The items of a guest's cart, and the delivery. Afterwards the cart contains one product. */
export const cartSteps: readonly Step[] = [
  step(getCart, { isRequired: true, without: NO_CART, request: () => ({ query: {} }) }),
  addItem,
  readCart,
  step(putCartItem, {
    isRequired: true,
    without: 'Shoppers cannot change a quantity.',
    request: ({ itemId: id }) => (id ? { params: { id }, body: { qty: 1 } } : NO_ITEM),
  }),
  step(deleteCartItem, {
    isRequired: true,
    without: 'Shoppers cannot remove an item.',
    request: ({ itemId: id }) => (id ? { params: { id } } : NO_ITEM),
  }),
  addItem,
  readCart,
  step(getShippingQuote, {
    without: 'The cart estimates no delivery price before an address is set.',
    request: ({ itemId, zip }) => (itemId ? { params: { zip } } : NO_ITEM),
  }),
  step(putCart, {
    isRequired: true,
    without: 'Shoppers cannot check out: the email of a guest is not stored.',
    request: (facts) => ({ body: { email: emailOf(facts) } }),
  }),
  step(putCart, {
    isRequired: true,
    without: 'Coupons do not work.',
    // A coupon code that does not exist: the backend rejects it, or returns the cart with coupon_error.
    statuses: [400, 404, 422],
    request: ({ runId }) => ({ body: { coupon_code: `CHECK${runId}` } }),
  }),
  step(putBillingAddress, {
    isRequired: true,
    without: 'Shoppers cannot check out.',
    request: (facts) => ({ body: { ...facts.address, email: emailOf(facts) } }),
  }),
  step(putShippingAddress, {
    isRequired: true,
    without: 'Shoppers cannot check out.',
    request: ({ address }) => ({ body: { ...address, same_as_billing: true } }),
  }),
  { ...readCart, needed: [...(readCart.needed ?? []), 'shipping_methods.0.code'] },
  step(putCart, {
    isRequired: true,
    without: 'Shoppers cannot choose a delivery.',
    request: ({ shippingMethod }) =>
      shippingMethod ? { body: { shipping_method: shippingMethod } } : NO_METHOD,
  }),
  step(putShipping, {
    without: 'Delivery methods with data of their own, such as a booked day, do not work.',
    request: ({ shippingMethod: method }) => (method ? { body: { method, data: {} } } : NO_METHOD),
  }),
  step(getDeliveryDays, {
    without: 'Shoppers choose no day and hours of delivery.',
    request: ({ itemId, zip }) => (itemId ? { params: { zip } } : NO_ITEM),
  }),
  step(getCartPickup, {
    without: 'The cart names the stores, but not when it is ready for pickup.',
    request: ({ itemId, zip }) => (itemId ? { query: { zip } } : NO_ITEM),
  }),
  step(putBookingInfo, {
    without: 'Shoppers cannot book a delivery day.',
    needed: ['booking_url'],
    request: ({ bookingMethod, itemId }) =>
      bookingMethod && itemId
        ? { body: { shipping_method: bookingMethod } }
        : 'packageai is not enabled in the configuration, or the cart is empty',
  }),
  step(linkCart, {
    without: 'The kiosk offers no link that moves the cart to a phone.',
    request: ({ itemId }) => (itemId ? {} : NO_ITEM),
    learn(facts, { path }) {
      facts.cartToken = path.split(/[/=#]/).at(-1);
    },
  }),
  step(restoreCart, {
    without: 'Links to a cart do not work.',
    request: ({ cartToken: token }) => (token ? { body: { token } } : 'POST /cart/link returned no link'),
  }),
  step(emailCart, {
    needs: 'writes',
    without: 'Shoppers cannot send their cart by email.',
    request: (facts) => (facts.itemId ? { body: { email: emailOf(facts), name: 'Conformance' } } : NO_ITEM),
  }),
];

/** Empties the cart. */
export const cartCleanup: readonly Step[] = [
  step(deleteShippingAddress, {
    isCleanup: true,
    without: 'The shipping address of a cart is never cleared.',
    request: () => ({}),
  }),
  step(deleteBillingAddress, {
    isCleanup: true,
    without: 'The billing address of a cart is never cleared.',
    request: () => ({}),
  }),
  step(deleteCart, {
    isCleanup: true,
    without: 'The cart cannot be emptied at once.',
    request: () => ({}),
  }),
];
