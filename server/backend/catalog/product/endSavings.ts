import { and, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { BackendContext } from '../../backendContext.ts';
import { offers } from '../../database/schema/catalog.ts';
import { repeatWork } from '../../jobs/repeatWork.ts';
import { bumpRevision } from '../revision.ts';

const EVERY_MS = 60_000;

/**
 * Ends instant savings whose last moment has passed: the list price is charged from then on. The price is changed in the
 * database, so that carts, listings, facets and search agree.
 */
export async function endSavings({ db, clock }: Pick<BackendContext, 'db' | 'clock'>): Promise<void> {
  const isOver = and(
    gt(offers.instantSavings, 0),
    lt(offers.instantSavingsTo, clock()),
    isNotNull(offers.price),
  );
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(offers)
      .set({
        price: sql`greatest(${offers.price}, coalesce(${offers.listPrice}, ${offers.price} + ${offers.instantSavings}))`,
        listPrice: null,
        instantSavings: null,
        instantSavingsTo: null,
      })
      .where(isOver)
      .returning({ id: offers.productId });
    if (ended.length > 0) await bumpRevision(tx);
  });
}

/** Looks for savings to end every minute. Returns a function that stops it. */
export const startEndingSavings = (backend: Pick<BackendContext, 'db' | 'clock'>): (() => Promise<void>) =>
  repeatWork(() => endSavings(backend), { failure: 'Savings can not be ended', everyMs: EVERY_MS });
