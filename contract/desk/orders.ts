import * as z from 'zod/mini';
import { inputText, longInput, wholeInput } from '../inputs';
import { chosenPlan, mailInClaim } from '../orderTerms';
import { deskCall } from './deskCall';
import { fileQuery } from './fileQuery';
import { dayInput } from './reports';

/** How much of an order has been shipped and delivered. partly: some of its pieces */
export const shipments = ['none', 'partly_shipped', 'shipped', 'partly_delivered', 'delivered'] as const;
export type Shipment = (typeof shipments)[number];

/** paid: staff have received the payment, and the order is not being processed yet. */
export const orderStatuses = [
  'pending',
  'pending_payment',
  'paid',
  'processing',
  'partly_shipped',
  'shipped',
  'partly_delivered',
  'delivered',
  'review',
  'cancelled',
] as const;
const status = z.enum(orderStatuses);
export type OrderStatus = z.output<typeof status>;

/**
 * The state of an order's money. offline: the shopper pays at delivery or by transfer. received: staff received it. unpaid: the payment on
 * the provider's page was not completed. held: authorised. taken: charged. returning: the refund is in progress. returned: the provider has
 * confirmed the refund. by_hand: the order is cancelled, but the refund must be made by hand at the provider. unclear: the provider has not
 * replied yet
 */
export const moneyStates = [
  'nothing',
  'offline',
  'received',
  'unpaid',
  'held',
  'taken',
  'returning',
  'returned',
  'by_hand',
  'unclear',
] as const;
const money = z.enum(moneyStates);
export type MoneyState = z.output<typeof money>;

const listedOrder = z.object({
  id: z.number(),
  number: z.string(),
  status,
  is_suspicious: z.boolean(),
  placed_at: z.string(),
  name: z.string(),
  email: z.string(),
  /** Units of the currency. */
  total: z.number(),
  currency: z.string(),
  payment_title: z.string(),
  /** Name of the kiosk at which it was placed; empty for an order from a browser. */
  kiosk: z.string(),
});
export type ListedOrder = z.output<typeof listedOrder>;

const filters = {
  /** Words from the number, email, names, telephone, addresses, products or the provider's reference. */
  search: z._default(inputText, ''),
  status: z._default(z.union([status, z.literal('')]), ''),
  payment: z._default(inputText, ''),
  /** Id of a device; 'any' for orders of all kiosks. */
  kiosk: z._default(inputText, ''),
  from: dayInput,
  until: dayInput,
};

/** Orders, newest first, 50 per page. before: id of the last order already read; 0 for the first page */
export const listDeskOrders = deskCall({
  role: 'viewer',
  subject: 'orders',
  method: 'GET',
  path: '/orders',
  summary: 'Orders',
  query: z.object({ before: wholeInput(0), ...filters }),
  response: z.object({
    orders: z.array(listedOrder),
    has_more: z.boolean(),
    /** The values that the filters offer. */
    payments: z.array(z.object({ code: z.string(), title: z.string() })),
    kiosks: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});

export const getOrdersFile = deskCall({
  role: 'viewer',
  subject: 'orders',
  method: 'GET',
  path: '/orders/file.csv',
  summary: 'Orders as CSV',
  query: z.object({ ...filters, ...fileQuery }),
  response: z.unknown(),
});

const params = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });
const amountLine = z.object({
  label: z.enum(['subtotal', 'discount', 'delivery', 'fee', 'tax']),
  amount: z.number(),
});

const deskOrder = z.extend(listedOrder, {
  items: z.array(
    z.object({
      position: z.number(),
      sku: z.string(),
      name: z.string(),
      image_url: z.string(),
      url_key: z.string(),
      details: z.array(z.string()),
      qty: z.number(),
      shipped: z.number(),
      delivered: z.number(),
      price: z.number(),
      total: z.number(),
    }),
  ),
  totals: z.array(amountLine),
  /** Sending the confirmation was given up, and no later one has reached the customer. */
  is_confirmation_failed: z.boolean(),
  coupon: z.string(),
  sales_assistance: z.string(),
  telephone: z.string(),
  billing: z.array(z.string()),
  shipping: z.array(z.string()),
  shipping_title: z.string(),
  /** The booked day, YYYY-MM-DD, and the time of day; empty if there is none. */
  delivery_day: z.string(),
  delivery_time: z.string(),
  pickup: z.array(z.string()),
  payment: z.object({
    money,
    /** The plan of a financed order; null for any other payment. */
    plan: z.nullable(chosenPlan),
    instructions: z.string(),
    /** The shop's reference at the provider, with which the dealer finds the payment there. */
    reference: z.string(),
    amount: z.number(),
    changed_at: z.nullable(z.string()),
    /** When staff recorded its receipt; null if they did not. */
    received_at: z.nullable(z.string()),
  }),
  /** Rebates that the customer claims by mail. */
  claims: z.array(mailInClaim),
  kiosk_location: z.string(),
  /** Changes and notes by staff, oldest first. */
  history: z.array(z.object({ at: z.string(), actor: z.string(), action: z.string(), note: z.string() })),
  can: z.object({
    process: z.boolean(),
    /** Record that the payment was received, or undo that. */
    pay: z.boolean(),
    ship: z.boolean(),
    cancel: z.boolean(),
    /** What happens to the money on cancellation. */
    refund: z.enum(['none', 'provider', 'by_hand']),
  }),
});
export type DeskOrder = z.output<typeof deskOrder>;

export const getDeskOrder = deskCall({
  role: 'viewer',
  subject: 'orders',
  method: 'GET',
  path: '/orders/{id}',
  summary: 'An order',
  params,
  response: deskOrder,
});

export const processOrder = deskCall({
  role: 'editor',
  subject: 'orders',
  method: 'POST',
  path: '/orders/{id}/processing',
  summary: 'Takes an order into work',
  params,
  response: deskOrder,
});

export const payOrder = deskCall({
  role: 'editor',
  subject: 'orders',
  method: 'POST',
  path: '/orders/{id}/payment',
  summary: 'Records the payment of an order',
  params,
  /** false: undoes a record made by mistake */
  body: z.object({ is_paid: z.boolean() }),
  response: deskOrder,
});

const pieces = z.int().check(z.gte(0), z.lte(1_000_000));

/** The total number of pieces of each item that have been shipped and delivered; omitted items stay unchanged. */
export const shipOrder = deskCall({
  role: 'editor',
  subject: 'orders',
  method: 'POST',
  path: '/orders/{id}/shipment',
  summary: 'Records what of an order was shipped and delivered',
  params,
  body: z.object({
    items: z
      .array(z.object({ position: pieces, shipped: pieces, delivered: pieces }))
      .check(z.minLength(1), z.maxLength(500)),
  }),
  response: deskOrder,
});

export const cancelOrder = deskCall({
  role: 'editor',
  subject: 'orders',
  method: 'POST',
  path: '/orders/{id}/cancellation',
  summary: 'Cancels an order',
  params,
  /** reason: shown to the customer in the email */
  body: z.object({ reason: z._default(inputText, '') }),
  response: deskOrder,
});

export const noteOrder = deskCall({
  role: 'editor',
  subject: 'orders',
  method: 'POST',
  path: '/orders/{id}/notes',
  summary: 'Writes a note on an order',
  params,
  body: z.object({ note: longInput.check(z.trim(), z.minLength(1)) }),
  response: deskOrder,
});

export const emailOrder = deskCall({
  role: 'editor',
  subject: 'orders',
  method: 'POST',
  path: '/orders/{id}/email',
  summary: 'Sends the confirmation of an order again',
  params,
  response: deskOrder,
});
