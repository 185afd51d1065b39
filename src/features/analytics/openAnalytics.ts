import type { TenantConfig } from '@contract/config';
import { isCrawler } from '@contract/crawlers';
import { onTracked } from '@/lib/track';
import type { TrackedCart, TrackedEvent } from '@/lib/tracked';
import { openBackendLog } from './backendLog';
import { type CartChange, cartChange } from './cartChange';
import { toConversion } from './conversions';
import { openDataLayer } from './dataLayer';
import { toGa4Events } from './ga4Events';
import { openMonitoring } from './monitoring/openMonitoring';
import { openPersonalization } from './personalization';
import { openSocialConversions, type SendConversion } from './socialConversions';

const none: CartChange = { added: [], removed: [] };

const isCheckout = ({ type }: TrackedEvent) =>
  type === 'checkoutStarted' || type === 'orderPlaced' || type === 'cartUpdated';

/**
 * Forwards tracked events to every receiver that the configuration names: data layer, social network,
 * personalization, monitoring and the backend's log. Errors are logged and never reach the shopper. Returns a
 * function that stops. Visits of crawlers are not counted (docs/spec/19 §4).
 */
export function openAnalytics(config: TenantConfig, send: SendConversion): () => void {
  if (isCrawler(navigator.userAgent)) return () => {};
  const { currency_code: currency } = config;
  const toDataLayer = openDataLayer(config, Date.now());
  const toSocial = openSocialConversions(config, send);
  const toPersonalization = openPersonalization(config);
  const toMonitoring = openMonitoring(config.services);
  const toBackendLog = openBackendLog(send);
  let cart: TrackedCart | null = null;

  function forwardEvent(event: TrackedEvent): void {
    const change = event.type === 'cartUpdated' ? cartChange(cart, event.cart) : none;
    if (event.type === 'cartReceived' || event.type === 'cartUpdated') cart = event.cart;
    if (event.type === 'orderPlaced') cart = null;
    for (const each of toGa4Events(event, { currency, change })) toDataLayer?.(each);
    toPersonalization?.(event);
    toMonitoring?.(event);
    toBackendLog(event);
    const conversionEvent = toConversion(event, { currency, change, path: window.location.pathname });
    if (conversionEvent) void toSocial?.(conversionEvent);
  }

  return onTracked((event) => {
    try {
      forwardEvent(event);
    } catch (error) {
      console.error(isCheckout(event) ? 'analytics checkout error' : 'analytics error', error);
    }
  });
}
