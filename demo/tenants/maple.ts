import type { TenantConfigInput } from '../../contract/config.ts';
import { appScreenshots } from './appScreenshots.ts';
import { financing, publicFinancing, publicPackageAi } from './financing.ts';
import { gateways, publicSettings } from './gateways.ts';

/** The pages linked at the bottom of the checkout, in one language. The shopper accepts terms and returns. */
export const checkoutLinks = (language: 'en' | 'fr') =>
  [
    { url: '/terms', en: 'Terms of sale', fr: 'Conditions de vente', is_terms: true },
    { url: '/returns', en: 'Returns', fr: 'Retours', is_terms: true },
    { url: '/privacy', en: 'Privacy', fr: 'Vie privée' },
    { url: '/accessibility', en: 'Accessibility', fr: 'Accessibilité' },
    { url: '/contact', en: 'Contact us', fr: 'Nous joindre' },
  ].map(({ url, is_terms, ...title }) => ({ url, is_terms, title: title[language] }));

/** Maple & Main Home, the default tenant, which gets every host name that no other tenant has. */
export const maple = {
  base_url: '',
  base_media_url: '/media',
  store_code: 'maple',
  client_name: 'maple-and-main',
  environment: 'production',
  site_id: 'maple',
  name: 'Maple & Main Home',
  title_suffix: ' | Maple & Main Home',
  description:
    'Furniture and appliances from eight showrooms in Oregon and Washington, delivered by our own crews.',
  region: 'OR',
  locale: 'en_US',
  language: 'en',
  locales: [
    { code: 'en-US', language: 'en', label: 'English' },
    { code: 'fr', language: 'fr', label: 'Français' },
  ],
  currency_code: 'USD',
  timezoneId: 'America/Los_Angeles',
  country: 'US',
  logo_src: '/media/brand/maple.svg',
  logo_dark_src: '/media/brand/maple-dark.svg',
  email_logo_src: '/media/brand/maple.png',
  logo_alt: 'Maple & Main Home',
  favicon: '/media/brand/maple-icon.svg',
  services: { monitoring_url: '/monitoring', monitoring_key: 'demo-monitoring', monitoring_sample_rate: 1 },
  app_icon: '/media/brand/maple-app.png',
  app_screenshots: appScreenshots('maple', 'en'),
  phone: '503-555-0100',
  email: 'hello@maple-and-main.example',
  theme: { primary: '#1f4d3f', secondary: '#b4532a', radius: 10 },
  grid_product_limit: 24,
  list_product_limit: 12,
  featured_product_limit: 18,
  default_sort_by: 'position',
  catalog_frontend_list_mode: 'grid-list',
  instant_savings_minimum: 0,
  blog_home: {
    title: 'Journal',
    meta: 'How to measure, choose and look after furniture and appliances.',
    auto_approve_comments: false,
    show_comments: true,
    show_votes: true,
  },
  sales_assistance: {
    enabled: true,
    title: 'Did someone help you?',
    subtitle: 'Tell us who, so that we can thank them.',
    field_label: 'Name of the person',
  },
  min_zxcvbn_score: 2,
  min_password_length: 8,
  kiosk_idle_timer: 300_000,
  display_features: {
    header: { layout: 'standard', sticky_mode: 'sticky_header_after', type: 'light' },
    pdp: { gallery_layout: 'standard', sections: 'list', desktop_buy_bar: true },
    product_carousel: { xs: 2, sm: 2, md: 3, lg: 4, xl: 4 },
    catalog_product_grid: { tiles_lg: 3, tiles_xl: 4, show_monthly_payment: true },
    checkout: { links: checkoutLinks('en') },
    availability_messages: {
      in_stock: 'In stock, ready to deliver',
      out_of_stock: 'Out of stock, ask us when it returns',
      special_order: 'Made to order in four to six weeks',
    },
  },
  pdp: {
    ai_chatbot: {
      enabled: true,
      chatbot_name: 'Sam',
      widget_title: 'Ask Sam about this product',
      widget_description: 'Sizes, materials, delivery: ask as you would in the showroom.',
      widget_disclaimer:
        'Answers come from the product’s own facts and can be wrong. Please check what matters.',
      feedback_message: 'Was this helpful?',
      placement: 'overview',
      input_character_limit: 300,
    },
  },
  packageai: publicPackageAi,
  affirm: publicFinancing.affirm,
  synchrony: publicFinancing.synchrony,
  wellsfargo: publicFinancing.wellsfargo,
  chargeafter: publicFinancing.chargeafter,
  paypal: publicSettings.paypal,
  amazon_checkout: publicSettings.amazon_checkout,
  authorizenet_applepay: publicSettings.authorizenet_applepay,
} satisfies TenantConfigInput;

/** Private settings of the payment methods, in the order of the checkout. */
export const maplePayments = {
  ...gateways(
    'authorizenet_api',
    'paypal_checkout',
    'amazon_payments',
    'authorizenet_applepay',
    'freedompay',
  ),
  affirm: financing.affirm,
  synchrony: financing.synchrony,
  wellsfargo: financing.wellsfargo,
  chargeafter: financing.chargeafter,
  ...gateways('checkmo', 'banktransfer', 'cashondelivery'),
};
