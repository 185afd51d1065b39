import type { StoreConfig } from '../../../src/api/contract/config.ts';

const always = {
  video: [
    'https://fast.wistia.com',
    'https://fast.wistia.net',
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
  ],
};

/** Hosts of a known service, named only while a tenant has switched it on. */
const servicesOf = ({ services, power_reviews, ...config }: StoreConfig): string[] => [
  ...(services.gtm_id || services.ga4_id
    ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']
    : []),
  ...(services.facebook_pixel_id ? ['https://connect.facebook.net', 'https://www.facebook.com'] : []),
  ...(services.userway_id ? ['https://cdn.userway.org', 'https://api.userway.org'] : []),
  ...(config.recaptcha_enabled
    ? [...originOf(config.recaptcha_script_url), 'https://www.google.com', 'https://www.gstatic.com']
    : []),
  ...(power_reviews.api_key ? ['https://ui.powerreviews.com', 'https://*.powerreviews.com'] : []),
];

/** Origins of the addresses a tenant's configuration holds: services, web fonts, the scripts of payment methods. */
function configuredOrigins(config: StoreConfig): string[] {
  const addresses: unknown[] = [config.base_media_url, ...Object.values(config.services)];
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
