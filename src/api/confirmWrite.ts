import { type AddressInput, address } from '@contract/address';
import { postBlogComment, postBlogVote } from '@contract/blogDiscussion';
import * as cart from '@contract/cartEndpoints';
import { getChatMessages, putChatMessage } from '@contract/chat';
import { logEvent, postForm } from '@contract/content';
import * as customer from '@contract/customer';
import type { AnyEndpoint } from '@contract/endpoint';
import { confirmation } from '@contract/errors';
import { toBoolean } from '@contract/fields';
import { order, placeOrder } from '@contract/order';
import { postReviewVote } from '@contract/productEndpoints';
import { unwrap } from '@contract/reshape';
import { logQuery } from '@contract/search';
import { postShopEvents } from '@contract/shopEvents';
import type { ApiResponse } from '@contract/transport';
import * as z from 'zod/mini';
import type { Tracker } from '@/browser/tracker';
import { type Call, type CallResult, call } from './call';
import { parseResponse } from './parseResponse';
import { rejectionIn } from './rejectionIn';

type Body = Record<string, unknown>;

/** How to determine the result of a successful write whose response does not match the contract. */
interface Confirmation {
  /** Whether the body is a valid response. Needed because tolerant schemas also accept `{}`; by default the schema decides. */
  accepts?: (body: Body) => boolean;
  /** The response may be a number or text: the number of an order. */
  isScalarAccepted?: boolean;
  /** The call that reads what the write changed. */
  reread?: (write: Call) => Call;
  /** The result when nothing has to be read, or when a cache tag triggers the read. */
  result?: () => unknown;
}

const has =
  (...keys: string[]) =>
  (body: Body) =>
    keys.every((key) => key in body);

const isOrder = (body: Body) =>
  ['order', 'entity_id', 'increment_id', 'order_id'].some((name) => name in body);

const cartRead: Call = { ...call(cart.getCart, { query: { embed: cart.CART_EMBED } }), queue: 'cart' };
const sessionRead = call(customer.getSession);

/** The result of an order that the backend does not describe: the confirmation is shown without a number. */
export const unnamedOrder = () =>
  z.parse(order, {
    entity_id: '',
    totals: { subtotal: {}, discount: {}, shipping: {}, fee: {}, tax: {}, grand_total: {} },
    billing_address: z.parse(address, {}),
    shipping_address: z.parse(address, {}),
  });

const textOf = (body: unknown, key: keyof AddressInput | 'password') => {
  const value = typeof body === 'object' && body !== null ? (body as Body)[key] : '';
  return typeof value === 'string' ? value : '';
};

/** Signs the new customer in (docs/spec/14 §2). */
const signInAfterSignUp = ({ body }: Call): Call =>
  call(customer.signIn, { body: { login: textOf(body, 'email'), password: textOf(body, 'password') } });

/**
 * A cart with the parts that a checkout needs. The specification has them in a response only if `embed` requests them, as writes do not;
 * addresses and methods may be in groups (docs/spec/19 §9).
 */
const isWholeCart = (body: Body): boolean =>
  has('items', 'totals')(body) &&
  ('billing_address' in body || 'addresses' in body) &&
  ('payment_methods' in body || 'methods' in body);

/** Writes of the checkout, in place of those of the cart page, which shows neither addresses nor methods. */
const checkoutWrites = [
  cart.putCart,
  cart.putBillingAddress,
  cart.putShippingAddress,
  cart.putShipping,
  cart.putPayment,
  cart.deletePayment,
];

const ofTag: Confirmation = { accepts: () => false, result: () => null };

/** By endpoint, or else by the schema of its response. A write that is not listed needs its response, for example to get a link. */
const confirmations = new Map<unknown, Confirmation>([
  ...checkoutWrites.map((write): [unknown, Confirmation] => [
    write,
    { accepts: isWholeCart, reread: () => cartRead },
  ]),
  [cart.getCart.response, { accepts: has('items', 'totals'), reread: () => cartRead }],
  [customer.getSession.response, { accepts: has('isloggedin', 'customer_data'), reread: () => sessionRead }],
  [
    customer.createCustomer,
    { accepts: ({ isloggedin }) => toBoolean(isloggedin as string | null), reread: signInAfterSignUp },
  ],
  [confirmation, { accepts: () => false, result: () => ({ success: true }) }],
  [
    placeOrder,
    {
      accepts: isOrder,
      isScalarAccepted: true,
      result: () => ({ order: unnamedOrder(), redirect_url: '', messages: [] }),
    },
  ],
  [customer.listWishlist.response, ofTag],
  [customer.postAddress.response, ofTag],
  [postReviewVote, ofTag],
  [postBlogVote, ofTag],
  [postBlogComment, { result: () => ({ is_approved: false }) }],
  [postForm, { accepts: has('reference'), result: () => ({ success: true, reference: '' }) }],
  [putChatMessage, { reread: ({ params }) => call(getChatMessages, { params: params as never }) }],
  [logQuery, { result: () => ({ history_id: '' }) }],
  [logEvent, { result: () => ({ success: true }) }],
  [postShopEvents, { result: () => ({ success: true }) }],
]);

export const confirmationOf = (endpoint: AnyEndpoint): Confirmation | undefined =>
  confirmations.get(endpoint) ?? confirmations.get(endpoint.response);

/**
 * The result of a write with a 2xx status, which counts as a success unless its body says otherwise (docs/spec/19 §5). A valid body is the
 * result; otherwise the changed data is read again.
 */
export async function confirmWrite(
  write: Call,
  response: ApiResponse,
  { tracker, reread }: { tracker?: Tracker; reread: (call: Call) => Promise<CallResult> },
): Promise<CallResult> {
  const { endpoint } = write;
  const rule = confirmationOf(endpoint);
  if (!rule) return parseResponse(endpoint, response, { tracker });
  const rejection = rejectionIn(endpoint, response.body);
  if (rejection) return { error: rejection };
  const body = unwrap(endpoint.response, response.body);
  const hasFields = typeof body === 'object' && body !== null;
  const isNumber =
    rule.isScalarAccepted && (typeof body === 'number' || /^[^\s\d]*\d\S*$/.test(String(body)));
  const isAccepted = !rule.accepts || (hasFields ? rule.accepts(body as Body) : isNumber);
  const parsed = isAccepted ? parseResponse(endpoint, response, { tracker }) : null;
  if (parsed && 'data' in parsed) return parsed;
  return rule.reread ? reread(rule.reread(write)) : { data: rule.result?.() };
}
