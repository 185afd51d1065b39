import type { TenantConfig } from '@contract/config';
import { isPermitted } from '@/config/consent';
import type { DestinationFile } from '@/features/analytics/destination';
import { dataLayer } from '@/features/analytics/gtag';
import { hashFields } from '@/features/analytics/hashPerson';
import type { StreamEntry } from '@/features/analytics/stream';

/** Site-wide parameters that tags in the tag manager read: the tenant and its measurement ids. */
export function siteParams({
  services,
  store_code,
  client_name,
  site_id,
  environment,
  region,
  locale,
}: TenantConfig) {
  const { ga4_id, analytics_id, facebook_pixel_id, email_marketing_id } = services;
  const ids = { ga4_id, analytics_id, facebook_pixel_id, email_marketing_id };
  return { event: 'site', store_code, client_name, site_id, environment, region, locale, ...ids };
}

/**
 * The page's data layer, which the tag manager and dealer scripts read (docs/spec/18 §3). An order includes hashed address fields if the
 * shopper permits identifying data (the group of the social network).
 */
export const destination: DestinationFile = {
  name: 'data_layer',
  isOwn: false,
  open({ config }) {
    dataLayer().push(siteParams(config));
    if (config.services.gtm_id) dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const push = ({ events }: StreamEntry, further: object = {}) => {
      for (const { name, params, items, audience } of events) {
        if (audience === 'own') continue;
        // GA4 nests ecommerce parameters; null clears those of the previous event.
        if (items)
          dataLayer().push({ ecommerce: null }, { event: name, ecommerce: { ...params, items }, ...further });
        else dataLayer().push({ event: name, ...params });
      }
    };
    return {
      receive(entry) {
        const { tracked } = entry;
        if (tracked.type !== 'orderPlaced' || !isPermitted(config, 'social')) {
          push(entry);
          return;
        }
        hashFields(tracked.order.shipping_address).then(
          (shipping_address) => push(entry, { shipping_address }),
          (error: unknown) => {
            console.error('analytics checkout error', error);
            push(entry);
          },
        );
      },
    };
  },
};
