import type { StoreConfig } from '@/api/contract/config';
import type { Measured } from './measured';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Whose page it is and by which ids it is counted: what tags of the tag manager ask for. */
function siteFacts({ services, store_code, client_name, site_id, environment, region, locale }: StoreConfig) {
  const { ga4_id, analytics_id, facebook_pixel_id, email_marketing_id } = services;
  const ids = { ga4_id, analytics_id, facebook_pixel_id, email_marketing_id };
  return { event: 'site', store_code, client_name, site_id, environment, region, locale, ...ids };
}

/** Google's script tells commands from events by their being an arguments object. */
function command(..._given: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: the shape that is asked for
  return arguments;
}

/**
 * Opens the page's data layer before the tag manager comes. Answers with what writes an event there, or null where the
 * store names nobody who reads it. The tag manager reads events, the measuring script of GA4 commands.
 */
export function openDataLayer(config: StoreConfig, now: number): ((event: Measured) => void) | null {
  const { gtm_id, ga4_id, analytics_id } = config.services;
  const measuring = [ga4_id, analytics_id].filter(Boolean);
  if (!gtm_id && measuring.length === 0) return null;
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  layer.push(siteFacts(config), { 'gtm.start': now, event: 'gtm.js' });
  if (measuring.length > 0) layer.push(command('js', new Date(now)));
  // Page views are counted as the router shows pages, the first one too.
  for (const id of measuring) layer.push(command('config', id, { send_page_view: false }));
  return ({ name, facts, items }) => {
    if (gtm_id && items) layer.push({ ecommerce: null }, { event: name, ecommerce: { ...facts, items } });
    else if (gtm_id) layer.push({ event: name, ...facts });
    if (measuring.length > 0) layer.push(command('event', name, items ? { ...facts, items } : facts));
  };
}
