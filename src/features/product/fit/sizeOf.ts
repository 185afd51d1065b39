import type { Piece } from '@/api/contract/fit';
import type { ProductPage, SimpleProduct } from '@/api/contract/product';

/** The sizes that count: the chosen variant's own, side by side the product's where it says none. */
export const sizeOf = (
  product: Pick<ProductPage, 'dimensions'>,
  simple: Pick<SimpleProduct, 'dimensions'> | null,
): Piece => ({
  width: simple?.dimensions.width ?? product.dimensions.width,
  depth: simple?.dimensions.depth ?? product.dimensions.depth,
  height: simple?.dimensions.height ?? product.dimensions.height,
  in_parts: product.dimensions.in_parts,
});
