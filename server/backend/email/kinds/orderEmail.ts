import * as z from 'zod/mini';
import type { Address } from '../../../../contract/address.ts';
import { text } from '../../../../contract/fields.ts';
import { type Order, order as orderSchema } from '../../../../contract/order.ts';
import { personName } from '../../../../contract/personName.ts';
import { webLocale } from '../../../../contract/webLocale.ts';
import { withColon } from '../../../../contract/withColon.ts';
import { formatHours } from '../../locations/presentLocation.ts';
import { emailKind } from '../emailKind.ts';
import {
  type EmailBlock,
  type EmailScope,
  facts,
  letter,
  linkLine,
  paragraph,
  questions,
  quoteOf,
} from '../emailParts.ts';
import { cutNote, MAX_ITEMS } from './lineItems.ts';
import { claimBlocks, planText } from './orderTerms.ts';

function addressLines(address: Address, { t }: EmailScope): string[] {
  const city = address.city && `${address.city},`;
  return [
    personName(address),
    address.company,
    ...address.street,
    [city, address.region, address.postcode].filter(Boolean).join(' '),
    address.telephone,
    address.fax && t('mailFax', { fax: address.fax }),
  ];
}

const itemRows = ({ items }: Order, { t, language }: EmailScope) =>
  items.slice(0, MAX_ITEMS).map((item) => ({
    name: item.name,
    detail: [
      item.sku,
      ...item.options.map(({ label, value }) => `${withColon(label, language)} ${value}`),
      ...item.children.map(({ name, qty }) => `${qty} × ${name}`),
      t('mailQuantity', { count: item.qty }),
    ].join(' · '),
    total: item.row_total.formatted,
  }));

/** Discount and fee are omitted if they are zero; subtotal, delivery, tax and total are always shown. */
function totalRows({ totals }: Order, { t }: EmailScope) {
  const { subtotal, discount, shipping, fee, tax, grand_total } = totals;
  const optional = [discount, fee].filter(({ amount }) => amount !== 0);
  return [subtotal, ...optional, shipping, tax, grand_total].map((total) => ({
    label: total.title,
    value: total === shipping && total.amount === 0 ? t('totalFree') : total.formatted,
    isTotal: total === grand_total,
  }));
}

/** Explains a state that the shopper should know about: the order is unpaid, or being reviewed by staff. */
function stateBlocks({ payment_url, is_suspicious }: Order, { t }: EmailScope): EmailBlock[] {
  if (payment_url) return [paragraph(t('mailOrderUnpaid'))];
  return is_suspicious ? [paragraph(t('mailOrderReview'))] : [];
}

const dateIn = (iso: string, { config, language }: EmailScope, options: Intl.DateTimeFormatOptions) => {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: config.timezoneId,
    ...options,
  }).format(date);
};

/** Formats a day such as 2026-11-24 with its weekday, independent of time zones. */
const dayText = (day: string, scope: EmailScope) =>
  dateIn(day, scope, { dateStyle: 'full', timeZone: 'UTC' });

/** Where and when the order is delivered or picked up. */
function deliveryFacts(order: Order, scope: EmailScope): [label: string, ...lines: string[]][] {
  const { t, config } = scope;
  const { pickup, delivery: slot, packageAI, shipping_title: title } = order;
  if (pickup) {
    const town = [pickup.city, [pickup.region, pickup.postcode].filter(Boolean).join(' ')].filter(Boolean);
    const ready = dayText(pickup.ready_date, scope);
    return [
      [t('mailPickup'), pickup.store_name, pickup.address, town.join(', '), pickup.phone],
      [t('mailDelivery'), title, ready && t('mailPickupReady', { date: ready })],
    ];
  }
  const day = dayText(slot?.date || (packageAI?.delivery_date ?? ''), scope);
  const hours = slot ? formatHours(slot.from, slot.to, webLocale(config.locale)) : '';
  const date = [day, hours].filter(Boolean).join(', ');
  return [
    [t('mailShippedTo'), ...addressLines(order.shipping_address, scope)],
    [t('mailDelivery'), title, date && t('mailBookedDay', { date })],
  ];
}

const orderIntro = (key: 'mailOrderText' | 'mailCancelledText', order: Order, scope: EmailScope) =>
  scope.t(key, { number: order.increment_id, date: dateIn(order.created_at, scope, {}) });

const itemBlocks = (order: Order, scope: EmailScope): EmailBlock[] => [
  { block: 'items', rows: itemRows(order, scope) },
  ...cutNote(scope, order.items.length),
  { block: 'totals', rows: totalRows(order, scope) },
];

/** A link to the page that tracks an order. */
export const trackLink = ({ t, link }: EmailScope, number: string): EmailBlock =>
  linkLine(t('mailOrderTrack'), link(`/track-order?order=${encodeURIComponent(number)}`));

/** Confirmation of an order. It contains the payment method, but never the payment's data. */
export const order = emailKind({
  schema: z.object({ order: orderSchema }),
  subject: ({ t }, { order: { increment_id: number } }) => t('orderMail', { number }),
  render: (scope, { order: placed }) =>
    letter({
      heading: scope.t('mailOrderHeading'),
      intro: orderIntro('mailOrderText', placed, scope),
      blocks: [
        ...stateBlocks(placed, scope),
        ...itemBlocks(placed, scope),
        facts([
          ...deliveryFacts(placed, scope),
          [scope.t('mailBilledTo'), ...addressLines(placed.billing_address, scope)],
          [
            scope.t('mailPayment'),
            placed.payment_title,
            planText(placed, scope),
            placed.payment_instructions,
          ],
        ]),
        ...claimBlocks(placed, scope),
        trackLink(scope, placed.increment_id),
        ...questions(scope),
      ],
    }),
});

/** Tells the customer that staff have cancelled an order, why, and what happens to the money. */
export const orderCancelled = emailKind({
  /** reason: text from staff to the customer. refund: what happens to the money (orders/cancelOrder.ts) */
  schema: z.object({ order: orderSchema, reason: text(), refund: z.enum(['none', 'provider', 'by_hand']) }),
  subject: ({ t }, { order: { increment_id: number } }) => t('orderCancelledMail', { number }),
  render: (scope, { order: cancelled, reason, refund }) =>
    letter({
      heading: scope.t('mailCancelledHeading'),
      intro: orderIntro('mailCancelledText', cancelled, scope),
      blocks: [
        ...quoteOf(reason),
        paragraph(scope.t(refund === 'none' ? 'mailCancelledNotCharged' : 'mailCancelledRefund')),
        ...itemBlocks(cancelled, scope),
        ...questions(scope),
      ],
    }),
});
