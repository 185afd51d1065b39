import type { ProductPage, SimpleProduct } from '@contract/product';

/**
 * Whether a product or its selected variant is ordered for the shopper because no location has it. A backend may say so (availability);
 * otherwise every location must have 0 pieces. A single location proves nothing, because the goods may be in stock elsewhere: if a location
 * is selected, a backend lists only that one.
 */
export function isSpecialOrder(
  product: Pick<ProductPage, 'availability' | 'location_inventory' | 'in_stock'>,
  simple: Pick<SimpleProduct, 'availability' | 'in_stock'> | null,
  hasLocation: boolean,
): boolean {
  const { availability, in_stock } = simple ?? product;
  if (availability !== '') return availability === 'special_order';
  const stocks = product.location_inventory;
  const isWholeList = hasLocation ? stocks.length > 1 : stocks.length > 0;
  return in_stock && isWholeList && stocks.every(({ qty }) => qty <= 0);
}
