import * as z from 'zod/mini';
import {
  flag,
  id,
  identified,
  list,
  maybe,
  maybeDate,
  maybeNumber,
  number,
  oneOf,
  orText,
  requiredText,
  section,
  text,
  toList,
} from './fields';
import { priced, withPrices } from './productPrices';

/** Specifications of a product by group: for display only. */
const detail = z.object({ label: text(), value: text() });

/** A string is the address of an image. */
export const productImage = orText(
  'url',
  z.object({ url: id, alt: text(), width: number(1000), height: number(1000) }),
);

export const swatch = z.object({
  type: oneOf(['colour', 'image', 'text'], 'text'),
  value: text(),
});

export const attributeOption = z.object({
  id,
  label: text(),
  /** entity_ids of the simple products that have this option. */
  products: list(id),
  swatch: maybe(swatch),
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

export const productFlag = z
  .object({ position: number(1), visible: flag(true), text: text(), colour: text() })
  .check(z.refine(({ position }) => position >= 1 && position <= 8));

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
  frames: list(requiredText),
  poster: text(),
  title: text(),
});
export type Asset = z.output<typeof asset>;

export const documentAsset = z.object({ title: text(), url: id, size: text() });

export const locationStock = identified(
  z.object({ store_id: text(), google_code: text(), store_name: text(), qty: number(0), label: text() }),
  'store_id',
  'google_code',
);

/** Outer sizes in inches, null when unknown. in_parts: delivered in smaller parts (a sectional, a bed, a flat pack). */
export const dimensions = z.object({
  width: maybeNumber,
  depth: maybeNumber,
  height: maybeNumber,
  in_parts: flag(),
});

/**
 * How a product is supplied: from stock, ordered from its maker, or not at all. '' when the backend does not say; the
 * specification has in_stock only.
 */
const availability = oneOf(['in_stock', 'special_order', 'out_of_stock', ''], '');
export type Availability = z.output<typeof availability>;

/** The name of the attribute says JSON: some backends send the list as text. */
const videosJson = list(z.object({ url: text(), title: text() }), (value) => {
  try {
    return toList(typeof value === 'string' ? JSON.parse(value) : value);
  } catch {
    return [];
  }
});

export const simpleProduct = withPrices(
  z.object({
    entity_id: id,
    sku: text(),
    model_number: text(),
    name: text(),
    images: list(productImage),
    in_stock: flag(true),
    availability,
    dimensions: section(dimensions),
    ...priced,
  }),
);

export const bundleItem = z.object({
  entity_id: id,
  url_key: text(),
  name: text(),
  sku: text(),
  image: maybe(productImage),
  price: maybeNumber,
  selection_qty: number(1),
});

const tile = z.object({
  entity_id: id,
  url_key: text(),
  /** Unknown types parse to 'simple'. */
  type_id: oneOf(['simple', 'configurable', 'bundle'], 'simple'),
  name: text(),
  sku: text(),
  model_number: text(),
  manufacturer: text(),
  image_url: section(z.object({ normal: text(), small: text() })),
  /** Second image, shown on hover. */
  image_hover_url: text(),
  in_stock: flag(true),
  availability,
  reviews_count: number(0),
  reviews_rating: number(0),
  product_flags: list(productFlag),
  energy_star_qualified: flag(),
  /** Swatches of the first attribute that has some, for the tile. */
  swatches: list(swatch),
  dimensions: section(dimensions),
  ...priced,
});

/** A product in tiles, suggestions and carousels. */
export const product = withPrices(tile);

/** A product that is sold with another one. Services of an appliance name their kind; '' is any other add-on. */
const addon = withPrices(
  z.extend(tile, { addon_kind: oneOf(['haul_away', 'installation', 'part', ''], '') }),
);
export type AddOn = z.output<typeof addon>;
export type Product = z.output<typeof product>;

export const productPage = withPrices(
  z.extend(tile, {
    short_description: text(),
    description: text(),
    meta_title: text(),
    meta_description: text(),
    visibility: text(),
    gallery_layout: oneOf(['standard', 'enterprise', 'two_column', 'three_column'], 'standard'),
    images: list(productImage),
    assets: list(asset),
    wistia_videos: list(requiredText),
    videos_json: videosJson,
    doc_asset: list(documentAsset),
    attributes: list(productAttribute),
    simple_products: list(simpleProduct),
    configurable_default_simple_id: maybe(id),
    bundle_items: list(bundleItem),
    outlets: list(product),
    promotions: list(promotion),
    location_inventory: list(locationStock),
    categories: list(z.object({ entity_id: id, name: text(), url_key: text(), level: number(2) })),
    product_features: list(requiredText),
    product_data: list(z.object({ group: text(), details: list(detail) })),
    custom_columns: list(detail),
    selection_qty: number(1),
    step_up: maybe(product),
    addons: list(addon),
    pre_selected_add_ons: list(id),
    /** How many swatches a shopper may order free by mail (postSwatches); 0 where the backend offers none. */
    free_swatches: number(0),
    collection_name: text(),
  }),
);
export type ProductPage = z.output<typeof productPage>;
export type SimpleProduct = z.output<typeof simpleProduct>;
