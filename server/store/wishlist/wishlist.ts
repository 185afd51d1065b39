import { and, desc, eq } from 'drizzle-orm';
import { numberOf } from '../cart/cartItems.ts';
import { readProducts } from '../cart/readGoods.ts';
import { readTileList } from '../catalogue/product/readTileList.ts';
import { wishes } from '../database/schema/customer.ts';
import { refuse, type Shopper, type Visitor } from '../session/visitor.ts';

/** What a customer wishes for, newest first; what the tenant no longer sells is left out. */
export async function readWishes(visitor: Visitor, customerId: number) {
  const { db, now } = visitor;
  const rows = await db
    .select()
    .from(wishes)
    .where(eq(wishes.customerId, customerId))
    .orderBy(desc(wishes.addedAt), desc(wishes.productId));
  const tiles = await readTileList(
    { ...visitor, clock: () => now },
    visitor,
    rows.map((row) => row.productId),
  );
  return tiles.map((product) => ({ product_id: product.entity_id, product }));
}

/** Twice the same is once. @throws ApiError 404 productUnknown */
export async function addWish(shopper: Shopper, customerId: number, id: string): Promise<void> {
  const productId = numberOf(id) ?? 0;
  const product = (await readProducts(shopper, [productId])).get(productId);
  if (!product?.offer) throw refuse(shopper, 404, 'productUnknown');
  const row = { customerId, productId: product.parentId ?? product.id, addedAt: shopper.now };
  await shopper.db.insert(wishes).values(row).onConflictDoNothing();
}

export async function dropWish({ db }: Shopper, customerId: number, id: string): Promise<void> {
  await db
    .delete(wishes)
    .where(and(eq(wishes.customerId, customerId), eq(wishes.productId, numberOf(id) ?? 0)));
}
