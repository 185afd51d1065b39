import * as z from 'zod/mini';
import { alertKinds } from '../../../contract/desk/devices.ts';
import { list, maybeNumber, number, string, text } from '../../../contract/fields.ts';
import { order } from '../../../contract/order.ts';

const item = z.object({
  name: string,
  sku: text(),
  urlKey: text(),
  qty: number(1),
  rowTotal: text(),
});
export type EmailItem = z.output<typeof item>;

const lineItems = { items: list(item), subtotal: text() };

const form = z.object({
  name: string,
  email: string,
  subject: text(),
  product: text(),
  message: text(),
  telephone: text(),
  /** Language in which the shopper used the shop. */
  language: text(),
  ...lineItems,
});

/**
 * What each kind of email is made of, as the outbox stores it. Rows are parsed before they are rendered, because older
 * versions of the server wrote them too.
 */
export const emailContents = {
  order: z.object({ order }),
  /** reason: what staff write to the customer. refund: what happens with the money (orders/cancelOrder.ts). */
  order_cancelled: z.object({ order, reason: text(), refund: z.enum(['none', 'provider', 'by_hand']) }),
  /** name and message are those of the person who sends the cart. */
  cart: z.object({ name: text(), message: text(), path: string, ...lineItems }),
  password_reset: z.object({ firstname: text(), path: string }),
  contact: form,
  'request-quote': form,
  swatches: z.object({
    name: string,
    email: string,
    product: text(),
    sku: text(),
    path: string,
    /** Labels of the ordered swatches in the tenant's language. */
    swatches: list(string),
    /** Lines of the shopper's postal address. */
    address: list(string),
    telephone: text(),
    language: text(),
  }),
  newsletter: z.object({
    purpose: z.enum(['confirm', 'welcome', 'leave']),
    path: string,
    unsubscribe_path: string,
  }),
  kiosk_alert: z.object({
    alerts: list(
      z.object({
        device: string,
        location: text(),
        /** Of the location; '' is the tenant's. */
        time_zone: text(),
        kind: z.enum(alertKinds),
        /** What it is about, such as the titles of clips; empty: nothing more. */
        detail: text(),
        /** ISO 8601. */
        since: string,
        ended_at: z.nullable(string),
      }),
    ),
    /** How many alerts the email does not name. */
    others: number(0),
  }),
  /** by: the email of the owner who invites. */
  staff_invitation: z.object({ path: string, by: text() }),
  welcome: z.object({ firstname: text(), path: string }),
  email_verification: z.object({ firstname: text(), path: string }),
  email_changed: z.object({ firstname: text() }),
  /** What can sign in now that could not before. */
  access_changed: z.object({ firstname: text(), change: z.enum(['password', 'passkey']) }),
  /** orders: how many stay in the books. */
  account_deleted: z.object({ firstname: text(), orders: number(0) }),
  payment_received: z.object({ number: string, amount: string }),
  order_refused: z.object({ amount: string }),
  order_unpaid: z.object({ number: string, amount: string }),
  /** Sums of a month; is_cut: the desk has more rows. */
  play_report: z.object({
    from: string,
    until: string,
    total: z.object({ plays: number(0), seconds: number(0) }),
    clips: list(z.object({ title: text(), plays: number(0), seconds: number(0) })),
    devices: list(z.object({ name: text(), location: text(), plays: number(0), seconds: number(0) })),
    is_cut: z._default(z.boolean(), false),
  }),
  payment_report: z.object({
    reason: string,
    payment: z.object({
      method: text(),
      reference: text(),
      paymentReference: z.nullable(string),
      state: text(),
      currency: text('USD'),
      startedAt: text(),
      amount: maybeNumber,
    }),
  }),
};

export type EmailKind = keyof typeof emailContents;
export type EmailContents<K extends EmailKind> = z.output<(typeof emailContents)[K]>;
export type EmailContentsInput<K extends EmailKind> = z.input<(typeof emailContents)[K]>;
