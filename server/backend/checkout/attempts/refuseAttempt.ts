import { eq } from 'drizzle-orm';
import { moneyFormatOf } from '../../cart/money.ts';
import type { Database } from '../../database/database.ts';
import { carts } from '../../database/schema/cart.ts';
import { customers } from '../../database/schema/customer.ts';
import { orders } from '../../database/schema/order.ts';
import { settledOrigin } from '../../email/emailOrigin.ts';
import { queueEmail } from '../../email/outbox.ts';
import { message } from '../../messages/message.ts';
import { configOf, type Tenant } from '../../tenant/tenant.ts';
import { PaymentRefusedError } from '../paymentMethod.ts';
import { type Attempt, type Move, moveAttempt } from './attempts.ts';

/** The email of the person who paid; '' when neither an order nor the cart knows it. */
async function payerOf(db: Database, { orderId, cartId }: Attempt): Promise<string> {
  const [order] =
    orderId === null
      ? []
      : await db.select({ email: orders.email }).from(orders).where(eq(orders.id, orderId));
  if (order) return order.email;
  const [cart] = await db
    .select({ email: carts.email, ofAccount: customers.email })
    .from(carts)
    .leftJoin(customers, eq(customers.id, carts.customerId))
    .where(eq(carts.id, cartId));
  return cart?.email || cart?.ofAccount || '';
}

/**
 * Moves an attempt to refunding. Where the money was taken, an email in the same transaction tells the payer that the
 * order can't be kept; a charge that the provider itself refused is on the screen of the checkout, and nobody gets one.
 * error: why the order can't be kept
 * @returns the updated attempt; null, without an email, when its state does not allow the transition
 */
export const refuseAttempt = (
  { db, tenant, origin }: { db: Database; tenant: Tenant; origin?: string },
  id: number,
  move: Move,
  error?: unknown,
): Promise<Attempt | null> =>
  db.transaction(async (inside) => {
    const attempt = await moveAttempt(inside, id, 'refunding', move);
    const isPaid = !(error instanceof PaymentRefusedError);
    const recipient = attempt && isPaid ? await payerOf(inside, attempt) : '';
    if (!attempt || !recipient) return attempt;
    const { language, taken, amount } = attempt;
    await queueEmail(
      { db: inside, tenant, now: move.now, origin: origin || settledOrigin(tenant) },
      {
        kind: 'order_refused',
        recipient,
        language,
        subject: message(language, 'orderRefusedMail', { store: configOf(tenant, language).name }),
        contents: { amount: moneyFormatOf({ tenant, language }).amount(taken ?? amount).formatted },
      },
    );
    return attempt;
  });
