import type { TenantConfigInput } from '../../contract/config.ts';
import { appScreenshots } from './appScreenshots.ts';
import { financing, publicFinancing } from './financing.ts';
import { gateways, publicSettings } from './gateways.ts';
import { checkoutLinks } from './maple.ts';

/** Maison Boréale: furniture in Québec and New Brunswick, with French as its default language. */
export const boreale = {
  base_url: '',
  base_media_url: '/media',
  store_code: 'boreale',
  client_name: 'maison-boreale',
  environment: 'production',
  site_id: 'boreale',
  name: 'Maison Boréale',
  title_suffix: ' | Maison Boréale',
  description: 'Des meubles pour de longs hivers et de courts étés, à Montréal, Québec, Gatineau et Moncton.',
  region: 'QC',
  locale: 'fr_CA',
  language: 'fr',
  locales: [
    { code: 'fr-CA', language: 'fr', label: 'Français' },
    { code: 'en-CA', language: 'en', label: 'English' },
  ],
  currency_code: 'CAD',
  timezoneId: 'America/Toronto',
  country: 'CA',
  logo_src: '/media/brand/boreale.svg',
  logo_dark_src: '/media/brand/boreale-dark.svg',
  email_logo_src: '/media/brand/boreale.png',
  logo_alt: 'Maison Boréale',
  favicon: '/media/brand/boreale-icon.svg',
  services: { monitoring_url: '/monitoring', monitoring_key: 'demo-monitoring', monitoring_sample_rate: 1 },
  app_icon: '/media/brand/boreale-app.png',
  app_screenshots: appScreenshots('boreale', 'fr'),
  phone: '514-555-0100',
  email: 'bonjour@maison-boreale.example',
  theme: { primary: '#1d3557', secondary: '#c8952f', radius: 4 },
  grid_product_limit: 24,
  list_product_limit: 12,
  featured_product_limit: 12,
  default_sort_by: 'position',
  catalog_frontend_list_mode: 'grid-list',
  blog_home: {
    title: 'Journal',
    meta: 'Mesurer, choisir et entretenir ses meubles.',
    auto_approve_comments: true,
    show_comments: true,
    show_votes: false,
  },
  sales_assistance: { enabled: false },
  min_zxcvbn_score: 2,
  min_password_length: 8,
  kiosk_idle_timer: 300_000,
  display_features: {
    header: { layout: 'condensed', sticky_mode: 'sticky_both', type: 'filled' },
    pdp: { gallery_layout: 'two_column', sections: 'list', desktop_buy_bar: true },
    product_carousel: { xs: 2, sm: 2, md: 3, lg: 4, xl: 4 },
    catalog_product_grid: { tiles_lg: 3, tiles_xl: 4, show_compare: false, show_monthly_payment: true },
    outlet_products: { enabled: false },
    checkout: { links: checkoutLinks('fr') },
    availability_messages: {
      in_stock: 'En stock, prêt à livrer',
      out_of_stock: 'Épuisé, demandez-nous son retour',
      special_order: 'Fait sur commande en quatre à six semaines',
    },
  },
  pdp: {
    ai_chatbot: {
      enabled: true,
      chatbot_name: 'Sam',
      widget_title: 'Une question sur ce produit ?',
      widget_description: 'Dimensions, matières, livraison : demandez comme en magasin.',
      widget_disclaimer:
        'Les réponses viennent de la fiche du produit et peuvent être inexactes. Vérifiez l’essentiel.',
      feedback_message: 'Cette réponse vous a-t-elle aidé ?',
      placement: 'overview',
      input_character_limit: 300,
    },
  },
  moneris: publicSettings.moneris,
  fairstone: publicFinancing.fairstone,
  paypal: publicSettings.paypal,
} satisfies TenantConfigInput;

/** Private settings of the payment methods, in the order of the checkout. */
export const borealePayments = {
  ...gateways('moneris', 'paypal_checkout'),
  fairstone: financing.fairstone,
  ...gateways('checkmo', 'banktransfer', 'cashondelivery'),
};
