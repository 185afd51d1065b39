import type { TenantCode } from '../shopTypes.ts';
import type { DemoCategory, DemoProduct } from '../types.ts';

const boreale = new Set([
  'living-room',
  'bedroom',
  'dining',
  'home-office',
  'outdoor',
  'lighting',
  'rugs-mirrors',
  'default-category',
]);

/** Maison Boréale sells furniture; Maple & Main sells everything, the counter where payments are tried a little. */
export function sellsCategory(
  tenant: TenantCode,
  category: DemoCategory,
  all: readonly DemoCategory[],
): boolean {
  if (tenant !== 'boreale') return true;
  const parent = all.find(({ id }) => id === category.parentId);
  return (
    boreale.has(category.urlKey) || (parent !== undefined && parent.level > 1 && boreale.has(parent.urlKey))
  );
}

/** Enough to try a payment with: small and large totals. */
const tried = new Set(['lamps', 'sofas']);

/** Add-ons are sold wherever something is sold that takes them. */
export function sellsProduct(tenant: TenantCode, product: DemoProduct): boolean {
  if (tenant === 'maple' || product.visibility === 'Not Visible Individually') return true;
  if (tenant === 'payments') return product.categories.some((key) => tried.has(key));
  return product.categories.every((key) => key !== 'kitchen-appliances' && key !== 'laundry');
}
