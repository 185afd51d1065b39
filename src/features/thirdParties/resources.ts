import type { TenantConfig } from '@contract/config';

/** A script or stylesheet of a third party. */
export interface Resource {
  kind: 'script' | 'style';
  url: string;
  attributes?: Record<string, string>;
  /** Consent group required because the script tracks people across sites (docs/spec/18 §4). */
  consent?: string;
}

const withId = (base: string, path: string, id: string) =>
  `${base.replace(/\/$/, '')}${path}?id=${encodeURIComponent(id)}`;

/** URL of the reviews bundle, by client, site, environment and locale (docs/spec/18 §1). */
const reviewsBundle = ({ services, client_name, site_id, environment, locale }: TenantConfig) =>
  [services.reviews_url.replace(/\/$/, ''), client_name, site_id, environment, locale, 'bv.js']
    .filter(Boolean)
    .join('/');

const script = (url: string, rest: Omit<Resource, 'kind' | 'url'> = {}): Resource => ({
  kind: 'script',
  url,
  ...rest,
});
const style = (url: string): Resource => ({ kind: 'style', url });

/** Returns the configured resources in loading order: appearance first, analytics last. */
export function configuredResources(config: TenantConfig): Resource[] {
  const { services, power_reviews, shopper_stream, kibo_carousel } = config;
  const widgets = [shopper_stream, kibo_carousel].filter(({ enabled, script_url }) => enabled && script_url);
  const measured = services.ga4_id || services.analytics_id;
  return [
    ...(services.web_font_url ? [style(services.web_font_url)] : []),
    ...(services.ui_stylesheet_url
      ? [style(services.ui_stylesheet_url.replace('{version}', services.ui_version))]
      : []),
    ...(services.userway_id
      ? [script(services.userway_url, { attributes: { 'data-account': services.userway_id } })]
      : []),
    ...(services.reviews_url ? [script(reviewsBundle(config))] : []),
    ...(power_reviews.api_key ? [script(power_reviews.script_url)] : []),
    ...(services.personalization_url ? [script(services.personalization_url)] : []),
    ...widgets.map(({ script_url }) => script(script_url)),
    ...(services.gtm_id ? [script(withId(services.gtm_url, '/gtm.js', services.gtm_id))] : []),
    ...(measured ? [script(withId(services.gtm_url, '/gtag/js', measured))] : []),
    ...(services.facebook_pixel_id ? [script(services.facebook_pixel_url, { consent: 'C0004' })] : []),
  ];
}
