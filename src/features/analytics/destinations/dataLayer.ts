import type { TenantConfig } from '@contract/config';
import type { DestinationFile } from '@/features/analytics/destination';
import { dataLayer } from '@/features/analytics/gtag';

/** Site-wide parameters that tags of the tag manager read: the tenant and its measurement ids. */
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

/** The data layer of the page, whose reader is the tag manager (docs/spec/18 §3). */
export const destination: DestinationFile = {
  name: 'data_layer',
  isOwn: false,
  open({ config }) {
    if (!config.services.gtm_id) return null;
    dataLayer().push(siteParams(config), { 'gtm.start': Date.now(), event: 'gtm.js' });
    return {
      receive({ events }) {
        for (const { name, params, items, audience } of events) {
          if (audience === 'own') continue;
          // GA4 nests the parameters of commerce; null clears those of the event before.
          if (items) dataLayer().push({ ecommerce: null }, { event: name, ecommerce: { ...params, items } });
          else dataLayer().push({ event: name, ...params });
        }
      },
    };
  },
};
