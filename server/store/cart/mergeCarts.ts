import { eq } from 'drizzle-orm';
import { ownDetails } from '../customers/ownDetails.ts';
import { carts } from '../database/schema/cart.ts';
import type { Shopper } from '../session/visitor.ts';
import { lockBoth, saveContents, saveFields } from './cartStore.ts';
import { fingerprint, mergeContents } from './lines.ts';

/**
 * Puts the cart of the visit into the customer's at sign-in, inside a transaction: nothing is lost and nothing doubled.
 * The visit's cart is gone afterwards, so a second sign-in adds nothing again.
 */
export async function mergeCarts({ db, session, now }: Shopper, customerId: number): Promise<void> {
  const { visitor, own } = await lockBoth(db, session.id, customerId);
  if (!visitor) return;
  if (!own) {
    const details = await ownDetails(db, customerId);
    const { email, billingAddress, shippingAddress, sameAsBilling } = visitor.row;
    const hasOwn = billingAddress !== null || shippingAddress !== null;
    const fields = hasOwn ? { billingAddress, shippingAddress, sameAsBilling } : details;
    await db
      .update(carts)
      .set({ ...fields, email: email || details.email, sessionId: null, customerId })
      .where(eq(carts.id, visitor.row.id));
    return;
  }
  const merged = mergeContents(own.contents, visitor.contents);
  await saveContents(db, own.row.id, merged);
  const isNew = fingerprint(merged) !== fingerprint(own.contents);
  await saveFields(
    db,
    own.row,
    {
      couponCode: own.row.couponCode || visitor.row.couponCode,
      salesAssistance: own.row.salesAssistance || visitor.row.salesAssistance,
      // Where the shopper is now wins over where the account was.
      shopId: visitor.row.shopId || own.row.shopId,
      billingAddress: own.row.billingAddress ?? visitor.row.billingAddress,
      shippingAddress: own.row.shippingAddress ?? visitor.row.shippingAddress,
      ...(isNew ? { paymentMethod: '', paymentData: {} } : {}),
    },
    now,
  );
  await db.delete(carts).where(eq(carts.id, visitor.row.id));
}
