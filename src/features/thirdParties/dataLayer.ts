import type { StoreConfig } from '@/api/contract/config';
import { onTracked } from '@/lib/track';

declare global {
  interface Window {
    dataLayer?: unknown[];
    pr_config?: Record<string, string>;
  }
}

/** Whose page it is and by which ids it is counted: what tags of the tag manager ask for. */
function siteFacts({ services, store_code, client_name, site_id, environment, region, locale }: StoreConfig) {
  const { ga4_id, analytics_id, facebook_pixel_id, email_marketing_id } = services;
  const ids = { ga4_id, analytics_id, facebook_pixel_id, email_marketing_id };
  return { event: 'site', store_code, client_name, site_id, environment, region, locale, ...ids };
}

/** Opens the page's data layer before the tag manager comes; whatever is tracked from now on goes there. */
export function openDataLayer(config: StoreConfig, now: number): void {
  const { gtm_id, ga4_id, analytics_id } = config.services;
  if (!gtm_id && !ga4_id && !analytics_id) return;
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  layer.push(siteFacts(config), { 'gtm.start': now, event: 'gtm.js' });
  for (const id of [ga4_id, analytics_id].filter(Boolean))
    layer.push(command('js', new Date(now)), command('config', id));
  onTracked(({ type, ...facts }) => layer.push({ event: type, ...facts }));
}

/** Google's script tells commands from events by their being an arguments object. */
function command(..._given: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: the shape that is asked for
  return arguments;
}

/** Settings that the reviews script looks for. */
export function setReviewSettings({ power_reviews, locale }: StoreConfig): void {
  const { script_url, ...settings } = power_reviews;
  if (settings.api_key) window.pr_config = { ...settings, locale: settings.locale || locale };
}
