import * as z from 'zod/mini';
import { chatbotConfig, displayFeatures } from './displayFeatures';
import { endpoint } from './endpoint';
import { flag, id, list, number, text } from './fields';
import { paymentConfig } from './paymentConfig';

/** Brand colours and shapes a store may set; every other token follows from them (src/ui/tokens.css). */
const theme = z.object({
  primary: text(),
  secondary: text(),
  /** Corner radius of buttons and cards in px. */
  radius: number(10),
  font_heading: text(),
  font_body: text(),
  /** Site style variables prefixed avb (shell specification §5); unknown ones are warned about. */
  variables: z._default(z.record(z.string(), z.string()), {}),
});

/** Third-party scripts and monitoring: each is off while its field is empty. */
const services = z.object({
  gtm_id: text(),
  ga4_id: text(),
  facebook_pixel_id: text(),
  email_marketing_id: text(),
  userway_id: text(),
  personalization_url: text(),
  reviews_url: text(),
  ui_stylesheet_url: text(),
  ui_version: text('8.0.9'),
  web_font_url: text(),
  social_conversion_path: text(),
  monitoring_url: text(),
  monitoring_key: text(),
  monitoring_sample_rate: number(0),
});

/** The configuration payload of a store: everything an owner can switch (both specifications, §3). */
export const storeConfig = z.object({
  base_url: text(),
  base_media_url: text(),
  store_code: text('default'),
  client_name: text(),
  environment: text('production'),
  site_id: text(),
  name: text(),
  title_prefix: text(),
  title_suffix: text(),
  description: text(),
  region: text(),
  locale: text('en_US'),
  language: text('en'),
  locales: list(z.object({ code: z.string(), language: text(), label: text() })),
  currency_code: text('USD'),
  timezoneId: text('America/Los_Angeles'),
  country: text('US'),
  logo_src: text(),
  logo_alt: text(),
  favicon: text(),
  phone: text(),
  email: text(),
  theme: z._default(theme, z.parse(theme, {})),
  services: z._default(services, z.parse(services, {})),
  iframe_url: text(),
  grid_product_limit: number(24),
  list_product_limit: number(12),
  featured_product_limit: number(18),
  default_sort_by: text('position'),
  catalog_frontend_list_mode: text('grid-list'),
  instant_savings_minimum: number(0),
  recaptcha_enabled: flag(),
  recaptcha_site_key: text(),
  recaptcha_forms: list(z.string()),
  recaptcha_script_url: text('https://www.google.com/recaptcha/api.js'),
  blog_home: z._default(
    z.object({
      title: text(),
      meta: text(),
      auto_approve_comments: flag(),
      show_comments: flag(),
      show_votes: flag(),
    }),
    { title: '', meta: '', auto_approve_comments: false, show_comments: false, show_votes: false },
  ),
  power_reviews: z._default(
    z.object({ api_key: text(), locale: text(), merchant_id: text(), merchant_group_id: text() }),
    { api_key: '', locale: '', merchant_id: '', merchant_group_id: '' },
  ),
  sales_assistance: z._default(
    z.object({ enabled: flag(), title: text(), subtitle: text(), field_label: text() }),
    {
      enabled: false,
      title: '',
      subtitle: '',
      field_label: '',
    },
  ),
  shopper_stream: z._default(z.record(z.string(), z.unknown()), {}),
  kibo_carousel: z._default(z.record(z.string(), z.unknown()), {}),
  min_zxcvbn_score: number(2),
  min_password_length: number(8),
  /** Milliseconds without input after which a kiosk visit ends (commerce specification §9). */
  kiosk_idle_timer: number(300_000),
  display_features: z._default(displayFeatures, z.parse(displayFeatures, {})),
  pdp: z._default(z.object({ ai_chatbot: z._default(chatbotConfig, z.parse(chatbotConfig, {})) }), {
    ai_chatbot: z.parse(chatbotConfig, {}),
  }),
  ...paymentConfig,
  store_id: z.optional(id),
});
export type StoreConfig = z.output<typeof storeConfig>;
/** What a tenant writes down: only what differs from the defaults. */
export type StoreConfigInput = z.input<typeof storeConfig>;

export const getConfig = endpoint({
  method: 'GET',
  path: '/config',
  summary: 'The configuration payload of the store that answers at this host',
  response: storeConfig,
});
