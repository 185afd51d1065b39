import {
  bundleParts,
  type CatalogProduct,
  COLOR_ATTRIBUTE,
  categories,
  colorOptions,
  descriptions,
  locations,
  products,
  skuOf,
  urlKey,
  variantId,
} from './catalog.ts';

/** The prices of a product in the specification's names (docs/spec/09 §1). */
const prices = ({ price, was }: CatalogProduct) => ({
  final_price_without_tax: price,
  regular_price_without_tax: was || price,
  discount: was ? was - price : 0,
});

/** A product in lists. media: URL of the folder of pictures */
export function productSummary(product: CatalogProduct, media: string) {
  const picture = `${media}catalog/product/${product.id}.png`;
  return {
    entity_id: product.id,
    url_key: urlKey(product),
    type_id: bundleParts.has(product.id) ? 'bundle' : product.colors.length > 0 ? 'configurable' : 'simple',
    name: product.name,
    sku: skuOf(product),
    model_number: product.model,
    manufacturer: product.brand,
    image_url: { normal: picture, small: picture },
    ...prices(product),
    display_add_to_cart: true,
    display_price: true,
    msrp_enabled: false,
    poa: false,
    reviews_count: product.id % 5,
    reviews_rating: product.id % 5 > 0 ? 4.5 : 0,
    product_flags: product.was ? [{ position: 1, visible: true, text: 'Sale', colour: '#a33' }] : [],
    consumer_rebate_to_date: null,
    instant_savings_to_date: null,
    energy_star_qualified: product.category === '11',
    visibility: 'Catalog, Search',
  };
}

const variantsOf = (product: CatalogProduct, media: string) =>
  product.colors.map((color, index) => ({
    entity_id: variantId(product, index),
    sku: `${skuOf(product)}-${color.toUpperCase()}`,
    name: `${product.name}, ${color}`,
    model_number: product.model,
    images: [{ url: `${media}catalog/product/${variantId(product, index)}.png` }],
    ...prices(product),
  }));

const partsOf = ({ id }: CatalogProduct, media: string) =>
  products
    .filter((part) => bundleParts.get(id)?.includes(part.id))
    .map((part) => ({ ...productSummary(part, media), selection_qty: 1 }));

const attributesOf = (product: CatalogProduct) =>
  product.colors.length === 0
    ? []
    : [
        {
          id: COLOR_ATTRIBUTE,
          code: 'color',
          label: 'Color',
          ordinal: 0,
          options: colorOptions.map(({ id, label }, index) => ({
            id,
            label,
            products: [variantId(product, index)],
          })),
          swatches: Object.fromEntries(colorOptions.map(({ id, swatch }) => [id, swatch])),
        },
      ];

/** A complete product, with the fields of docs/spec/09 §1. */
export function productDetails(product: CatalogProduct, media: string, language: string) {
  const url = (name: string) => `${media}catalog/product/${name}.png`;
  const others = products.filter(({ category, id }) => category === product.category && id !== product.id);
  const variants = variantsOf(product, media);
  return {
    ...productSummary(product, media),
    description: `<p>${product.name}. ${language === 'fr' ? descriptions.fr : descriptions.en}</p>`,
    images: [{ url: url(`${product.id}`) }, { url: url(`${product.id}-side`) }],
    attributes: attributesOf(product),
    // The specification names no other field for the parts of a bundle (docs/spec/09 §1).
    simple_products: bundleParts.has(product.id) ? partsOf(product, media) : variants,
    configurable_default_simple_id: variants[0]?.entity_id ?? null,
    outlets: [],
    promotions: product.was ? [{ linq_type: 'rebate', program_id: 'P-77', package_savings: null }] : [],
    location_inventory: locations.map(({ google_code }, index) => ({
      google_code,
      qty: (product.id + index) % 4,
    })),
    categories: categories
      .filter(({ id }) => id === product.category)
      .map(({ id, name, key, level }) => ({ entity_id: id, name, url_key: key, level })),
    product_features: ['Five-year warranty', 'Assembled in our warehouse'],
    product_data: [
      {
        group: 'Dimensions',
        details: (['width', 'height', 'depth'] as const).map((size) => ({
          label: size,
          value: `${product[size]} in`,
        })),
      },
    ],
    custom_columns: [],
    assets: [],
    wistia_videos: [],
    videos_json: [],
    doc_asset: null,
    gallery_layout: 'standard',
    selection_qty: 1,
    step_up: others[0] ? productSummary(others[0], media) : null,
    pre_selected_add_ons: [],
  };
}
