import { type Handler, ok } from './answers.ts';
import { categories } from './catalog.ts';

/**
 * The configuration in the specification's fields (docs/spec/02 §1). Providers that this dealer does not use are null, as a
 * backend writes a settings group without values. origin: of this backend
 */
export const configRoute = (origin: string, media: string): Record<string, Handler> => ({
  'GET /config': () =>
    ok({
      base_url: '',
      base_media_url: media,
      store_code: 'cascade',
      name: 'Cascade Home Center',
      client_name: 'cascade',
      environment: 'production',
      site_id: 'cascade',
      locale: 'en_US',
      locales: [
        { code: 'en_US', language: 'en' },
        { code: 'fr_CA', language: 'fr' },
      ],
      currency_code: 'USD',
      timezoneId: 'America/Los_Angeles',
      logo_src: `${origin}/media/logo.png`,
      logo_alt: 'Cascade Home Center',
      favicon: `${origin}/media/favicon.png`,
      phone: '503-555-0147',
      grid_product_limit: 6,
      list_product_limit: 6,
      default_sort_by: 'position',
      catalog_frontend_list_mode: 'grid-list',
      recaptcha_enabled: false,
      recaptcha_site_key: null,
      recaptcha_forms: [],
      blog_home: {
        title: 'From the workshop',
        meta: null,
        auto_approve_comments: false,
        show_comments: false,
        show_votes: false,
      },
      power_reviews: null,
      affirm: null,
      acima: null,
      chargeafter: [],
      moneris: null,
      synchronyunifi: [],
      fairstone: null,
      amazon_checkout: null,
      authorizenet_applepay: {
        enabled: false,
        allowed_card_networks: [],
        currency_code: 'USD',
        display_name: null,
      },
      sales_assistance: { enabled: true, title: 'Who helped you?', subtitle: null, field_label: 'Name' },
      shopper_stream: null,
      kibo_carousel: [],
      min_zxcvbn_score: 2,
      min_password_length: 8,
      kiosk_idle_timer: 300_000,
      display_features: {
        header: [],
        pdp: null,
        catalog_product_grid: [],
        promos_rebates: null,
        outlet_products: [],
        availability_messages: null,
        checkout: [],
        feature_toggles: [],
        product_grid: null,
      },
      pdp: { ai_chatbot: { enabled: false, chatbot_name: null, input_character_limit: 300 } },
      theme: null,
      services: null,
      categories: categories.map(({ name, key, level }) => ({
        name,
        url_key: key,
        level,
        include_in_menu: true,
      })),
    }),
});
