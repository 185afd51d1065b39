import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { MOST_SAVED } from '../../../contract/customerListLimits.ts';
import type { listSaved, SavedInput } from '../../../contract/customerLists.ts';
import { parseId } from '../checkInput.ts';
import { savedItems } from '../database/schema/account.ts';
import {
  inTransaction,
  type RequestContext,
  requireCustomerId,
  type SessionContext,
} from '../session/requestContext.ts';

type SavedItems = z.input<typeof listSaved.response>;

const newestFirst = [desc(savedItems.savedAt), desc(savedItems.productId), desc(savedItems.sku)];

/** Reads the items that the customer saved for later, newest first. */
export async function readSaved(context: RequestContext): Promise<SavedItems> {
  const own = eq(savedItems.customerId, requireCustomerId(context));
  const rows = await context.db
    .select()
    .from(savedItems)
    .where(own)
    .orderBy(...newestFirst);
  return rows.map(({ productId, sku, qty, options, addonIds }) => ({
    product_id: String(productId),
    sku,
    qty,
    options,
    addon_ids: addonIds.map(String),
  }));
}

const idsOf = (ids: readonly string[]) => ids.map(parseId).filter((id) => id !== null);

/**
 * Each variant once; the first entry in the request counts. Timestamps decrease by a millisecond, so that the first entry is the newest.
 */
function rowsOf(customerId: number, items: readonly SavedInput[], now: Date) {
  const rows = new Map<string, typeof savedItems.$inferInsert>();
  for (const [index, { product_id, sku, qty, options, addon_ids }] of items.entries()) {
    const productId = parseId(product_id);
    if (productId === null || rows.has(`${productId} ${sku}`)) continue;
    const savedAt = new Date(now.getTime() - index);
    const row = { customerId, productId, sku, qty, options, addonIds: idsOf(addon_ids), savedAt };
    rows.set(`${productId} ${sku}`, row);
  }
  return [...rows.values()];
}

/**
 * Saves line items. A quantity replaces the previous one, so that a repeated request has no further effect. The oldest entries beyond
 * MOST_SAVED are removed.
 */
export async function writeSaved(context: SessionContext, items: readonly SavedInput[]): Promise<void> {
  const customerId = requireCustomerId(context);
  const rows = rowsOf(customerId, items, context.now);
  if (rows.length === 0) return;
  await inTransaction(context, async ({ db }) => {
    await db
      .insert(savedItems)
      .values(rows)
      .onConflictDoUpdate({
        target: [savedItems.customerId, savedItems.productId, savedItems.sku],
        set: {
          qty: sql`excluded.qty`,
          options: sql`excluded.options`,
          addonIds: sql`excluded.addon_ids`,
          savedAt: sql`excluded.saved_at`,
        },
      });
    const own = eq(savedItems.customerId, customerId);
    const { productId, sku } = savedItems;
    const newest = db
      .select({ productId, sku })
      .from(savedItems)
      .where(own)
      .orderBy(...newestFirst)
      .limit(MOST_SAVED);
    await db.delete(savedItems).where(and(own, sql`(${productId}, ${sku}) not in ${newest}`));
  });
}

export async function removeSaved(
  context: SessionContext,
  { product_id, sku }: { product_id: string; sku: string },
): Promise<void> {
  const own = eq(savedItems.customerId, requireCustomerId(context));
  await context.db
    .delete(savedItems)
    .where(and(own, inArray(savedItems.productId, idsOf([product_id])), eq(savedItems.sku, sku)));
}
