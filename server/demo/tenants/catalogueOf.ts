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

/** Maison Boréale sells furniture; Maple & Main sells everything. */
export function sellsCategory(
  tenant: TenantCode,
  category: DemoCategory,
  all: readonly DemoCategory[],
): boolean {
  if (tenant === 'maple') return true;
  const parent = all.find(({ id }) => id === category.parentId);
  return (
    boreale.has(category.urlKey) || (parent !== undefined && parent.level > 1 && boreale.has(parent.urlKey))
  );
}

/** Add-ons are sold wherever something is sold that takes them. */
export function sellsProduct(tenant: TenantCode, product: DemoProduct): boolean {
  if (tenant === 'maple' || product.visibility === 'Not Visible Individually') return true;
  return product.categories.every((key) => key !== 'kitchen-appliances' && key !== 'laundry');
}
