import type { TenantConfig } from '@contract/config';
import type { DestinationName } from '@/config/consent';

/** A third-party script or stylesheet. */
export interface Resource {
  kind: 'script' | 'style';
  url: string;
  attributes?: Record<string, string>;
  /** The analytics destination that the script belongs to: it is only loaded while that may receive events (docs/spec/18 §4). */
  destination?: DestinationName;
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

/** Returns the configured resources in loading order: the consent banner and appearance first, analytics last. */
export function configuredResources(config: TenantConfig): Resource[] {
  const { services, power_reviews, shopper_stream, kibo_carousel, consent } = config;
  const measured = services.ga4_id || services.analytics_id;
  const widget = ({ enabled, script_url }: typeof shopper_stream, destination: DestinationName) =>
    enabled && script_url ? [script(script_url, { destination })] : [];
  return [
    ...(consent.banner_url
      ? [script(consent.banner_url, { attributes: { 'data-domain-script': consent.banner_id } })]
      : []),
    ...(services.web_font_url ? [style(services.web_font_url)] : []),
    ...(services.ui_stylesheet_url
      ? [style(services.ui_stylesheet_url.replace('{version}', services.ui_version))]
      : []),
    ...(services.userway_id
      ? [script(services.userway_url, { attributes: { 'data-account': services.userway_id } })]
      : []),
    ...(services.reviews_url ? [script(reviewsBundle(config))] : []),
    ...(power_reviews.api_key ? [script(power_reviews.script_url)] : []),
    ...(services.personalization_url
      ? [script(services.personalization_url, { destination: 'personalization' })]
      : []),
    ...widget(shopper_stream, 'shopper_stream'),
    ...widget(kibo_carousel, 'personalization'),
    ...(services.email_marketing_id && services.email_marketing_url
      ? [script(services.email_marketing_url, { destination: 'email_marketing' })]
      : []),
    ...(services.gtm_id
      ? [script(withId(services.gtm_url, '/gtm.js', services.gtm_id), { destination: 'data_layer' })]
      : []),
    ...(measured ? [script(withId(services.gtm_url, '/gtag/js', measured), { destination: 'ga4' })] : []),
    ...(services.facebook_pixel_id ? [script(services.facebook_pixel_url, { destination: 'social' })] : []),
  ];
}
