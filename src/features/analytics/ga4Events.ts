import type { TrackedEvent } from '@/lib/tracked';
import type { CartChange } from './cartChange';
import { type Item, lineItem, productItem, totalValue } from './items';

/** A GA4 event with its standard name. */
export interface Ga4Event {
  name: string;
  params: Record<string, unknown>;
  /** Set for ecommerce events; their params are nested under ecommerce in the data layer. */
  items?: Item[];
}

interface EventContext {
  currency: string;
  /** Quantities that the event added to and removed from the cart. */
  change: CartChange;
}

const formEvents = { contact: 'contact', newsletter: 'subscribe', 'request-quote': 'generate_lead' } as const;

const ecommerceEvent = (
  name: string,
  items: Item[],
  currency: string,
  params: Ga4Event['params'] = {},
): Ga4Event => ({
  name,
  params: { currency, value: totalValue(items), ...params },
  items,
});

/** Maps a tracked event to GA4 events; a cart write may yield several events or none. */
export function toGa4Events(event: TrackedEvent, { currency, change }: EventContext): Ga4Event[] {
  switch (event.type) {
    case 'pageViewed':
      return [{ name: 'page_view', params: { page_path: event.path, page_title: event.title } }];
    case 'listViewed': {
      const items = event.products.map((product, index) => ({ ...productItem(product), index }));
      return [{ name: 'view_item_list', params: { item_list_id: event.list }, items }];
    }
    case 'productSelected':
      return [{ name: 'select_item', params: {}, items: [productItem(event.product)] }];
    case 'productViewed':
      return [ecommerceEvent('view_item', [productItem(event.product)], currency)];
    case 'searchCompleted':
      return [{ name: 'search', params: { search_term: event.term, results: event.resultCount } }];
    case 'wishlistItemAdded':
      return [ecommerceEvent('add_to_wishlist', [productItem(event.product)], currency)];
    case 'cartViewed':
      return [ecommerceEvent('view_cart', toItems(event.cart), currency)];
    case 'checkoutStarted':
      return [ecommerceEvent('begin_checkout', toItems(event.cart), currency, couponParam(event.cart))];
    case 'cartUpdated':
      return cartEvents(event, { currency, change });
    case 'orderPlaced':
      return [purchaseEvent(event)];
    case 'locationSearched':
      return [{ name: 'find_location', params: { method: event.method } }];
    case 'formSubmitted':
      return [{ name: formEvents[event.form], params: {} }];
    case 'signedIn':
      return [{ name: 'login', params: { method: 'password' } }];
    case 'accountCreated':
      return [{ name: 'sign_up', params: { method: 'password' } }];
    case 'phoneClicked':
      return [{ name: 'click_to_call', params: { phone: event.phone, value: event.value } }];
    case 'errorPageShown':
      return [{ name: 'exception', params: { description: event.message, fatal: true } }];
    default:
      return [];
  }
}

const toItems = ({ items }: { items: readonly Parameters<typeof lineItem>[0][] }) =>
  items.map((line) => lineItem(line));

const couponParam = ({ info }: { info: { coupon_code: string } }) =>
  info.coupon_code ? { coupon: info.coupon_code } : {};

function cartEvents(
  { write, cart }: Extract<TrackedEvent, { type: 'cartUpdated' }>,
  { currency, change }: EventContext,
): Ga4Event[] {
  if (write === 'shipping') {
    const tier = { shipping_tier: cart.info.shipping_method };
    return [ecommerceEvent('add_shipping_info', toItems(cart), currency, { ...couponParam(cart), ...tier })];
  }
  if (write === 'payment') {
    const type = { payment_type: cart.info.payment_method };
    return [ecommerceEvent('add_payment_info', toItems(cart), currency, { ...couponParam(cart), ...type })];
  }
  return [
    ...(change.added.length > 0 ? [ecommerceEvent('add_to_cart', change.added, currency)] : []),
    ...(change.removed.length > 0 ? [ecommerceEvent('remove_from_cart', change.removed, currency)] : []),
  ];
}

/** Event of a placed order: id, tax, revenue, shipping, currency code and payment method (docs/spec/18 §2). */
function purchaseEvent({ order }: Extract<TrackedEvent, { type: 'orderPlaced' }>): Ga4Event {
  const { grand_total, tax, shipping } = order.totals;
  return ecommerceEvent('purchase', toItems(order), grand_total.currency, {
    transaction_id: order.increment_id || order.entity_id,
    value: grand_total.amount,
    tax: tax.amount,
    shipping: shipping.amount,
    payment_type: order.payment_method,
  });
}
