import type { TrackedEvent } from '@/lib/tracked';
import type { CartChange } from './cartChange';
import { type Item, lineItem, productItem, worthOf } from './items';

/** An event by the field's standard name, as GA4 knows it. */
export interface Measured {
  name: string;
  facts: Record<string, unknown>;
  /** Set for events of buying; their facts stand under ecommerce in the data layer. */
  items?: Item[];
}

interface Place {
  currency: string;
  /** What the event did to the cart. */
  change: CartChange;
}

const formEvents = { contact: 'contact', newsletter: 'subscribe', 'request-quote': 'generate_lead' } as const;

const about = (name: string, items: Item[], currency: string, facts: Measured['facts'] = {}): Measured => ({
  name,
  facts: { currency, value: worthOf(items), ...facts },
  items,
});

/** Names and facts of what happened; one write of the cart may be several events, or none. */
export function measured(event: TrackedEvent, { currency, change }: Place): Measured[] {
  switch (event.type) {
    case 'pageViewed':
      return [{ name: 'page_view', facts: { page_path: event.path, page_title: event.title } }];
    case 'listViewed': {
      const items = event.products.map((product, index) => ({ ...productItem(product), index }));
      return [{ name: 'view_item_list', facts: { item_list_id: event.list }, items }];
    }
    case 'productChosen':
      return [{ name: 'select_item', facts: {}, items: [productItem(event.product)] }];
    case 'productViewed':
      return [about('view_item', [productItem(event.product)], currency)];
    case 'searched':
      return [{ name: 'search', facts: { search_term: event.term, results: event.found } }];
    case 'wished':
      return [about('add_to_wishlist', [productItem(event.product)], currency)];
    case 'cartViewed':
      return [about('view_cart', lines(event.cart), currency)];
    case 'checkoutStarted':
      return [about('begin_checkout', lines(event.cart), currency, coupon(event.cart))];
    case 'cartWritten':
      return written(event, { currency, change });
    case 'orderPlaced':
      return [purchase(event)];
    case 'storeSought':
      return [{ name: 'find_location', facts: { method: event.by } }];
    case 'formSent':
      return [{ name: formEvents[event.form], facts: {} }];
    case 'signedIn':
      return [{ name: 'login', facts: { method: 'password' } }];
    case 'accountCreated':
      return [{ name: 'sign_up', facts: { method: 'password' } }];
    case 'callClicked':
      return [{ name: 'click_to_call', facts: { phone: event.phone, value: event.value } }];
    case 'screenFailed':
      return [{ name: 'exception', facts: { description: event.message, fatal: true } }];
    default:
      return [];
  }
}

const lines = ({ items }: { items: readonly Parameters<typeof lineItem>[0][] }) =>
  items.map((line) => lineItem(line));

const coupon = ({ info }: { info: { coupon_code: string } }) =>
  info.coupon_code ? { coupon: info.coupon_code } : {};

function written(
  { write, cart }: Extract<TrackedEvent, { type: 'cartWritten' }>,
  { currency, change }: Place,
): Measured[] {
  if (write === 'shipping') {
    const tier = { shipping_tier: cart.info.shipping_method };
    return [about('add_shipping_info', lines(cart), currency, { ...coupon(cart), ...tier })];
  }
  if (write === 'payment') {
    const type = { payment_type: cart.info.payment_method };
    return [about('add_payment_info', lines(cart), currency, { ...coupon(cart), ...type })];
  }
  return [
    ...(change.added.length > 0 ? [about('add_to_cart', change.added, currency)] : []),
    ...(change.removed.length > 0 ? [about('remove_from_cart', change.removed, currency)] : []),
  ];
}

/** id, tax, revenue, shipping, currency code and payment method of an order (shell specification §3). */
function purchase({ order }: Extract<TrackedEvent, { type: 'orderPlaced' }>): Measured {
  const { grand_total, tax, shipping } = order.totals;
  return about('purchase', lines(order), grand_total.currency, {
    transaction_id: order.increment_id || order.entity_id,
    value: grand_total.amount,
    tax: tax.amount,
    shipping: shipping.amount,
    payment_type: order.payment_method,
  });
}
