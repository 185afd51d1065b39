import { sql } from 'drizzle-orm';
import { bumpRevision, readRevision } from '../../server/backend/catalog/revision.ts';
import { rebuildWords } from '../../server/backend/catalog/search/vocabulary.ts';
import { type Database, lockSetup } from '../../server/backend/database/database.ts';
import { seedCategories } from './seedCategories.ts';
import { seedContent } from './seedContent.ts';
import { seedFacets } from './seedFacets.ts';
import { seedLinks } from './seedLinks.ts';
import { seedLocations } from './seedLocations.ts';
import { seedLocationPrices, seedOffers } from './seedOffers.ts';
import { seedProducts, seedReviews } from './seedProducts.ts';
import { seedReports } from './seedReports.ts';
import { seedSales } from './seedSales.ts';
import { seedOutlets, seedStock } from './seedStock.ts';
import { seedTenants } from './seedTenants.ts';

/**
 * Fills a database with the demo shop in one transaction. A database that has ever been filled stays unchanged. Dates are relative to
 * `now`.
 */
export async function seedDemoShop(db: Database, now: Date): Promise<void> {
  if ((await readRevision(db)) > 0) return;
  await db.transaction(async (transaction) => {
    await lockSetup(transaction);
    if ((await readRevision(transaction)) > 0) return;
    await seedTenants(transaction);
    await seedLocations(transaction);
    await seedCategories(transaction);
    const products = await seedProducts(transaction, now);
    await seedOffers(transaction, products, now);
    await seedLocationPrices(transaction, products);
    await seedFacets(transaction, products);
    await seedLinks(transaction, products);
    await seedStock(transaction, products);
    await seedOutlets(transaction, products);
    await seedReviews(transaction, products, now);
    await seedContent(transaction, now);
    await seedSales(transaction, now);
    await seedReports(transaction, now);
    await rebuildWords(transaction);
    await bumpRevision(transaction);
    // Without statistics the query planner scans whole tables for one product.
    await transaction.execute(sql`analyze`);
  });
}
