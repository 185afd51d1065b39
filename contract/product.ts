import * as z from 'zod/mini';
import {
  converted,
  flag,
  id,
  ids,
  ifPresent,
  isAbsent,
  list,
  maybe,
  maybeNumber,
  number,
  oneOf,
  readAs,
  section,
  text,
  textOf,
  toList,
} from './fields';
import { withOptionProducts } from './optionProducts';
import {
  asset,
  detailGroup,
  details,
  documentAsset,
  locationStocks,
  productAttributes,
  productCategory,
  productFlags,
  productImage,
  promotion,
  swatch,
  toAssets,
  toGroups,
  videosJson,
} from './productParts';
import { isWithheld, priced, priceRules, withPrices } from './productPrices';
import { isObject } from './reshape';
import { uniqueList } from './uniqueList';

/** Outer sizes in inches, null when unknown. in_parts: delivered in smaller parts (a sectional, a bed, flat-packed furniture) */
export const dimensions = z.object({
  width: maybeNumber,
  depth: maybeNumber,
  height: maybeNumber,
  in_parts: flag(),
});

/**
 * How a product is supplied: from stock, by special order, or not at all. '' if the backend does not say; the specification only has
 * in_stock
 */
const availability = oneOf(['in_stock', 'special_order', 'out_of_stock', ''], '');
export type Availability = z.output<typeof availability>;

export const simpleProduct = withPrices(
  z.object({
    entity_id: id,
    sku: text(),
    model_number: text(),
    name: text(),
    images: list(productImage),
    in_stock: flag(true),
    availability,
    /** Missing sizes, weight, media and specifications are inherited from the product. */
    dimensions: section(dimensions),
    /** In pounds. */
    weight: maybeNumber,
    assets: list(asset, toAssets),
    product_data: list(detailGroup, toGroups),
    ...priced,
  }),
);

const bundleFields = z.object({
  entity_id: id,
  url_key: text(),
  name: text(),
  sku: text(),
  image: maybe(productImage),
  price: maybeNumber,
  selection_qty: number(1),
});
/** A component of a bundle has the fields of a product. */
const bundleItem = converted(
  (value) => {
    if (!isObject(value) || !isAbsent(value.image)) return value;
    const { images, image_url } = value;
    const [first] = isAbsent(images) ? [] : toList(images);
    return {
      ...value,
      image: first ?? (isObject(image_url) ? (image_url.small ?? image_url.normal) : image_url),
    };
  },
  z.pipe(
    readAs(z.extend(bundleFields, priceRules), {
      entity_id: ['product_id', 'id'],
      price: ['final_price_without_tax', 'regular_price_without_tax'],
      selection_qty: ['qty'],
    }),
    z.transform(({ display_price, msrp_enabled, poa, price, ...part }) => ({
      ...part,
      price: isWithheld({ display_price, msrp_enabled, poa }) ? null : price,
    })),
  ),
);

const tile = z.object({
  entity_id: id,
  url_key: text(),
  /** Unknown types parse to 'simple'. */
  type_id: oneOf(['simple', 'configurable', 'bundle'], 'simple'),
  name: text(),
  sku: text(),
  model_number: text(),
  manufacturer: text(),
  image_url: section(
    converted(
      (value) => (typeof value === 'string' ? { normal: value, small: value } : value),
      readAs(z.object({ normal: text(), small: text() }), {
        small: ['thumbnail', 'normal'],
        normal: ['large', 'small'],
      }),
    ),
  ),
  /** Second image, shown on hover. */
  image_hover_url: text(),
  in_stock: flag(true),
  availability,
  reviews_count: number(0),
  reviews_rating: number(0),
  product_flags: productFlags,
  energy_star_qualified: flag(),
  /** Swatches of the first attribute that has any, for the tile. */
  swatches: list(swatch),
  dimensions: section(dimensions),
  /** Only in the listing of outlet products: the product's cheapest outlet piece, which the tile shows. */
  outlet: ifPresent(
    maybe(z.object({ price: maybeNumber, condition: text(), store_name: text(), count: number(1) })),
  ),
  ...priced,
});

/** A product may have no url_key: its id leads to the same page. */
const withKey = <T extends z.ZodMiniType>(schema: T) => readAs(schema, { url_key: ['entity_id'] });

/** A product in tiles, suggestions and carousels. */
export const product = withKey(withPrices(tile));

/** A product sold with another one. Services for an appliance specify their kind; '' for any other add-on */
const addon = withKey(
  withPrices(z.extend(tile, { addon_kind: oneOf(['haul_away', 'installation', 'part', ''], '') })),
);
export type AddOn = z.output<typeof addon>;
export type Product = z.output<typeof product>;

/** The components of a bundle may be in simple_products. */
function toPage(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (value.type_id !== 'bundle' || isAbsent(value.simple_products)) return withOptionProducts(value);
  const { simple_products, ...page } = value;
  return isAbsent(page.bundle_items) ? { ...page, bundle_items: simple_products } : page;
}

const pageProduct = withPrices(
  z.extend(tile, {
    short_description: text(),
    description: text(),
    meta_title: text(),
    meta_description: text(),
    visibility: text(),
    gallery_layout: oneOf(['standard', 'enterprise', 'two_column', 'three_column'], 'standard'),
    images: list(productImage),
    assets: list(asset, toAssets),
    wistia_videos: list(textOf('id')),
    videos_json: videosJson,
    doc_asset: list(documentAsset),
    attributes: productAttributes,
    simple_products: list(simpleProduct),
    configurable_default_simple_id: maybe(id),
    bundle_items: list(bundleItem),
    outlets: uniqueList(product, 'entity_id'),
    promotions: list(promotion),
    location_inventory: locationStocks,
    categories: list(productCategory),
    product_features: list(textOf('label')),
    product_data: list(detailGroup, toGroups),
    custom_columns: details,
    selection_qty: number(1),
    step_up: maybe(product),
    addons: uniqueList(addon, 'entity_id'),
    pre_selected_add_ons: ids,
    /** Number of swatches that a shopper may order for free by mail (postSwatches); 0 if the backend does not offer any. */
    free_swatches: number(0),
    collection_name: text(),
  }),
);
export const productPage = converted(toPage, withKey(pageProduct));
export type ProductPage = z.output<typeof productPage>;
export type SimpleProduct = z.output<typeof simpleProduct>;
