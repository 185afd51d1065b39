import { eq } from 'drizzle-orm';
import { readContactDetails } from '../customers/contactDetails.ts';
import { carts } from '../database/schema/cart.ts';
import type { SessionContext } from '../session/requestContext.ts';
import { fingerprint, mergeContents } from './lineItems.ts';
import { lockSessionAndCustomerCarts, saveContents, saveFields } from './storedCart.ts';

/**
 * Merges the session's cart into the customer's at sign-in, inside a transaction. The session's cart is deleted, so a
 * second sign-in adds nothing.
 */
export async function mergeCarts({ db, session, now }: SessionContext, customerId: number): Promise<void> {
  const { ofSession: sessionCart, own } = await lockSessionAndCustomerCarts(db, session.id, customerId);
  if (!sessionCart) return;
  if (!own) {
    const details = await readContactDetails(db, customerId);
    const { email, billingAddress, shippingAddress, sameAsBilling } = sessionCart.row;
    const hasOwn = billingAddress !== null || shippingAddress !== null;
    const fields = hasOwn ? { billingAddress, shippingAddress, sameAsBilling } : details;
    await db
      .update(carts)
      .set({ ...fields, email: email || details.email, sessionId: null, customerId })
      .where(eq(carts.id, sessionCart.row.id));
    return;
  }
  const merged = mergeContents(own.contents, sessionCart.contents);
  await saveContents(db, own.row.id, merged);
  const isNew = fingerprint(merged) !== fingerprint(own.contents);
  await saveFields(
    db,
    own.row,
    {
      couponCode: own.row.couponCode || sessionCart.row.couponCode,
      salesAssistance: own.row.salesAssistance || sessionCart.row.salesAssistance,
      // The location chosen in this session overrides the account's.
      shopId: sessionCart.row.shopId || own.row.shopId,
      billingAddress: own.row.billingAddress ?? sessionCart.row.billingAddress,
      shippingAddress: own.row.shippingAddress ?? sessionCart.row.shippingAddress,
      ...(isNew ? { paymentMethod: '', paymentData: {} } : {}),
    },
    now,
  );
  await db.delete(carts).where(eq(carts.id, sessionCart.row.id));
}
