import * as z from 'zod/mini';
import {
  flag,
  id,
  list,
  listOfValid,
  maybeDate,
  maybeNumber,
  number,
  oneOf,
  optionalString,
  string,
  text,
} from './fields';

/** Specifications of a product by group: for display only. */
const detail = z.object({ label: text(), value: text() });

export const productImage = z.object({
  url: string,
  alt: text(),
  width: number(1000),
  height: number(1000),
});

export const swatch = z.object({
  type: oneOf(['colour', 'image', 'text'], 'text'),
  value: text(),
});

export const attributeOption = z.object({
  id,
  label: text(),
  /** entity_ids of the simple products that have this option. */
  products: list(id),
  swatch: z._default(z.nullable(swatch), null),
});

/** The attributes to select on a configurable product, in order of ordinal. */
export const productAttribute = z.object({
  id,
  code: text(),
  label: text(),
  ordinal: number(0),
  options: list(attributeOption),
});
export type ProductAttribute = z.output<typeof productAttribute>;

export const productFlag = z.object({
  position: number(1).check(z.gte(1), z.lte(8)),
  visible: flag(true),
  text: text(),
  colour: text(),
});

export const promotion = z.object({
  linq_type: text(),
  program_id: text(),
  promo_name: text(),
  promo_short_description: text(),
  package_savings: maybeNumber,
  start_date: maybeDate,
  end_date: maybeDate,
  rebate_form_url: text(),
});

export const asset = z.object({
  type: z.enum(['image', 'image360', 'video', 'embeddedVideo']),
  url: text(),
  /** image360: the frames in order. */
  frames: list(string),
  poster: text(),
  title: text(),
});
export type Asset = z.output<typeof asset>;

export const documentAsset = z.object({ title: text(), url: string, size: text() });

export const locationStock = z.object({ store_id: id, store_name: text(), qty: number(0), label: text() });

/** Outer sizes in inches, null when unknown. in_parts: delivered in smaller parts (a sectional, a bed, a flat pack). */
export const dimensions = z.object({
  width: maybeNumber,
  depth: maybeNumber,
  height: maybeNumber,
  in_parts: z.optional(z.boolean()),
});

const priced = {
  /** Price of one unit, in units of the currency. */
  price: maybeNumber,
  /** Price before discounts; null when there is none. */
  list_price: maybeNumber,
  display_price: flag(true),
  display_add_to_cart: flag(true),
  /** Name of the location that this price belongs to; absent for a price of all locations. */
  price_store: optionalString,
  /** True when the manufacturer forbids showing the price outside the cart. */
  msrp_enabled: flag(),
  /** True for a price on request. */
  poa: flag(),
  instant_savings: maybeNumber,
  instant_savings_to_date: maybeDate,
  consumer_rebate: maybeNumber,
  consumer_rebate_to_date: maybeDate,
};

export const simpleProduct = z.object({
  entity_id: id,
  sku: text(),
  model_number: text(),
  name: text(),
  images: list(productImage),
  in_stock: flag(true),
  dimensions: z._default(dimensions, { width: null, depth: null, height: null }),
  ...priced,
});

export const bundleItem = z.object({
  entity_id: id,
  url_key: text(),
  name: text(),
  sku: text(),
  image: z._default(z.nullable(productImage), null),
  price: maybeNumber,
  selection_qty: number(1),
});

/** A product in tiles, suggestions and carousels. */
export const product = z.object({
  entity_id: id,
  url_key: text(),
  /** Unknown types parse to 'simple'. */
  type_id: oneOf(['simple', 'configurable', 'bundle'], 'simple'),
  name: text(),
  sku: text(),
  model_number: text(),
  manufacturer: text(),
  image_url: z._default(z.object({ normal: text(), small: text() }), { normal: '', small: '' }),
  /** Second image, shown on hover. */
  image_hover_url: text(),
  in_stock: flag(true),
  reviews_count: number(0),
  reviews_rating: number(0),
  product_flags: listOfValid(productFlag),
  energy_star_qualified: flag(),
  /** Swatches of the first attribute that has some, for the tile. */
  swatches: list(swatch),
  dimensions: z._default(dimensions, { width: null, depth: null, height: null }),
  ...priced,
});
export type Product = z.output<typeof product>;

export const productPage = z.extend(product, {
  short_description: text(),
  description: text(),
  meta_title: text(),
  meta_description: text(),
  visibility: text(),
  gallery_layout: oneOf(['standard', 'enterprise', 'two_column', 'three_column'], 'standard'),
  images: listOfValid(productImage),
  assets: listOfValid(asset),
  wistia_videos: list(string),
  videos_json: list(z.object({ url: text(), title: text() })),
  doc_asset: listOfValid(documentAsset),
  attributes: list(productAttribute),
  simple_products: list(simpleProduct),
  configurable_default_simple_id: z._default(z.nullable(id), null),
  bundle_items: list(bundleItem),
  outlets: list(product),
  promotions: list(promotion),
  location_inventory: list(locationStock),
  categories: list(z.object({ entity_id: id, name: text(), url_key: text(), level: number(2) })),
  product_features: list(string),
  product_data: list(z.object({ group: text(), details: list(detail) })),
  custom_columns: list(detail),
  selection_qty: number(1),
  step_up: z._default(z.nullable(product), null),
  addons: list(product),
  pre_selected_add_ons: list(id),
  related_attribute: text(),
  collection_name: text(),
});
export type ProductPage = z.output<typeof productPage>;
export type SimpleProduct = z.output<typeof simpleProduct>;
