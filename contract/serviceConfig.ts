import * as z from 'zod/mini';
import { flag, number, section, text, words } from './fields';

/** Third-party scripts and monitoring. Each is disabled while its id or URL is empty. */
const services = z.object({
  gtm_id: text(),
  /** Origin of the scripts of Google Tag Manager and GA4. */
  gtm_url: text('https://www.googletagmanager.com'),
  ga4_id: text(),
  analytics_id: text(),
  facebook_pixel_id: text(),
  facebook_pixel_url: text('https://connect.facebook.net/en_US/fbevents.js'),
  email_marketing_id: text(),
  /** Script of the email marketing service; empty if the tag manager loads it. */
  email_marketing_url: text(),
  userway_id: text(),
  userway_url: text('https://cdn.userway.org/widget.js'),
  personalization_url: text(),
  /** Base URL of the reviews bundle, followed by client, site, environment and locale (docs/spec/18 §1). */
  reviews_url: text(),
  /** The placeholder {version} is replaced with ui_version. */
  ui_stylesheet_url: text(),
  ui_version: text('8.0.9'),
  web_font_url: text(),
  /** Additional origins of the dealer's scripts that the content-security policy allows. */
  allowed_hosts: words,
  social_conversion_path: text(),
  monitoring_url: text(),
  monitoring_key: text(),
  monitoring_sample_rate: number(0),
});

/** A third-party widget that starts when its script loads. */
const widget = z.object({ enabled: flag(), script_url: text() });

const powerReviews = z.object({
  api_key: text(),
  locale: text(),
  merchant_id: text(),
  merchant_group_id: text(),
  script_url: text('https://ui.powerreviews.com/stable/4.1/ui.js'),
});

/**
 * The consent banner and the cookie group that each analytics destination needs (docs/spec/18 §4). The groups are OneTrust's: C0002
 * performance, C0003 functional, C0004 targeting
 */
const consent = z.object({
  /** Whether consent is required before anything is measured. A configured banner requires it as well. */
  required: flag(),
  /** Script of the banner, loaded before all other third-party scripts, and its account (data-domain-script). */
  banner_url: text(),
  banner_id: text(),
  data_layer: text('C0002'),
  ga4: text('C0002'),
  social: text('C0004'),
  personalization: text('C0003'),
  email_marketing: text('C0004'),
  shopper_stream: text('C0003'),
  backend_log: text('C0002'),
  desk: text('C0002'),
  monitoring: text('C0002'),
});

/** Third-party services on the pages of a tenant (docs/spec/18 §1). */
export const serviceConfig = {
  services: section(services),
  consent: section(consent),
  power_reviews: section(powerReviews),
  shopper_stream: section(widget),
  kibo_carousel: section(widget),
};
