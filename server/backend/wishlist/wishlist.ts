import { and, desc, eq } from 'drizzle-orm';
import { parseId } from '../cart/parseId.ts';
import { readProducts } from '../cart/readCartProducts.ts';
import { readTileList } from '../catalog/product/readTileList.ts';
import { wishes } from '../database/schema/customer.ts';
import { type RequestContext, rejection, type SessionContext } from '../session/requestContext.ts';

/** Reads a customer's wishlist, newest first; products that the tenant no longer sells are omitted. */
export async function readWishlist(context: RequestContext, customerId: number) {
  const { db, now } = context;
  const rows = await db
    .select()
    .from(wishes)
    .where(eq(wishes.customerId, customerId))
    .orderBy(desc(wishes.addedAt), desc(wishes.productId));
  const tiles = await readTileList(
    { ...context, clock: () => now },
    context,
    rows.map((row) => row.productId),
  );
  return tiles.map((product) => ({ product_id: product.entity_id, product }));
}

/** Adds a product to the wishlist; adding it again has no effect. @throws ApiError 404 productUnknown */
export async function addToWishlist(context: SessionContext, customerId: number, id: string): Promise<void> {
  const productId = parseId(id) ?? 0;
  const product = (await readProducts(context, [productId])).get(productId);
  if (!product?.offer) throw rejection(context, 404, 'productUnknown');
  const row = { customerId, productId: product.parentId ?? product.id, addedAt: context.now };
  await context.db.insert(wishes).values(row).onConflictDoNothing();
}

export async function removeFromWishlist(
  { db }: SessionContext,
  customerId: number,
  id: string,
): Promise<void> {
  await db
    .delete(wishes)
    .where(and(eq(wishes.customerId, customerId), eq(wishes.productId, parseId(id) ?? 0)));
}
