import type { StoreConfig } from '@/api/contract/config';
import { onTracked } from '@/lib/track';
import type { TrackedCart, TrackedEvent } from '@/lib/tracked';
import { type CartChange, cartChange } from './cartChange';
import { conversion } from './conversions';
import { openDataLayer } from './dataLayer';
import { measured } from './measured';
import { openMonitoring } from './monitoring/openMonitoring';
import { openPersonalization } from './personalization';
import { openShopLog } from './shopLog';
import { openSocialConversions, type SendConversion } from './socialConversions';

const none: CartChange = { added: [], removed: [] };

const isCheckout = ({ type }: TrackedEvent) =>
  type === 'checkoutStarted' || type === 'orderPlaced' || type === 'cartWritten';

/**
 * Hands what happens in the shop to everyone the configuration names: data layer, social network, personalization,
 * monitoring. A fault in counting is logged and costs the shopper nothing. Answers with a way to stop.
 */
export function openAnalytics(config: StoreConfig, send: SendConversion): () => void {
  const { currency_code: currency } = config;
  const toDataLayer = openDataLayer(config, Date.now());
  const toSocial = openSocialConversions(config, send);
  const toPersonalization = openPersonalization(config);
  const toMonitoring = openMonitoring(config.services);
  const toShop = openShopLog(send);
  let cart: TrackedCart | null = null;

  function hand(event: TrackedEvent): void {
    const change = event.type === 'cartWritten' ? cartChange(cart, event.cart) : none;
    if (event.type === 'cartRead' || event.type === 'cartWritten') cart = event.cart;
    if (event.type === 'orderPlaced') cart = null;
    for (const each of measured(event, { currency, change })) toDataLayer?.(each);
    toPersonalization?.(event);
    toMonitoring?.(event);
    toShop(event);
    const converted = conversion(event, { currency, change, path: window.location.pathname });
    if (converted) void toSocial?.(converted);
  }

  return onTracked((event) => {
    try {
      hand(event);
    } catch (error) {
      console.error(isCheckout(event) ? 'analytics checkout error' : 'analytics error', error);
    }
  });
}
