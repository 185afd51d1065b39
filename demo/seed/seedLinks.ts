import { bulkInsert } from '../../server/backend/database/bulkInsert.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { bundleItems, productLinks } from '../../server/backend/database/schema/catalog.ts';
import type { SeededProduct } from './seedProducts.ts';

type Link = typeof productLinks.$inferInsert;

/** Links between products: parts of a bundle, add-ons, step-up, related and cross-sell products. */
export async function seedLinks(
  db: Pick<Database, 'execute'>,
  seeded: readonly SeededProduct[],
): Promise<void> {
  const ids = new Map(
    seeded.flatMap(({ id, product, variants }) => [
      [product.sku, id] as const,
      ...variants.map((variant) => [variant.variant.sku, variant.id] as const),
    ]),
  );
  const links = seeded.flatMap(({ id, product }): Link[] => {
    const to = (kind: Link['kind'], skus: readonly string[]) =>
      [...new Set(skus)].flatMap((sku, position): Link[] => {
        const linkedId = ids.get(sku);
        const preselected = kind === 'addon' && product.preselectedAddOns.includes(sku);
        return linkedId === undefined ? [] : [{ productId: id, linkedId, kind, preselected, position }];
      });
    return [
      ...to('addon', product.addOns),
      ...to('related', product.related),
      ...to('crosssell', product.crosssells),
      ...to('step_up', product.stepUp ? [product.stepUp] : []),
    ];
  });
  await bulkInsert(db, productLinks, links);

  const parts = seeded.flatMap(({ id, product }) =>
    product.bundle.flatMap(({ sku, selectionQty }, position) => {
      const productId = ids.get(sku);
      return productId === undefined ? [] : [{ bundleId: id, productId, qty: selectionQty, position }];
    }),
  );
  await bulkInsert(db, bundleItems, parts);
}
