import { cutText } from '@contract/cutText';
import { isPersonal, withoutPersonal } from '@/lib/personalText';
import type { TrackedCart, TrackedEvent, TrackedPromotion } from '@/lib/tracked';
import type { CartChange } from './cartChange';
import { cartItem, type Item, orderItem, productItem, rememberList, valueParam } from './items';
import { withoutPersonalTerm } from './withoutPersonalTerm';

/** An event with the name and parameters that GA4 defines, or in the same style if GA4 defines none. */
export interface Ga4Event {
  name: string;
  params: Record<string, unknown>;
  /** Set for ecommerce events; their params are nested under ecommerce in the data layer. */
  items?: Item[];
  /** own: only for the dealer's log and desk; third: only for all others; absent: for all */
  audience?: 'own' | 'third';
}

interface EventContext {
  currency: string;
  /** Quantities that the event added to and removed from the cart. */
  change: CartChange;
  /** Coupon of the cart before the event. */
  coupon?: string;
}

const formEvents = { contact: 'contact', newsletter: 'subscribe', 'request-quote': 'generate_lead' } as const;

/** Maximum length of a reported question. */
const MAX_QUESTION = 200;

const ecommerceEvent = (
  name: string,
  items: Item[],
  currency: string,
  params: Ga4Event['params'] = {},
): Ga4Event => ({
  name,
  params: { currency, ...valueParam(items), ...params },
  items,
});

const promotionParams = ({ id, name }: TrackedPromotion) => ({ promotion_id: id, promotion_name: name });

/** If a search term identifies a person, that part is removed, and also from the path of its list and the title of its page. */
const safeList = (list: string) => withoutPersonal(withoutPersonalTerm(list));

const listParams = (list: string) => ({ item_list_id: safeList(list), item_list_name: safeList(list) });

/** Maps a tracked event to events of the stream; a cart write may yield several or none. */
export function toGa4Events(event: TrackedEvent, context: EventContext): Ga4Event[] {
  const { currency } = context;
  switch (event.type) {
    case 'pageViewed':
      return [
        {
          name: 'page_view',
          params: {
            page_path: withoutPersonalTerm(event.path),
            page_title: event.path.includes('/search/') ? withoutPersonal(event.title) : event.title,
          },
        },
      ];
    case 'listViewed': {
      const items = event.products.map((product, index) => ({ ...productItem(product), index }));
      return [{ name: 'view_item_list', params: listParams(event.list), items }];
    }
    case 'productSelected': {
      if (event.list) rememberList(event.product.entity_id, safeList(event.list));
      const params = event.list ? listParams(event.list) : {};
      return [{ name: 'select_item', params, items: [productItem(event.product)] }];
    }
    case 'productViewed':
      return [ecommerceEvent('view_item', [productItem(event.product)], currency)];
    case 'searchCompleted': {
      const params = { search_term: withoutPersonal(event.term), results: event.resultCount };
      return [
        { name: 'search', params },
        // The same search, which our own reports would count twice.
        { name: 'view_search_results', params, audience: 'third' },
      ];
    }
    case 'promotionViewed':
      return [{ name: 'view_promotion', params: promotionParams(event.promotion), items: [] }];
    case 'promotionSelected':
      return [{ name: 'select_promotion', params: promotionParams(event.promotion), items: [] }];
    case 'wishlistItemAdded':
      return [ecommerceEvent('add_to_wishlist', [productItem(event.product)], currency)];
    case 'cartViewed':
      return [ecommerceEvent('view_cart', toItems(event.cart), currency)];
    case 'checkoutStarted':
      return [ecommerceEvent('begin_checkout', toItems(event.cart), currency, couponParam(event.cart))];
    case 'checkoutStepViewed':
      return [
        {
          name: 'checkout_step',
          params: { checkout_step: event.position, checkout_step_name: event.step },
        },
      ];
    case 'cartUpdated':
      return cartEvents(event, context);
    case 'orderPlaced':
      return [orderEvent('purchase', event.order, context)];
    case 'orderCancelled':
      return [orderEvent('refund', event.order, {})];
    default:
      return otherEvents(event);
  }
}

/** Events without a price. */
function otherEvents(event: TrackedEvent): Ga4Event[] {
  switch (event.type) {
    case 'compareItemAdded':
      return [{ name: 'add_to_compare', params: productParams(event.product) }];
    case 'compareItemRemoved':
      return [{ name: 'remove_from_compare', params: productParams(event.product) }];
    case 'compareViewed':
      return [
        {
          name: 'view_compare',
          params: { item_ids: event.products.map(({ entity_id }) => entity_id).join(',') },
          items: event.products.map((product, index) => ({ ...productItem(product), index })),
        },
      ];
    case 'chatOpened':
      return [{ name: 'chat_open', params: productParams(event.product) }];
    case 'chatQuestionSent':
      // The question itself is not sent, because it may reveal who asks.
      return [
        {
          name: 'chat_question',
          params: { ...productParams(event.product), question_length: event.question.length },
        },
      ];
    case 'chatQuestionUnanswered':
      return [unansweredEvent(event)];
    case 'chatRated':
      return [{ name: 'chat_feedback', params: { ...productParams(event.product), vote: event.vote } }];
    case 'locationSearched':
      return [{ name: 'find_location', params: { method: event.method } }];
    case 'locationSelected':
      return [
        { name: 'select_location', params: { location_id: event.locationId, location_name: event.name } },
      ];
    case 'formSubmitted':
      return [{ name: formEvents[event.form], params: { lead_source: event.form } }];
    case 'signedIn':
      return [{ name: 'login', params: { method: event.method ?? 'password' } }];
    case 'accountCreated':
      return [{ name: 'sign_up', params: { method: 'password' } }];
    case 'linkShared':
      return [{ name: 'share', params: { method: event.method, content_type: event.content } }];
    case 'phoneClicked':
      return [{ name: 'click_to_call', params: { phone: event.phone, value: event.value } }];
    case 'errorPageShown': {
      const message = withoutPersonal(event.message);
      return [
        { name: 'exception', params: { description: message, fatal: true }, audience: 'third' },
        { name: 'page_error', params: { message, url: withoutPersonal(event.url) }, audience: 'own' },
      ];
    }
    case 'vitalMeasured': {
      const { metric, value, rating, details } = event;
      return [
        { name: 'web_vital', params: { metric, value, rating, route: details.route }, audience: 'own' },
      ];
    }
    default:
      return [];
  }
}

const productParams = ({ entity_id, name }: { entity_id: string; name: string }) => ({
  item_id: entity_id,
  item_name: name,
});

/** A question that may identify a person is counted without its text. */
const unansweredEvent = ({
  question,
  product,
}: Extract<TrackedEvent, { type: 'chatQuestionUnanswered' }>): Ga4Event => ({
  name: 'unanswered_question',
  params: {
    ...productParams(product),
    ...(isPersonal(question) ? {} : { question: cutText(question, MAX_QUESTION) }),
  },
  audience: 'own',
});

const toItems = ({ items }: TrackedCart) => items.map((line) => cartItem(line));

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

/** Event of an order: id, tax, revenue, shipping, currency code and payment method (docs/spec/18 §2). */
function orderEvent(
  name: 'purchase' | 'refund',
  order: Extract<TrackedEvent, { type: 'orderPlaced' }>['order'],
  { coupon }: Pick<EventContext, 'coupon'>,
): Ga4Event {
  const { grand_total, tax, shipping } = order.totals;
  return ecommerceEvent(name, order.items.map(orderItem), grand_total.currency, {
    transaction_id: order.increment_id || order.entity_id,
    value: grand_total.amount,
    tax: tax.amount,
    shipping: shipping.amount,
    payment_type: order.payment_method,
    ...(coupon ? { coupon } : {}),
  });
}
