import { getDeliveryDates, getProductPickup } from '../../../contract/delivery.ts';
import type { ProductPage } from '../../../contract/product.ts';
import {
  getInventory,
  getPersonalProducts,
  getProduct,
  getReviews,
  getShippingEstimate,
} from '../../../contract/productEndpoints.ts';
import { type Facts, type Step, step } from '../step.ts';

const NO_PRODUCT = 'no product was found';

/** The option of each attribute that selects one simple product in stock. */
function buyableVariant({ attributes, simple_products: variants }: ProductPage) {
  const variant = variants.find((one) => one.in_stock && one.display_add_to_cart);
  const chosen = attributes.map(({ id, options }) => [
    id,
    options.find(({ products }) => variant && products.includes(variant.entity_id))?.id,
  ]);
  return chosen.every(([, option]) => option) ? (Object.fromEntries(chosen) as Record<string, string>) : null;
}

function learnProduct(facts: Facts, product: ProductPage): void {
  facts.productId = product.entity_id;
  facts.sku = product.sku || facts.sku;
  if (facts.candidates.length > 0) return;
  const choice = product.type_id === 'configurable' ? buyableVariant(product) : {};
  if (choice) facts.candidates = [{ id: product.entity_id, options: choice }];
}

function learnSwatch(facts: Facts, { entity_id, attributes, free_swatches }: ProductPage): void {
  const option = attributes.flatMap(({ options }) => options).find(({ swatch }) => swatch)?.id;
  if (free_swatches > 0 && option) facts.swatch = { productId: entity_id, option };
}

/** The calls of a product page. */
export const productSteps: readonly Step[] = [
  step(getProduct, {
    isRequired: true,
    without: 'Product pages show "not found".',
    needed: ['entity_id', 'name', 'url_key', 'sku'],
    request: ({ candidates: [candidate], productKey, locationId }) => {
      const id = candidate?.id ?? productKey;
      return id ? { params: { id }, query: { storelocationid: locationId } } : NO_PRODUCT;
    },
    learn: learnProduct,
  }),
  step(getProduct, {
    without: 'Swatches are not offered.',
    request: ({ swatchProductId: id }) =>
      id ? { params: { id }, query: {} } : 'no listed product has swatches',
    learn: learnSwatch,
  }),
  step(getReviews, {
    without: 'Product pages show no reviews.',
    request: ({ productId: id }) =>
      id ? { params: { id }, query: { embed: 'reviews', page: 1 } } : NO_PRODUCT,
    learn(facts, { reviews: [review] }) {
      facts.reviewId = review?.review_id;
    },
  }),
  step(getInventory, {
    without: 'Product pages show no stock by store.',
    request: ({ productId: id, zip }) => (id ? { params: { id }, query: { zip } } : NO_PRODUCT),
  }),
  step(getShippingEstimate, {
    without: 'Product pages estimate no delivery price.',
    needed: ['methods[].code', 'methods[].carrier_title'],
    request: ({ productId: id, zip }) => (id ? { params: { id, zip } } : NO_PRODUCT),
  }),
  step(getProductPickup, {
    without: 'Product pages name the stores, but not when a product is ready for pickup.',
    request: ({ productId: id, zip }) => (id ? { params: { id }, query: { zip } } : NO_PRODUCT),
  }),
  step(getDeliveryDates, {
    without: 'Tiles show no delivery day.',
    request: ({ zip }) => ({ params: { zip } }),
  }),
  step(getPersonalProducts, {
    without: 'Carousels of recommended products stay hidden.',
    needed: ['[].entity_id', '[].url_key', '[].name'],
    request: ({ sku }) => (sku ? { query: { sku, location: 'product', limit: 18 } } : NO_PRODUCT),
  }),
];
