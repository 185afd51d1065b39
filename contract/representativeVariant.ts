import type { ProductDimensions } from './fit';
import type { ProductPage, SimpleProduct } from './product';

/** A variant of a product with its own price and stock. */
interface Variant {
  /** null: unknown, or must not be shown. */
  price: number | null;
  isInStock: boolean;
}

const orderable = <V extends Variant>(variants: readonly V[]): readonly V[] => {
  const inStock = variants.filter(({ isInStock }) => isInStock);
  return inStock.length > 0 ? inStock : variants;
};

const order = (price: number | null) => price ?? Number.POSITIVE_INFINITY;

/**
 * Returns the variant that represents a product on tiles, in filters, in the assistant and when its page opens: the cheapest one in stock,
 * or else the cheapest; of equal ones the first. null if there are no variants
 */
export function representativeVariant<V extends Variant>(variants: readonly V[]): V | null {
  return orderable(variants).reduce<V | null>(
    (best, variant) => (best === null || order(variant.price) < order(best.price) ? variant : best),
    null,
  );
}

/**
 * Returns the highest price of the variants in stock, or null when all cost the same. In "From $839", the price is the representative's.
 */
export function highestPrice(variants: readonly Variant[]): number | null {
  const prices = orderable(variants).flatMap(({ price }) => price ?? []);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return highest > lowest ? highest : null;
}

/** Sizes of a variant; a missing one is inherited from the product. */
export const dimensionsOf = (
  product: Pick<ProductPage, 'dimensions'>,
  variant: Pick<SimpleProduct, 'dimensions'> | null,
): ProductDimensions => ({
  width: variant?.dimensions.width ?? product.dimensions.width,
  depth: variant?.dimensions.depth ?? product.dimensions.depth,
  height: variant?.dimensions.height ?? product.dimensions.height,
  in_parts: product.dimensions.in_parts,
});

/** Specifications of a variant, or else of the product. */
export const specificationsOf = (
  product: Pick<ProductPage, 'product_data'>,
  variant: Pick<SimpleProduct, 'product_data'> | null,
): ProductPage['product_data'] =>
  variant && variant.product_data.length > 0 ? variant.product_data : product.product_data;

/** Names of the URL parameter that selects a variant; links use the first one. */
export const VARIANT_PARAMETERS = ['configurable_entity_id', 'configured_entity_id'] as const;
