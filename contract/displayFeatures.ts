import * as z from 'zod/mini';
import { flag, list, map, number, oneOf, requiredText, section, text } from './fields';

const headerLayouts = [
  'kiosk',
  'enterprise',
  'enterprisev3',
  'standard',
  'standardv3',
  'ci',
  'condensed',
] as const;
export type HeaderLayout = (typeof headerLayouts)[number];

const header = z.object({
  layout: oneOf(headerLayouts, 'standard'),
  /** Layout below the breakpoint md; empty: the same as layout. */
  mobile_layout: oneOf([...headerLayouts, ''], ''),
  sticky_mode: oneOf(['sticky_both', 'sticky_header_before', 'sticky_header_after', 'default'], 'default'),
  mobile_hide_mode: oneOf(
    ['hide_both', 'hide_mobile_header_before', 'hide_mobile_header_after', 'none'],
    'none',
  ),
  type: oneOf(['light', 'filled', 'mixed-nav', 'mixed'], 'light'),
  /** Milliseconds before a hovered menu opens. */
  menu_delay: number(225),
});

const pdp = z.object({
  gallery_layout: oneOf(['standard', 'enterprise', 'two_column', 'three_column'], 'standard'),
  /** Sections of a product page: as tabs, or as a list with navigation. */
  sections: oneOf(['tabs', 'list'], 'tabs'),
  /** From the breakpoint md on, a bar with the buy button is shown while the original button is off-screen. */
  desktop_buy_bar: flag(),
  show_shipping_estimate: flag(true),
  show_inventory: flag(true),
  show_reviews: flag(true),
  show_related: flag(true),
  show_monthly_payment: flag(true),
  show_fit: flag(true),
  related_limit: number(10),
});

/** Number of products visible in a carousel, from each breakpoint on (docs/spec/05 §1). */
export const productItems = { xs: 1, sm: 2, md: 2, lg: 3, xl: 4 };

const productCarousel = z.object({
  xs: number(productItems.xs),
  sm: number(productItems.sm),
  md: number(productItems.md),
  lg: number(productItems.lg),
  xl: number(productItems.xl),
});

const productGrid = z.object({
  tiles_lg: number(3),
  tiles_xl: number(4),
  show_compare: flag(true),
  show_monthly_payment: flag(),
  show_wishlist: flag(true),
});

/** Address fields that a tenant configures, in the order of the form. */
export const configuredAddressFields = ['prefix', 'middlename', 'lastname', 'suffix', 'fax'] as const;
export type ConfiguredAddressField = (typeof configuredAddressFields)[number];

/** Whether address forms contain a field. A stored value is always shown. */
const addressField = oneOf(['hidden', 'optional', 'required'], 'hidden');
/** Optional where people may have a single name. Every form contains the field. */
const lastname = oneOf(['optional', 'required'], 'required');

/**
 * A page of the dealer that the checkout links to. Without a title the URL is shown. is_terms: the shopper accepts the page by placing the
 * order
 */
const checkoutLink = z.object({ title: text(), url: requiredText, is_terms: flag() });
export type CheckoutLink = z.output<typeof checkoutLink>;

const checkout = z.object({
  guest: flag(true),
  email_cart: flag(true),
  coupon: flag(true),
  address_fields: section(
    z.object({
      prefix: addressField,
      middlename: addressField,
      lastname,
      suffix: addressField,
      fax: addressField,
    }),
  ),
  /** Pages such as terms and privacy, linked at the bottom of the checkout. Not in the specification. */
  links: list(checkoutLink),
});

/** Display settings of pages (docs/spec/02 §2, display_features). */
export const displayFeatures = z.object({
  header: section(header),
  pdp: section(pdp),
  catalog_product_grid: section(productGrid),
  product_carousel: section(productCarousel),
  product_grid: section(z.object({ endless: flag() })),
  promos_rebates: section(z.object({ enabled: flag(true), grey_background: flag(true) })),
  outlet_products: section(z.object({ enabled: flag(true) })),
  availability_messages: section(z.object({ in_stock: text(), out_of_stock: text(), special_order: text() })),
  checkout: section(checkout),
  feature_toggles: map(flag()),
});

/** The product assistant (docs/spec/02 §2, pdp.ai_chatbot). */
export const chatbotConfig = z.object({
  enabled: flag(),
  feedback_message: text(),
  placement: text(),
  widget_title: text(),
  widget_description: text(),
  widget_disclaimer: text(),
  chatbot_name: text('Sam'),
  chatbot_icon: text(),
  killswitch_threshold_met: flag(),
  input_character_limit: number(300),
});
