import type { DestinationFile } from '@/features/analytics/destination';
import { cartItem, cartTotal, type Item, orderItem, productItem } from '@/features/analytics/items';
import type { StreamEntry } from '@/features/analytics/stream';
import type { TrackedCart } from '@/lib/tracked';

declare global {
  interface Window {
    /** Queue of the email marketing script (Klaviyo). */
    _learnq?: unknown[][];
  }
}

const fieldsOf = ({ item_id, item_name, item_sku, item_brand, item_category, price, quantity }: Item) => ({
  ProductID: item_id,
  ProductName: item_name,
  SKU: item_sku,
  Brand: item_brand,
  Categories: item_category ? [item_category] : [],
  ItemPrice: price,
  Quantity: quantity,
});

const contentsOf = (items: readonly Item[]) => ({
  ItemNames: items.map(({ item_name }) => item_name),
  Items: items.map(fieldsOf),
});

const cartOf = (cart: TrackedCart) => ({
  $value: cartTotal(cart),
  ...contentsOf(cart.items.map((line) => cartItem(line))),
});

/**
 * Maps an entry to the events that trigger the service's emails about viewed products and abandoned carts. The service recognises people by
 * its own cookie; nothing here identifies them.
 */
function toMetrics({ tracked, change }: StreamEntry): [name: string, properties: object][] {
  switch (tracked.type) {
    case 'productViewed': {
      const { Quantity, ...fields } = fieldsOf(productItem(tracked.product));
      const { image_url } = tracked.product;
      return [['Viewed Product', { ...fields, ImageURL: image_url.small, URL: window.location.href }]];
    }
    case 'cartUpdated': {
      const cart = cartOf(tracked.cart);
      return change.added.map((item) => ['Added to Cart', { ...cart, ...addedFields(item) }]);
    }
    case 'checkoutStarted':
      return [['Started Checkout', cartOf(tracked.cart)]];
    case 'orderPlaced': {
      const { order } = tracked;
      const $value = order.totals.grand_total.amount;
      const contents = contentsOf(order.items.map(orderItem));
      return [['Placed Order', { $event_id: order.increment_id, $value, ...contents }]];
    }
    default:
      return [];
  }
}

const addedFields = (item: Item) =>
  Object.fromEntries(Object.entries(fieldsOf(item)).map(([name, value]) => [`AddedItem${name}`, value]));

/** The email marketing service of the configuration key email_marketing_id, using the protocol of Klaviyo's queue. */
export const destination: DestinationFile = {
  name: 'email_marketing',
  isOwn: false,
  open({ config: { services } }) {
    if (!services.email_marketing_id) return null;
    window._learnq ??= [];
    const queue = window._learnq;
    queue.push(['account', services.email_marketing_id]);
    return {
      receive(entry) {
        for (const [name, properties] of toMetrics(entry)) queue.push(['track', name, properties]);
      },
      forget() {
        queue.length = 0;
      },
    };
  },
};
