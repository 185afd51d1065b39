import { pageAt } from '@contract/pages';
import type { DestinationFile } from '@/features/analytics/destination';
import { cartItem, type Item, orderItem } from '@/features/analytics/items';
import type { TrackedEvent } from '@/lib/tracked';

declare global {
  interface Window {
    /** Queue of the personalization script (Kibo, formerly Monetate). */
    monetateQ?: unknown[][];
  }
}

const rows = (items: readonly Item[], currency: string) =>
  items.map(({ item_sku, quantity, price }) => ({
    sku: item_sku,
    ...(price !== undefined && { unitPrice: price.toFixed(2) }),
    quantity: String(quantity),
    currency,
  }));

/** Maps a tracked event to queue entries; openPersonalization appends trackData, which sends them. */
function queueEntries(event: TrackedEvent, currency: string): unknown[][] {
  switch (event.type) {
    case 'pageViewed':
      return [['setPageType', pageAt(event.path).type]];
    case 'listViewed':
      return [['addProducts', event.products.map(({ sku }) => sku)]];
    case 'productViewed':
      return [['addProductDetails', [event.product.sku]]];
    case 'cartViewed':
    case 'cartUpdated': {
      const items = event.cart.items.map((line) => cartItem(line));
      return [['addCartRows', rows(items, currency)]];
    }
    case 'orderPlaced': {
      const purchaseId = event.order.increment_id;
      const purchased = rows(event.order.items.map(orderItem), currency);
      return [['addPurchaseRows', purchased.map((row) => ({ purchaseId, ...row }))]];
    }
    default:
      return [];
  }
}

/** The queue of the personalization script (docs/spec/18 §3). */
export const destination: DestinationFile = {
  name: 'personalization',
  isOwn: false,
  open({ config: { services, kibo_carousel, currency_code } }) {
    if (!services.personalization_url && !kibo_carousel.enabled) return null;
    window.monetateQ ??= [];
    const queue = window.monetateQ;
    return {
      receive({ tracked }) {
        const entries = queueEntries(tracked, currency_code);
        if (entries.length > 0) queue.push(...entries, ['trackData']);
      },
      forget() {
        queue.length = 0;
      },
    };
  },
};
