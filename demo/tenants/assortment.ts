import { partsPrice } from '../catalog/commerce/pricing.ts';
import type { TenantCode } from '../shopTypes.ts';
import type { DemoCategory, DemoProduct } from '../types.ts';

const borealeCategories = new Set([
  'living-room',
  'bedroom',
  'dining',
  'home-office',
  'outdoor',
  'lighting',
  'rugs-mirrors',
  'default-category',
]);

/** True for a category of the tenant. Maison Boréale sells furniture only. */
export function sellsCategory(
  tenant: TenantCode,
  category: DemoCategory,
  all: readonly DemoCategory[],
): boolean {
  if (tenant !== 'boreale') return true;
  const parent = all.find(({ id }) => id === category.parentId);
  return (
    borealeCategories.has(category.urlKey) ||
    (parent !== undefined && parent.level > 1 && borealeCategories.has(parent.urlKey))
  );
}

/** Small and large totals are sufficient to test payments. */
const paymentsCategories = new Set(['lamps', 'sofas']);

/** True for a product of the tenant. All tenants sell all add-ons. */
export function sellsProduct(tenant: TenantCode, product: DemoProduct): boolean {
  if (tenant === 'maple' || product.visibility === 'Not Visible Individually') return true;
  if (tenant === 'payments') return product.categories.some((key) => paymentsCategories.has(key));
  return product.categories.every((key) => key !== 'kitchen-appliances' && key !== 'laundry');
}

/**
 * A price in cents of the tenant's currency. Canadian prices are 1.36 times the US price, rounded to .99, or .00 like the US price. Free
 * items stay free.
 */
export function priceFor(tenant: TenantCode, usCents: number): number {
  if (tenant !== 'boreale' || usCents === 0) return usCents;
  const dollars = Math.round((usCents * 1.36) / 1000) * 10;
  return Math.max(usCents % 100 === 99 ? dollars * 100 - 1 : dollars * 100, 100);
}

/** The list price in cents of the tenant's currency; null for a product without a discount. */
export function listPriceFor(
  tenant: TenantCode,
  { price, listPrice, bundle = [] }: Pick<DemoProduct, 'price' | 'listPrice'> & Partial<DemoProduct>,
): number | null {
  if (listPrice <= price) return null;
  // The prices of the parts are rounded individually.
  return bundle.length > 0
    ? partsPrice(bundle, (usCents) => priceFor(tenant, usCents))
    : priceFor(tenant, listPrice);
}
