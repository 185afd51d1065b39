import type { TrackedEvent, TrackedPerson } from '@/lib/tracked';
import type { CartChange } from './cartChange';
import { type Item, lineItem, productItem, worthOf } from './items';

/** What the social network is told (shell specification §3, conversion events). */
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
  facts: Record<string, unknown>;
  person?: TrackedPerson;
}

interface Place {
  currency: string;
  /** Path of the page. */
  path: string;
  change: CartChange;
}

const formConversions = { contact: 'Contact', newsletter: 'Subscribe', 'request-quote': 'Lead' } as const;

const goods = (items: readonly Item[], currency: string) => ({
  content_ids: items.map(({ item_id }) => item_id),
  contents: items.map(({ item_id, quantity, price }) => ({ id: item_id, quantity, item_price: price })),
  value: worthOf(items),
  currency,
});

/** What happened as a conversion; null when it is none. */
export function conversion(event: TrackedEvent, { currency, path, change }: Place): Conversion | null {
  const viewed = (content_type: string) => ({ content_path: path, content_type });
  switch (event.type) {
    case 'searched':
      return { name: 'Search', facts: { search_string: event.term } };
    case 'productViewed':
      return {
        name: 'ViewContent',
        facts: { ...viewed('product'), ...goods([productItem(event.product)], currency) },
      };
    case 'listViewed':
      return { name: 'ViewContent', facts: viewed('product_group') };
    case 'cartWritten':
      if (change.added.length === 0 || event.write !== 'items') return null;
      return { name: 'AddToCart', facts: { content_type: 'product', ...goods(change.added, currency) } };
    case 'orderPlaced': {
      const { order } = event;
      const { amount: value, currency: paid } = order.totals.grand_total;
      const items = order.items.map((line) => lineItem(line));
      return {
        name: 'Purchase',
        facts: { ...goods(items, paid), order_id: order.increment_id || order.entity_id, value },
        person: { ...order.shipping_address, email: order.additional_information.email_address },
      };
    }
    case 'storeSought':
      return { name: 'FindLocation', facts: { type: event.by } };
    case 'formSent':
      return { name: formConversions[event.form], facts: {}, person: event.person };
    case 'callClicked':
      return { name: 'Contact', facts: { type: 'call', value: event.value, currency } };
    default:
      return null;
  }
}
