import { sql } from 'drizzle-orm';
import { bumpRevision } from '../catalog/revision.ts';
import { rebuildWords } from '../catalog/search/vocabulary.ts';
import { bulkInsert } from '../database/bulkInsert.ts';
import type { Database } from '../database/database.ts';
import { locations } from '../database/schema/location.ts';
import { readTenants } from '../tenant/tenants.ts';
import { addCategories } from './addCategories.ts';
import { applianceProduct, applianceRow } from './appliances.ts';
import { furnitureProduct, furnitureRow } from './furniture.ts';
import { allFurniture, furnitureCategories } from './furnitureCategories.ts';
import { importFile, type Listener, type Report } from './importFile.ts';
import { refrigeratorKinds } from './refrigeratorKinds.ts';
import { shopPriceImporter } from './shopPrices.ts';
import { storeLocation, storeRow } from './stores.ts';
import { variantImporter } from './variants.ts';
import { productWriter } from './writeProducts.ts';

/** Paths of CSV files; each is optional. */
export interface ImportFiles {
  appliances?: string | undefined;
  furniture?: string | undefined;
  stores?: string | undefined;
  variants?: string | undefined;
  prices?: string | undefined;
}

async function importFurniture(db: Database, tenantId: number, file: string, now: Date, listener: Listener) {
  const ids = await addCategories(db, [allFurniture, ...Object.values(furnitureCategories)]);
  const store = productWriter(db, tenantId, ids);
  const write = (batch: readonly { line: number; row: Parameters<typeof furnitureProduct>[0] }[]) =>
    store(batch.map(({ line, row }) => furnitureProduct(row, line, now)));
  return importFile(file, { schema: furnitureRow, write }, listener);
}

async function importAppliances(db: Database, tenantId: number, file: string, listener: Listener) {
  const ids = await addCategories(db, Object.values(refrigeratorKinds));
  const store = productWriter(db, tenantId, ids);
  const write = (batch: readonly { line: number; row: Parameters<typeof applianceProduct>[0] }[]) =>
    store(batch.map(({ line, row }) => applianceProduct(row, line)));
  return importFile(file, { schema: applianceRow, write }, listener);
}

function importStores(db: Database, tenantId: number, file: string, listener: Listener) {
  const columns = ['name', 'address', 'city', 'region', 'postcode', 'latitude', 'longitude', 'hours'];
  const timeZone = "time_zone = coalesce(nullif(excluded.time_zone, ''), locations.time_zone)";
  const update = [...columns.map((column) => `${column} = excluded.${column}`), timeZone].join(', ');
  const write = (batch: readonly { row: Parameters<typeof storeLocation>[0] }[]) =>
    bulkInsert(
      db,
      locations,
      [...new Map(batch.map(({ row }) => [row.id, storeLocation(row, tenantId)])).values()],
      `(id) do update set ${update}`,
    );
  return importFile(file, { schema: storeRow, write }, listener);
}

/**
 * Imports products, their variants, locations and prices of the default tenant. A repeated import updates the existing rows.
 */
export async function importFiles(
  db: Database,
  { appliances, furniture, stores, variants, prices }: ImportFiles,
  now: Date,
  listener: Listener,
): Promise<Report[]> {
  const [tenant] = await readTenants(db);
  if (!tenant) throw new Error('The shop has no tenant to import for.');
  const reports: Report[] = [];
  if (furniture) reports.push(await importFurniture(db, tenant.id, furniture, now, listener));
  if (appliances) reports.push(await importAppliances(db, tenant.id, appliances, listener));
  if (stores) reports.push(await importStores(db, tenant.id, stores, listener));
  if (variants) reports.push(await importFile(variants, await variantImporter(db, tenant.id), listener));
  // Prices come last, because they reference products and locations.
  if (prices) reports.push(await importFile(prices, await shopPriceImporter(db, tenant.id), listener));
  await db.execute(sql`analyze`);
  await rebuildWords(db);
  await bumpRevision(db);
  return reports;
}
