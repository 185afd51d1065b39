import { sql } from 'drizzle-orm';
import type { BackendContext } from '../../backendContext.ts';
import { rowsOf } from '../../database/database.ts';
import { repeatWork } from '../../jobs/repeatWork.ts';
import { bumpRevision } from '../revision.ts';

const EVERY_MS = 60_000;

/**
 * Ends expired instant savings: the list price applies from then on. Prices of locations include the saving too, so they increase by the
 * same amount, but not above the list price. Prices are changed in the database, so that carts, listings, facets and search agree. A single
 * statement that locks the offers, because several processes may run it at the same time: the second one finds no offer left.
 */
export async function endSavings({ db, clock }: Pick<BackendContext, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await rowsOf<{ id: number }>(
      tx,
      sql`with ended as materialized (
            select tenant_id, product_id, price, greatest(price, coalesce(list_price, price + instant_savings)) as full_price
            from offers
            where instant_savings > 0 and instant_savings_to < ${clock().toISOString()}::timestamptz and price is not null
            order by tenant_id, product_id for update),
          own as (
            update shop_prices set price = greatest(
              shop_prices.price, least(shop_prices.price + ended.full_price - ended.price, ended.full_price))
            from ended join locations on locations.tenant_id = ended.tenant_id
            where shop_prices.product_id = ended.product_id and shop_prices.location_id = locations.id)
          update offers set price = ended.full_price, list_price = null, instant_savings = null, instant_savings_to = null
          from ended where offers.tenant_id = ended.tenant_id and offers.product_id = ended.product_id
          returning offers.product_id as id`,
    );
    if (ended.length > 0) await bumpRevision(tx);
  });
}

/** Checks for expired savings every minute. Returns a function that stops it. */
export const startEndingSavings = (backend: Pick<BackendContext, 'db' | 'clock'>): (() => Promise<void>) =>
  repeatWork(() => endSavings(backend), { failure: 'Savings can not be ended', everyMs: EVERY_MS });
