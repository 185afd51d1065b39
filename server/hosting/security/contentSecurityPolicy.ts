import type { StoreConfig } from '../../../src/api/contract/config.ts';

const always = {
  video: [
    'https://fast.wistia.com',
    'https://fast.wistia.net',
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
  ],
};

const FACEBOOK = ['https://connect.facebook.net', 'https://www.facebook.com'];
const RECAPTCHA = ['https://www.google.com', 'https://www.gstatic.com'];
const MEASURING = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Hosts of a known service, named only while a tenant has switched it on. */
function servicesOf({ services, power_reviews, ...config }: StoreConfig): string[] {
  const isMeasured = services.gtm_id || services.ga4_id || services.analytics_id;
  return [
    ...(isMeasured ? [...originOf(services.gtm_url), ...MEASURING] : []),
    ...(services.facebook_pixel_id ? [...originOf(services.facebook_pixel_url), ...FACEBOOK] : []),
    ...(services.userway_id ? [...originOf(services.userway_url), 'https://api.userway.org'] : []),
    ...(config.recaptcha_enabled ? [...originOf(config.recaptcha_script_url), ...RECAPTCHA] : []),
    ...(power_reviews.api_key ? [...originOf(power_reviews.script_url), 'https://*.powerreviews.com'] : []),
  ];
}

/** Origins of the addresses a tenant's configuration holds: services, web fonts, the scripts of payment methods. */
function configuredOrigins(config: StoreConfig): string[] {
  const { services } = config;
  const addresses: unknown[] = [
    config.base_media_url,
    services.personalization_url,
    services.reviews_url,
    services.ui_stylesheet_url,
    services.web_font_url,
    services.social_conversion_path,
    services.monitoring_url,
    ...services.allowed_hosts,
  ];
  for (const value of Object.values<unknown>(config)) {
    if (typeof value !== 'object' || value === null || !('enabled' in value) || !value.enabled) continue;
    addresses.push(...Object.values(value));
  }
  return addresses.flatMap((value) => (typeof value === 'string' ? originOf(value) : []));
}

function originOf(address: string): string[] {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return [];
  return [new URL(address).origin];
}

/**
 * The policy of one answer: scripts run from this host, from hosts the tenant's configuration names, or with the
 * answer's own nonce; eval never. config: null while the shop can't be asked, only this host is allowed then.
 */
export function contentSecurityPolicy(config: StoreConfig | null, nonce: string): string {
  const named = config ? [...new Set([...servicesOf(config), ...configuredOrigins(config)])] : [];
  const frames = config ? originOf(config.iframe_url) : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...named],
    'style-src': ["'self'", "'unsafe-inline'", ...named],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', 'https:'],
    'font-src': ["'self'", 'data:', ...named],
    'connect-src': ["'self'", ...named],
    'frame-src': ["'self'", ...always.video, ...named],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...named],
    'frame-ancestors': ["'self'", ...frames],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
