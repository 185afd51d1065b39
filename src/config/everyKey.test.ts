import { tenantConfig } from '@contract/config';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;
/** Path of a key, its default value, what a lenient backend sends, and what that becomes. */
type Row = [path: string, fallback: unknown, given: unknown, parsed: unknown];

const text = (path: string, fallback = ''): Row => [path, fallback, 'Some text', 'Some text'];
/** Without base_media_url, a relative address begins at the root of the shop. */
const picture = (path: string): Row => [path, '', 'logo.svg', '/logo.svg'];
const flag = (path: string, fallback = false): Row => [path, fallback, fallback ? 'no' : 'yes', !fallback];
const number = (path: string, fallback: number): Row => [path, fallback, '7', 7];
const texts = (path: string): Row => [path, [], ['a', 'b'], ['a', 'b']];
const word = (path: string, fallback: string, other: string): Row => [path, fallback, other, other];

/** Switch, keys, script, environment, limits and plans of a payment method. */
const payment = (name: string): Row[] => [
  flag(`${name}.enabled`),
  ...['api_key', 'public_key', 'script_url', 'environment'].map((key) => text(`${name}.${key}`)),
  [`${name}.minimum`, null, '299.99', 299.99],
  [`${name}.maximum`, null, 5000, 5000],
];

const header = (key: string, fallback: string, other: string) =>
  word(`display_features.header.${key}`, fallback, other);

const rows: Row[] = [
  ...[
    'base_url',
    'base_media_url',
    'client_name',
    'site_id',
    'name',
    'title',
    'title_prefix',
    'title_suffix',
  ].map((key) => text(key)),
  ...['description', 'region', 'logo_alt', 'phone', 'email', 'iframe_url'].map((key) => text(key)),
  ...['logo_src', 'logo_dark_src', 'email_logo_src', 'favicon', 'app_icon'].map(picture),
  word('email_delivery', 'smtp', 'demo'),
  text('store_code', 'default'),
  text('request_quote_url', '/request-quote'),
  text('environment', 'production'),
  word('locale', 'en_US', 'fr_CA'),
  text('language', 'en'),
  [
    'app_screenshots',
    [],
    [{ src: '/a.png', width: '780', height: 1688 }],
    [{ src: '/a.png', width: 780, height: 1688, form_factor: 'narrow', label: '' }],
  ],
  ['locales', [], [{ code: 'fr_CA' }], [{ code: 'fr_CA', language: '', label: '' }]],
  word('currency_code', 'USD', 'CAD'),
  word('timezoneId', 'America/Los_Angeles', 'America/Toronto'),
  text('country', 'US'),
  ...['primary', 'secondary', 'font_heading', 'font_body'].map((key) => text(`theme.${key}`)),
  number('theme.radius', 10),
  ['theme.dark', true, 'no', false],
  ['theme.variables', {}, { 'avb-primary': '#fff' }, { 'avb-primary': '#fff' }],
  number('grid_product_limit', 24),
  number('list_product_limit', 12),
  number('featured_product_limit', 18),
  text('default_sort_by', 'position'),
  text('catalog_frontend_list_mode', 'grid-list'),
  number('instant_savings_minimum', 0),
  flag('recaptcha_enabled'),
  text('recaptcha_site_key'),
  texts('recaptcha_forms'),
  text('recaptcha_script_url', 'https://www.google.com/recaptcha/api.js'),
  text('blog_home.title'),
  text('blog_home.meta'),
  ...['auto_approve_comments', 'show_comments', 'show_votes'].map((key) => flag(`blog_home.${key}`)),
  flag('push.enabled', true),
  word('push.quiet_from', '21:00', '22:30'),
  word('push.quiet_until', '08:00', '07:00'),
  flag('sales_assistance.enabled'),
  ...['title', 'subtitle', 'field_label'].map((key) => text(`sales_assistance.${key}`)),
  number('min_zxcvbn_score', 2),
  number('min_password_length', 8),
  number('kiosk_idle_timer', 300_000),
  header('layout', 'standard', 'ci'),
  header('mobile_layout', '', 'condensed'),
  header('sticky_mode', 'default', 'sticky_both'),
  header('mobile_hide_mode', 'none', 'hide_both'),
  header('type', 'light', 'mixed-nav'),
  number('display_features.header.menu_delay', 225),
  word('display_features.pdp.gallery_layout', 'standard', 'two_column'),
  word('display_features.pdp.sections', 'tabs', 'list'),
  flag('display_features.pdp.desktop_buy_bar'),
  ...['shipping_estimate', 'inventory', 'reviews', 'related', 'monthly_payment', 'fit'].map((key) =>
    flag(`display_features.pdp.show_${key}`, true),
  ),
  number('display_features.pdp.related_limit', 10),
  number('display_features.catalog_product_grid.tiles_lg', 3),
  number('display_features.catalog_product_grid.tiles_xl', 4),
  ...Object.entries({ xs: 1, sm: 2, md: 2, lg: 3, xl: 4 }).map(([size, count]) =>
    number(`display_features.product_carousel.${size}`, count),
  ),
  flag('display_features.catalog_product_grid.show_compare', true),
  flag('display_features.catalog_product_grid.show_wishlist', true),
  flag('display_features.catalog_product_grid.show_monthly_payment'),
  flag('display_features.product_grid.endless'),
  flag('display_features.promos_rebates.enabled', true),
  flag('display_features.promos_rebates.grey_background', true),
  flag('display_features.outlet_products.enabled', true),
  ...['in_stock', 'out_of_stock', 'special_order'].map((key) =>
    text(`display_features.availability_messages.${key}`),
  ),
  ...['guest', 'email_cart', 'coupon'].map((key) => flag(`display_features.checkout.${key}`, true)),
  ...['prefix', 'middlename', 'suffix', 'fax'].map((name) =>
    word(`display_features.checkout.address_fields.${name}`, 'hidden', 'required'),
  ),
  word('display_features.checkout.address_fields.lastname', 'required', 'optional'),
  [
    'display_features.checkout.links',
    [],
    [{ title: 'Terms', url: '/terms', is_terms: 'yes' }],
    [{ title: 'Terms', url: '/terms', is_terms: true }],
  ],
  ['display_features.feature_toggles', {}, { anything: '1' }, { anything: true }],
  flag('pdp.ai_chatbot.enabled'),
  ...[
    'feedback_message',
    'placement',
    'widget_title',
    'widget_description',
    'widget_disclaimer',
    'chatbot_icon',
  ].map((key) => text(`pdp.ai_chatbot.${key}`)),
  text('pdp.ai_chatbot.chatbot_name', 'Sam'),
  flag('pdp.ai_chatbot.killswitch_threshold_met'),
  number('pdp.ai_chatbot.input_character_limit', 300),
  ...['gtm_id', 'ga4_id', 'analytics_id', 'facebook_pixel_id', 'email_marketing_id', 'userway_id'].map(
    (key) => text(`services.${key}`),
  ),
  ...[
    'personalization_url',
    'reviews_url',
    'ui_stylesheet_url',
    'web_font_url',
    'social_conversion_path',
  ].map((key) => text(`services.${key}`)),
  ...['monitoring_url', 'monitoring_key'].map((key) => text(`services.${key}`)),
  number('services.monitoring_sample_rate', 0),
  text('services.email_marketing_url'),
  flag('consent.required'),
  ...['banner_url', 'banner_id'].map((key) => text(`consent.${key}`)),
  ...['data_layer', 'ga4', 'backend_log', 'desk', 'monitoring'].map((key) => text(`consent.${key}`, 'C0002')),
  ...['personalization', 'shopper_stream'].map((key) => text(`consent.${key}`, 'C0003')),
  ...['social', 'email_marketing'].map((key) => text(`consent.${key}`, 'C0004')),
  text('services.gtm_url', 'https://www.googletagmanager.com'),
  text('services.facebook_pixel_url', 'https://connect.facebook.net/en_US/fbevents.js'),
  text('services.userway_url', 'https://cdn.userway.org/widget.js'),
  text('services.ui_version', '8.0.9'),
  texts('services.allowed_hosts'),
  ...['api_key', 'locale', 'merchant_id', 'merchant_group_id'].map((key) => text(`power_reviews.${key}`)),
  text('power_reviews.script_url', 'https://ui.powerreviews.com/stable/4.1/ui.js'),
  ...['shopper_stream', 'kibo_carousel'].flatMap((name) => [
    flag(`${name}.enabled`),
    text(`${name}.script_url`),
  ]),
  ...[
    'affirm',
    'acima',
    'katapult',
    'zibby',
    'chargeafter',
    'moneris',
    'synchronyunifi',
    'fairstone',
  ].flatMap(payment),
  ...['paypal', 'heartland', 'nmi', 'amazon_checkout'].flatMap(payment),
  number('chargeafter.promo_minimum', 299.99),
  ['chargeafter.credit_tiers', [], ['Prime', 'SubPrime'], ['Prime', 'SubPrime']],
  flag('authorizenet_applepay.enabled'),
  texts('authorizenet_applepay.allowed_card_networks'),
  word('authorizenet_applepay.currency_code', '', 'CAD'),
  text('authorizenet_applepay.display_name'),
];

const at = (config: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Json | undefined)?.[key], config);

const saying = (path: string, value: unknown): Json =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Json;

function* leaves(part: unknown, path = ''): Generator<string> {
  const isInner = typeof part === 'object' && part !== null && !Array.isArray(part);
  const entries = isInner ? Object.entries(part) : [];
  if (entries.length === 0) yield path;
  for (const [key, inner] of entries) yield* leaves(inner, path ? `${path}.${key}` : key);
}

const defaults = z.parse(tenantConfig, {});

describe('every key of the tenant configuration', () => {
  it.each(rows)('%s', (path, fallback, given, parsed) => {
    expect(at(defaults, path), 'by default').toEqual(fallback);
    expect(at(z.parse(tenantConfig, saying(path, given)), path), 'as given').toEqual(parsed);
  });

  it('is in this table; payment methods may have further keys', () => {
    const known = new Set(rows.map(([path]) => path));
    const further = new Set(
      Object.keys(defaults).filter((name) => /enabled/.test(Object.keys(at(defaults, name) ?? {}).join())),
    );
    const missing = [...leaves(defaults)].filter(
      (path) => !known.has(path) && !further.has(path.split('.')[0] ?? ''),
    );
    expect(missing).toEqual([]);
  });

  it('has its default value when it is null', () => {
    const nulls = rows.filter(([, fallback]) => typeof fallback === 'string' || Array.isArray(fallback));
    for (const [path, fallback] of nulls.filter(([path]) => !/header|gallery/.test(path))) {
      expect(at(z.parse(tenantConfig, saying(path, null)), path), path).toEqual(fallback);
    }
  });

  it.each([
    'header.layout',
    'header.mobile_layout',
    'header.sticky_mode',
    'header.type',
    'pdp.gallery_layout',
  ])('%s has its default instead of an unknown value', (key) => {
    const path = `display_features.${key}`;
    expect(at(z.parse(tenantConfig, saying(path, 'fancy')), path)).toBe(at(defaults, path));
  });
});
