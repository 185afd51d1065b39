import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { BackendContext } from '../../backendContext.ts';
import { offers } from '../../database/schema/catalog.ts';
import { locations, shopPrices } from '../../database/schema/location.ts';
import { repeatWork } from '../../jobs/repeatWork.ts';
import { bumpRevision } from '../revision.ts';

const EVERY_MS = 60_000;

const fullPrice = sql`greatest(${offers.price}, coalesce(${offers.listPrice}, ${offers.price} + ${offers.instantSavings}))`;

/**
 * Ends expired instant savings: the list price applies from then on. Prices of locations include the saving too, so they increase by the
 * same amount, but not above the list price. Prices are changed in the database, so that carts, listings, facets and search agree.
 */
export async function endSavings({ db, clock }: Pick<BackendContext, 'db' | 'clock'>): Promise<void> {
  const isOver = and(
    gt(offers.instantSavings, 0),
    lt(offers.instantSavingsTo, clock()),
    isNotNull(offers.price),
  );
  await db.transaction(async (tx) => {
    const own = shopPrices.price;
    await tx
      .update(shopPrices)
      .set({ price: sql`greatest(${own}, least(${own} + ${fullPrice} - ${offers.price}, ${fullPrice}))` })
      .from(offers)
      .innerJoin(locations, eq(locations.tenantId, offers.tenantId))
      .where(
        and(isOver, eq(shopPrices.productId, offers.productId), eq(shopPrices.locationId, locations.id)),
      );
    const ended = await tx
      .update(offers)
      .set({
        price: fullPrice,
        listPrice: null,
        instantSavings: null,
        instantSavingsTo: null,
      })
      .where(isOver)
      .returning({ id: offers.productId });
    if (ended.length > 0) await bumpRevision(tx);
  });
}

/** Checks for expired savings every minute. Returns a function that stops it. */
export const startEndingSavings = (backend: Pick<BackendContext, 'db' | 'clock'>): (() => Promise<void>) =>
  repeatWork(() => endSavings(backend), { failure: 'Savings can not be ended', everyMs: EVERY_MS });
