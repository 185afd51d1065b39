import * as z from 'zod/mini';
import { deliveryConfig } from './deliveryConfig';
import { chatbotConfig, displayFeatures } from './displayFeatures';
import { endpoint } from './endpoint';
import {
  converted,
  currencyCode,
  flag,
  list,
  map,
  number,
  oneOf,
  optionalString,
  orText,
  requiredText,
  section,
  text,
  textLike,
  words,
} from './fields';
import { mediaUrl } from './mediaUrl';
import { paymentConfig } from './paymentConfig';
import { isObject } from './reshape';
import { serviceConfig } from './serviceConfig';
import { isTimeZoneLike } from './timeZone';
import { uniqueList } from './uniqueList';

/** Brand colours and shapes of a tenant; src/ui/tokens.css derives all other tokens. */
const theme = z.object({
  primary: text(),
  secondary: text(),
  /** Corner radius of buttons and cards in px. */
  radius: number(10),
  font_heading: text(),
  font_body: text(),
  /** Whether the dark theme is available on devices that prefer it (docs/spec/02 §7). */
  dark: flag(true),
  /** Site style variables with the prefix avb (docs/spec/02 §4); unknown ones cause a warning. */
  variables: map(requiredText),
});

/** For example en_US; Intl throws for any other form. */
const LOCALE = /^[a-z]{2,3}([_-][a-z]{2})?$/i;

/** A locale of the tenant; a plain string is its code. */
const locale = orText(
  'code',
  z.object({ code: z.string().check(z.regex(LOCALE)), language: text(), label: text() }),
);

const appScreenshot = z.object({
  src: requiredText,
  width: number(0),
  height: number(0),
  form_factor: oneOf(['narrow', 'wide'], 'narrow'),
  label: text(),
});

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const PICTURES = ['logo_src', 'logo_dark_src', 'email_logo_src', 'favicon', 'app_icon'] as const;

function withMediaUrls(config: unknown): unknown {
  if (!isObject(config)) return config;
  const base = typeof config.base_media_url === 'string' ? config.base_media_url : '';
  const pictures = PICTURES.flatMap((name) => {
    const src = config[name];
    return typeof src === 'string' ? [[name, mediaUrl(src, base)]] : [];
  });
  return { ...config, ...Object.fromEntries(pictures) };
}

/** The configuration of a tenant (docs/spec/02 §1) as a dealer writes it. */
export const configFields = z.object({
  base_url: text(),
  base_media_url: text(),
  store_code: text('default'),
  client_name: text(),
  environment: text('production'),
  site_id: text(),
  name: text(),
  /** Title of the home page; if empty, the name of the shop. */
  title: text(),
  title_prefix: text(),
  title_suffix: text(),
  description: text(),
  region: text(),
  /** The category tree of a backend without GET /categories; parsed with the schema of that call (src/api/categoriesApi.ts). */
  categories: z.optional(z.unknown()),
  locale: textLike((code) => LOCALE.test(code), 'en_US'),
  language: text('en'),
  locales: uniqueList(locale, 'code'),
  currency_code: currencyCode,
  timezoneId: textLike(isTimeZoneLike, 'America/Los_Angeles'),
  country: text('US'),
  logo_src: text(),
  /** The logo for dark screens. Default: logo_src on a light background. */
  logo_dark_src: text(),
  /** Logo in emails, as PNG or JPEG, because most mail programs do not show SVG. Default: logo_src. */
  email_logo_src: text(),
  logo_alt: text(),
  favicon: text(),
  /** Icon of the installed app, as PNG or WebP of at least 512 px. Default: favicon, if it qualifies. Not in the specification. */
  app_icon: text(),
  /** Screenshots of the shop that a browser shows before it installs the app; width and height in px. Not in the specification. */
  app_screenshots: list(appScreenshot),
  phone: text(),
  /** The store's address, which receives contact and quote requests and replies to emails. */
  email: text(),
  /** smtp: emails are sent. demo: they can be read at /dev/mail. none: the server has no mail server. Not in the specification. */
  email_delivery: oneOf(['smtp', 'demo', 'none'], 'smtp'),
  theme: section(theme),
  iframe_url: text(),
  /** Target of the request-a-quote links (docs/spec/01 §3). */
  request_quote_url: text('/request-quote'),
  grid_product_limit: number(24),
  list_product_limit: number(12),
  featured_product_limit: number(18),
  default_sort_by: text('position'),
  catalog_frontend_list_mode: text('grid-list'),
  instant_savings_minimum: number(0),
  recaptcha_enabled: flag(),
  recaptcha_site_key: text(),
  recaptcha_forms: words,
  recaptcha_script_url: text('https://www.google.com/recaptcha/api.js'),
  blog_home: section(
    z.object({
      title: text(),
      meta: text(),
      auto_approve_comments: flag(),
      show_comments: flag(),
      show_votes: flag(),
    }),
  ),
  /**
   * Push messages to browsers. They are held back from quiet_from to quiet_until (HH:MM, in the shopper's time zone); with quiet_from none,
   * never.
   */
  push: section(
    z.object({
      enabled: flag(true),
      quiet_from: textLike((time) => time === 'none' || TIME.test(time), '21:00'),
      quiet_until: textLike((time) => TIME.test(time), '08:00'),
    }),
  ),
  sales_assistance: section(
    z.object({ enabled: flag(), title: text(), subtitle: text(), field_label: text() }),
  ),
  min_zxcvbn_score: number(2),
  min_password_length: number(8),
  /** Milliseconds without input after which a kiosk visit ends (docs/spec/17 §5). */
  kiosk_idle_timer: number(300_000),
  display_features: section(displayFeatures),
  pdp: section(z.object({ ai_chatbot: section(chatbotConfig) })),
  ...serviceConfig,
  ...paymentConfig,
  ...deliveryConfig,
  store_id: optionalString,
});

/** The configuration of a tenant. Addresses of its pictures without a slash at the beginning are relative to base_media_url. */
export const tenantConfig = converted(withMediaUrls, configFields);
export type TenantConfig = z.output<typeof tenantConfig>;
/** The configuration before parsing: only values that differ from the defaults. */
export type TenantConfigInput = z.input<typeof tenantConfig>;

export const getConfig = endpoint({
  method: 'GET',
  path: '/config',
  summary: 'The configuration of the tenant at this host',
  response: tenantConfig,
});
