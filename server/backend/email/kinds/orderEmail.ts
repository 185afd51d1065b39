import type { Address } from '../../../../contract/address.ts';
import type { Order } from '../../../../contract/order.ts';
import type { EmailContents } from '../emailContents.ts';
import { type EmailBlock, type EmailParts, type EmailScope, facts, text } from '../emailParts.ts';
import { cutNote, MAX_ITEMS } from './lineItems.ts';

function addressLines(
  { prefix, firstname, middlename, lastname, suffix, ...address }: Address,
  { t }: EmailScope,
): string[] {
  const words = (...parts: string[]) => parts.filter(Boolean).join(' ');
  return [
    words(prefix, firstname, middlename, lastname, suffix),
    address.company,
    ...address.street,
    words(address.city && `${address.city},`, address.region, address.postcode),
    address.telephone,
    address.fax && t('mailFax', { fax: address.fax }),
  ];
}

const itemRows = ({ items }: Order, { t }: EmailScope) =>
  items.slice(0, MAX_ITEMS).map((item) => ({
    name: item.name,
    detail: [
      item.sku,
      ...item.options.map(({ label, value }) => `${label}: ${value}`),
      ...item.children.map(({ name, qty }) => `${qty} × ${name}`),
      t('mailQuantity', { count: item.qty }),
    ].join(' · '),
    total: item.row_total.formatted,
  }));

/** Discount and fee are omitted while they are zero; subtotal, delivery, tax and total always stand. */
function totalRows({ totals }: Order) {
  const { subtotal, discount, shipping, fee, tax, grand_total } = totals;
  const optional = [discount, fee].filter(({ amount }) => amount !== 0);
  return [subtotal, ...optional, shipping, tax, grand_total].map((total) => ({
    label: total.title,
    value: total.formatted,
    isTotal: total === grand_total,
  }));
}

/** What the shopper should know about the order's state: it is not paid yet, or staff check it. */
function stateBlocks({ payment_url, is_suspicious }: Order, { t }: EmailScope): EmailBlock[] {
  if (payment_url) return [text(t('mailOrderUnpaid'))];
  return is_suspicious ? [text(t('mailOrderReview'))] : [];
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

/** Confirmation of an order. It names the payment method, never the payment's data. */
export function orderEmail({ order }: EmailContents<'order'>, scope: EmailScope): EmailParts {
  const { t, link, config } = scope;
  const number = order.increment_id;
  const bookedDay = order.packageAI?.delivery_date ?? '';
  const contact = [config.phone, config.email].filter(Boolean).join(' · ');
  return {
    heading: t('mailOrderHeading'),
    preview: t('mailOrderText', { number, date: dateIn(order.created_at, scope, {}) }),
    blocks: [
      text(t('mailOrderText', { number, date: dateIn(order.created_at, scope, {}) })),
      ...stateBlocks(order, scope),
      { block: 'items', rows: itemRows(order, scope) },
      ...cutNote(scope, order.items.length),
      { block: 'totals', rows: totalRows(order) },
      facts([
        [t('mailShippedTo'), ...addressLines(order.shipping_address, scope)],
        [t('mailDelivery'), order.shipping_title, bookedDay && t('mailBookedDay', { date: bookedDay })],
        [t('mailBilledTo'), ...addressLines(order.billing_address, scope)],
        [t('mailPayment'), order.payment_title, order.payment_instructions],
      ]),
      {
        block: 'link',
        label: t('mailOrderTrack'),
        url: link(`/track-order?order=${encodeURIComponent(number)}`),
      },
      ...(contact ? [text(t('mailQuestions', { contact }))] : []),
    ],
  };
}
