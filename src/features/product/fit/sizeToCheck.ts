import type { Piece } from '@contract/fit';
import type { ProductPage, SimpleProduct } from '@contract/product';

/** Dimensions to check: the variant's, falling back to the product's for each missing side. */
export const sizeToCheck = (
  product: Pick<ProductPage, 'dimensions'>,
  simple: Pick<SimpleProduct, 'dimensions'> | null,
): Piece => ({
  width: simple?.dimensions.width ?? product.dimensions.width,
  depth: simple?.dimensions.depth ?? product.dimensions.depth,
  height: simple?.dimensions.height ?? product.dimensions.height,
  in_parts: product.dimensions.in_parts,
});
