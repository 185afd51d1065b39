import { sql } from 'drizzle-orm';
import { bumpRevision, readRevision } from '../../server/backend/catalog/revision.ts';
import { rebuildWords } from '../../server/backend/catalog/search/vocabulary.ts';
import { type Database, lockSetup } from '../../server/backend/database/database.ts';
import { seedCategories } from './seedCategories.ts';
import { seedContent } from './seedContent.ts';
import { seedFacets } from './seedFacets.ts';
import { seedLinks } from './seedLinks.ts';
import { seedLocations } from './seedLocations.ts';
import { seedOffers } from './seedOffers.ts';
import { seedOutlets } from './seedOutlets.ts';
import { seedProducts } from './seedProducts.ts';
import { seedReviews } from './seedReviews.ts';
import { seedSales } from './seedSales.ts';
import { seedShopPrices } from './seedShopPrices.ts';
import { seedStock } from './seedStock.ts';
import { seedTenants } from './seedTenants.ts';

/**
 * Fills an empty shop with the demo shop, whole or not at all; a shop that was ever filled is left alone. Ages and last
 * days count from now.
 */
export async function seedDemoShop(db: Database, now: Date): Promise<void> {
  if ((await readRevision(db)) > 0) return;
  await db.transaction(async (inside) => {
    await lockSetup(inside);
    if ((await readRevision(inside)) > 0) return;
    await seedTenants(inside);
    await seedLocations(inside);
    await seedCategories(inside);
    const products = await seedProducts(inside, now);
    await seedOffers(inside, products, now);
    await seedShopPrices(inside, products);
    await seedFacets(inside, products);
    await seedLinks(inside, products);
    await seedStock(inside, products);
    await seedOutlets(inside, products);
    await seedReviews(inside, products, now);
    await seedContent(inside, now);
    await seedSales(inside, now);
    await rebuildWords(inside);
    await bumpRevision(inside);
    // Without figures the planner reads whole tables for one product.
    await inside.execute(sql`analyze`);
  });
}
