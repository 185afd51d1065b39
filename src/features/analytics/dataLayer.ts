import type { TenantConfig } from '@contract/config';
import type { Ga4Event } from './ga4Events';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Site-wide parameters that tags of the tag manager read: the tenant and its measurement ids. */
function siteParams({
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

/** The gtag script accepts a command only as an arguments object; it ignores an array. */
function command(..._args: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: the gtag script accepts no rest array
  return arguments;
}

/**
 * Creates the page's data layer before the tag manager loads. Returns a function that pushes an event to it, or null
 * when the tenant configures no reader. The tag manager reads events, GA4's gtag script reads commands.
 */
export function openDataLayer(config: TenantConfig, now: number): ((event: Ga4Event) => void) | null {
  const { gtm_id, ga4_id, analytics_id } = config.services;
  const measurementIds = [ga4_id, analytics_id].filter(Boolean);
  if (!gtm_id && measurementIds.length === 0) return null;
  window.dataLayer ??= [];
  const dataLayer = window.dataLayer;
  dataLayer.push(siteParams(config), { 'gtm.start': now, event: 'gtm.js' });
  if (measurementIds.length > 0) dataLayer.push(command('js', new Date(now)));
  // The router reports page views, the first one included.
  for (const id of measurementIds) dataLayer.push(command('config', id, { send_page_view: false }));
  return ({ name, params, items }) => {
    if (gtm_id && items)
      dataLayer.push({ ecommerce: null }, { event: name, ecommerce: { ...params, items } });
    else if (gtm_id) dataLayer.push({ event: name, ...params });
    if (measurementIds.length > 0)
      dataLayer.push(command('event', name, items ? { ...params, items } : params));
  };
}
