import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { MOST_VIEWED } from '../../../contract/customerListLimits.ts';
import { parseId } from '../checkInput.ts';
import { viewedProducts } from '../database/schema/account.ts';
import {
  inTransaction,
  type RequestContext,
  requireCustomerId,
  type SessionContext,
} from '../session/requestContext.ts';

const newestFirst = [desc(viewedProducts.viewedAt), desc(viewedProducts.productId)];

/** Reads the products that the customer viewed, newest first. */
export async function readViewed(context: RequestContext): Promise<{ product_id: string }[]> {
  const own = eq(viewedProducts.customerId, requireCustomerId(context));
  const rows = await context.db
    .select()
    .from(viewedProducts)
    .where(own)
    .orderBy(...newestFirst);
  return rows.map(({ productId }) => ({ product_id: String(productId) }));
}

/** Adds products, newest first; a product viewed before moves to the front. The oldest beyond MOST_VIEWED are removed. */
export async function writeViewed(context: SessionContext, ids: readonly string[]): Promise<void> {
  const customerId = requireCustomerId(context);
  const productIds = [...new Set(ids.map(parseId))].filter((id) => id !== null);
  if (productIds.length === 0) return;
  const rows = productIds.map((productId, index) => ({
    customerId,
    productId,
    viewedAt: new Date(context.now.getTime() - index),
  }));
  await inTransaction(context, async ({ db }) => {
    await db
      .insert(viewedProducts)
      .values(rows)
      .onConflictDoUpdate({
        target: [viewedProducts.customerId, viewedProducts.productId],
        set: { viewedAt: sql`greatest(${viewedProducts.viewedAt}, excluded.viewed_at)` },
      });
    const own = eq(viewedProducts.customerId, customerId);
    const newest = db
      .select({ productId: viewedProducts.productId })
      .from(viewedProducts)
      .where(own)
      .orderBy(...newestFirst)
      .limit(MOST_VIEWED);
    await db.delete(viewedProducts).where(and(own, notInArray(viewedProducts.productId, newest)));
  });
}

export async function forgetViewed(context: SessionContext): Promise<void> {
  await context.db.delete(viewedProducts).where(eq(viewedProducts.customerId, requireCustomerId(context)));
}
