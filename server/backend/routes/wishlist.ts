import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { deleteWishlist, listWishlist, postWishlist, wish } from '../../../contract/customer.ts';
import type { BackendContext } from '../backendContext.ts';
import { readProducts } from '../cart/readCartProducts.ts';
import { readTileList } from '../catalog/product/readTileList.ts';
import { parseId } from '../checkInput.ts';
import { wishes } from '../database/schema/customer.ts';
import type { RouteBinding } from '../route.ts';
import {
  type RequestContext,
  rejection,
  requireCustomerId,
  type SessionContext,
} from '../session/requestContext.ts';
import { readRoute, sessionRoute } from '../session/sessionRoute.ts';

/** Reads a customer's wishlist, newest first; products that the tenant no longer sells are omitted. */
async function readWishlist(context: RequestContext, customerId: number) {
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
async function addToWishlist(context: SessionContext, customerId: number, id: string): Promise<void> {
  const product = await readProduct(context, parseId(id) ?? 0);
  if (!product?.offer) throw rejection(context, 404, 'productUnknown');
  const row = { customerId, productId: product.parentId ?? product.id, addedAt: context.now };
  await context.db.insert(wishes).values(row).onConflictDoNothing();
}

/** Removes a product; for a variant its product, under which addToWishlist stores it. */
async function removeFromWishlist(context: SessionContext, customerId: number, id: string): Promise<void> {
  const productId = parseId(id) ?? 0;
  const product = await readProduct(context, productId);
  await context.db
    .delete(wishes)
    .where(and(eq(wishes.customerId, customerId), eq(wishes.productId, product?.parentId ?? productId)));
}

const readProduct = async (context: SessionContext, id: number) =>
  (await readProducts(context, [id])).get(id);

export const wishlistRoutes = (backend: BackendContext): RouteBinding[] => [
  readRoute(backend, listWishlist, (context) => readWishlist(context, requireCustomerId(context))),
  sessionRoute(backend, postWishlist, async (context, { body }) => {
    const customerId = requireCustomerId(context);
    await addToWishlist(context, customerId, body.product_id);
    return readWishlist(context, customerId);
  }),
  sessionRoute(backend, deleteWishlist, async (context, { query, request }) => {
    const customerId = requireCustomerId(context);
    const id = query.product_id || z.safeParse(wish, request.body).data?.product_id;
    if (!id) throw rejection(context, 404, 'productUnknown');
    await removeFromWishlist(context, customerId, id);
    return readWishlist(context, customerId);
  }),
];
