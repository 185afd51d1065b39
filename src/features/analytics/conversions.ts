import { withoutPersonal } from '@/lib/personalText';
import type { TrackedEvent, TrackedPerson } from '@/lib/tracked';
import type { CartChange } from './cartChange';
import { type Item, orderItem, productItem, valueParam } from './items';

/** A conversion event of the social network (docs/spec/18 §3, conversion events). */
export interface Conversion {
  name:
    | 'Search'
    | 'AddToCart'
    | 'Purchase'
    | 'ViewContent'
    | 'FindLocation'
    | 'Lead'
    | 'Subscribe'
    | 'Contact';
  params: Record<string, unknown>;
  person?: TrackedPerson;
}

interface EventContext {
  currency: string;
  /** Path of the current page. */
  path: string;
  change: CartChange;
}

const formConversions = { contact: 'Contact', newsletter: 'Subscribe', 'request-quote': 'Lead' } as const;

const contentParams = (items: readonly Item[], currency: string) => ({
  content_ids: items.map(({ item_id }) => item_id),
  contents: items.map(({ item_id, quantity, price }) => ({ id: item_id, quantity, item_price: price })),
  ...valueParam(items),
  currency,
});

/** Maps a tracked event to a conversion; null if it is none. */
export function toConversion(
  event: TrackedEvent,
  { currency, path, change }: EventContext,
): Conversion | null {
  const viewContent = (content_type: string) => ({ content_path: path, content_type });
  switch (event.type) {
    case 'searchCompleted':
      return { name: 'Search', params: { search_string: withoutPersonal(event.term) } };
    case 'productViewed':
      return {
        name: 'ViewContent',
        params: { ...viewContent('product'), ...contentParams([productItem(event.product)], currency) },
      };
    case 'listViewed':
      return { name: 'ViewContent', params: viewContent('product_group') };
    case 'cartUpdated':
      if (change.added.length === 0 || event.write !== 'items') return null;
      return {
        name: 'AddToCart',
        params: { content_type: 'product', ...contentParams(change.added, currency) },
      };
    case 'orderPlaced': {
      const { order } = event;
      const { amount: value, currency: orderCurrency } = order.totals.grand_total;
      return {
        name: 'Purchase',
        params: {
          ...contentParams(order.items.map(orderItem), orderCurrency),
          order_id: order.increment_id || order.entity_id,
          value,
        },
        person: { ...order.shipping_address, email: order.additional_information.email_address },
      };
    }
    case 'locationSearched':
      return { name: 'FindLocation', params: { type: event.method } };
    case 'formSubmitted':
      return { name: formConversions[event.form], params: {}, person: event.person };
    case 'phoneClicked':
      return { name: 'Contact', params: { type: 'call', value: event.value, currency } };
    default:
      return null;
  }
}
