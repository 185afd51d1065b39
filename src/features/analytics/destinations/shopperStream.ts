import type { DestinationFile } from '@/features/analytics/destination';

declare global {
  interface Window {
    /** Queue of the ShopperStream widget, which reads it when its script loads. */
    shopperStream?: unknown[];
  }
}

/** The ShopperStream widget: every event of the shop with GA4's name (configuration key shopper_stream). */
export const destination: DestinationFile = {
  name: 'shopper_stream',
  isOwn: false,
  open({ config: { shopper_stream, store_code } }) {
    if (!shopper_stream.enabled) return null;
    window.shopperStream ??= [];
    const queue = window.shopperStream;
    return {
      receive({ events, at, page }) {
        for (const { id, name, params, items, audience } of events)
          if (audience !== 'own')
            queue.push({ id, event: name, at, page, store_code, ...params, ...(items ? { items } : {}) });
      },
      forget() {
        queue.length = 0;
      },
    };
  },
};
