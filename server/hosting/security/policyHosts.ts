import type { TenantConfig } from '../../../contract/config.ts';
import { mediaUrls, originOf, pictureUrls } from '../../../contract/configuredHosts.ts';
import { oncePer } from '../../../contract/oncePer.ts';

/** The directives that permit a host, by the host's purpose in the configuration. */
const directivesOf = {
  images: ['img-src'],
  media: ['img-src', 'media-src'],
  requests: ['connect-src'],
  styles: ['style-src-elem', 'font-src'],
  fonts: ['font-src'],
  frames: ['frame-src'],
  captcha: ['script-src', 'connect-src', 'frame-src'],
  analytics: ['script-src', 'connect-src', 'img-src', 'frame-src'],
  widget: ['script-src', 'connect-src', 'img-src', 'style-src-elem', 'font-src', 'frame-src'],
  payment: ['script-src', 'connect-src', 'img-src', 'style-src-elem', 'frame-src', 'form-action'],
  /** Hosts that the dealer adds manually, for any purpose. */
  custom: [
    'script-src',
    'connect-src',
    'img-src',
    'media-src',
    'style-src-elem',
    'font-src',
    'frame-src',
    'form-action',
  ],
} as const;
type Purpose = keyof typeof directivesOf;
export type HostDirective = (typeof directivesOf)[Purpose][number];

const FACEBOOK = ['https://connect.facebook.net', 'https://www.facebook.com'];
const RECAPTCHA = ['https://www.google.com', 'https://www.gstatic.com'];
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
/** Google serves font files from a different host than their stylesheet. */
const GOOGLE_FONTS = { styles: 'https://fonts.googleapis.com', files: 'https://fonts.gstatic.com' };
/** Where the consent banner loads its texts, and how it determines the rules of the shopper's country. */
const ONETRUST = ['https://cdn.cookielaw.org', 'https://geolocation.onetrust.com'];

/** Hosts of the services that the tenant has enabled: purpose, configured URLs, fixed hosts. */
function services(config: TenantConfig): [Purpose, readonly unknown[], (readonly string[])?][] {
  const {
    services: settings,
    power_reviews: reviews,
    shopper_stream: stream,
    kibo_carousel: carousel,
  } = config;
  const hasGoogleFonts = originOf(settings.web_font_url).includes(GOOGLE_FONTS.styles);
  const hasAnalytics = settings.gtm_id || settings.ga4_id || settings.analytics_id;
  return [
    ['media', mediaUrls(config)],
    ['images', pictureUrls(config)],
    ['requests', [settings.social_conversion_path, settings.monitoring_url]],
    ['styles', [settings.ui_stylesheet_url, settings.web_font_url]],
    ['fonts', [], hasGoogleFonts ? [GOOGLE_FONTS.files] : []],
    ['widget', [settings.personalization_url, settings.reviews_url]],
    ['widget', [settings.email_marketing_id && settings.email_marketing_url]],
    config.consent.banner_url ? ['widget', [config.consent.banner_url], ONETRUST] : ['widget', []],
    ['widget', [stream.enabled && stream.script_url, carousel.enabled && carousel.script_url]],
    ['frames', [config.packageai.enabled && config.packageai.page_url]],
    ['custom', settings.allowed_hosts],
    hasAnalytics ? ['analytics', [settings.gtm_url], ANALYTICS] : ['analytics', []],
    settings.facebook_pixel_id ? ['analytics', [settings.facebook_pixel_url], FACEBOOK] : ['analytics', []],
    settings.userway_id ? ['widget', [settings.userway_url], ['https://api.userway.org']] : ['widget', []],
    config.recaptcha_enabled ? ['captcha', [config.recaptcha_script_url], RECAPTCHA] : ['captcha', []],
    reviews.api_key ? ['widget', [reviews.script_url], ['https://*.powerreviews.com']] : ['widget', []],
  ];
}

/** Amazon's script posts a form to Amazon's site in the dealer's region, where the shopper signs in. */
const AMAZON = ['com', 'co.jp', 'co.uk', 'de', 'es', 'fr', 'it'].map((end) => `amazon.${end}`);
/**
 * The domains of each provider. The first hosts its script, which opens frames, sends requests and posts forms to the others
 * (developer.paypal.com/sdk/js/best-practices; etc/csp_whitelist.xml of Affirm's, Amazon's and ChargeAfter's modules for Magento).
 */
const PROVIDERS = [
  ['affirm.com'],
  ['affirm.ca'],
  ['chargeafter.com'],
  ['ca-dev.co'],
  ['payments-amazon.com', 'media-amazon.com', ...AMAZON],
  ['paypal.com', 'paypalobjects.com', 'venmo.com'],
];

/** All hosts of the providers whose scripts are configured. */
const providerHosts = (origins: readonly string[]): string[] =>
  PROVIDERS.filter(([domain]) => origins.some((origin) => origin.endsWith(`.${domain}`))).flatMap((domains) =>
    domains.map((domain) => `https://*.${domain}`),
  );

const nonPaymentBlocks = ['shopper_stream', 'kibo_carousel', 'packageai'];

/** URLs in the configuration blocks of enabled payment methods. */
const paymentUrls = (config: TenantConfig): unknown[] =>
  Object.entries<unknown>(config).flatMap(([name, block]) => {
    if (typeof block !== 'object' || block === null || nonPaymentBlocks.includes(name)) return [];
    return 'enabled' in block && block.enabled ? Object.values(block) : [];
  });

type PolicyHosts = ReadonlyMap<HostDirective, ReadonlySet<string>>;

/** The configured hosts of each directive, without duplicates. */
export const policyHosts = (config: TenantConfig | null): PolicyHosts =>
  config ? hostsOf(config) : new Map();

/** Many documents share one configuration. */
const hostsOf = oncePer(findHosts);

function findHosts(config: TenantConfig): PolicyHosts {
  const hosts = new Map<HostDirective, Set<string>>();
  const payments = paymentUrls(config);
  for (const [purpose, urls, fixedHosts = []] of [
    ...services(config),
    ['payment', payments, providerHosts(payments.flatMap(originOf))] as const,
  ]) {
    for (const directive of directivesOf[purpose]) {
      const permitted = hosts.get(directive) ?? new Set();
      for (const host of [...urls.flatMap(originOf), ...fixedHosts]) permitted.add(host);
      hosts.set(directive, permitted);
    }
  }
  return hosts;
}
