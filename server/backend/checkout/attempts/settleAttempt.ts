import { eq } from 'drizzle-orm';
import { ApiError } from '../../apiError.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Database } from '../../database/database.ts';
import { sessions } from '../../database/schema/customer.ts';
import { settledOrigin } from '../../email/emailOrigin.ts';
import { endUnpaidOrder } from '../../orders/endUnpaidOrder.ts';
import { settleOrder } from '../../orders/settlePayment.ts';
import type { SessionContext } from '../../session/requestContext.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import {
  type Charge,
  type PaymentMethod,
  type PaymentRecord,
  PaymentRefusedError,
} from '../paymentMethod.ts';
import { isCartBusy } from './claimAttempt.ts';
import {
  type Attempt,
  after,
  GIVE_UP_MS,
  logAttempt,
  moveAttempt,
  nextCheck,
  noteAttempt,
} from './paymentAttempt.ts';
import { recordOf, refundAttempt, refuseAttempt } from './refund.ts';
import { writeOrder } from './writeOrder.ts';

/** An attempt under the reconciler's lease, with the context to settle it. */
export interface Settling {
  db: Database;
  catalog: Catalog;
  tenant: Tenant;
  method: PaymentMethod;
  attempt: Attempt;
  /** Deadline for the payment of an order that was written before it was paid; null without a deadline, or when staff decide. */
  dueAt: Date | null;
  now: Date;
}

/** Captcha token of a settled attempt: the shopper solved the captcha before the payment. */
const CAPTCHA_SOLVED = 'solved before the payment';

/** Restores the context of the attempt's session; null when the session has ended. */
async function sessionContextOf({
  db,
  catalog,
  tenant,
  attempt,
  now,
}: Settling): Promise<SessionContext | null> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, attempt.sessionId));
  if (!session) return null;
  return { db, catalog, tenant, session, language: attempt.language, now, origin: settledOrigin(tenant) };
}

const record = ({ tenant, attempt }: Settling): PaymentRecord => recordOf(tenant, attempt);

/** Schedules the next look-up. */
const postpone = ({ db, attempt, now }: Settling, checks = attempt.checks) =>
  noteAttempt(db, attempt.id, { checks, leaseUntil: null, checkAt: nextCheck(now, checks) });

const isDue = ({ dueAt, now }: Settling): boolean => dueAt !== null && dueAt <= now;

/**
 * Asks the provider for the charges of an open attempt. An unpaid order does not wait for a provider that does not respond: it is cancelled
 * when its payment is due, and later look-ups refund any charge they find.
 */
async function findCharges(settling: Settling): Promise<readonly Charge[]> {
  try {
    return (await settling.method.find?.(record(settling))) ?? [];
  } catch (error) {
    if (isDue(settling)) await endUnpaidOrder(settling, settling.attempt);
    throw error;
  }
}

async function startRefund(settling: Settling, error?: unknown): Promise<void> {
  const { attempt, now } = settling;
  const fields = { leaseUntil: attempt.leaseUntil, checkAt: now };
  const refunding = await refuseAttempt(settling, attempt.id, { now, fields }, error);
  if (refunding) await refundAttempt({ ...settling, attempt: refunding });
}

/**
 * Captures the money of an authorised attempt and writes its order. Refunds the money when that is impossible or the shopper never placed
 * the order.
 */
async function complete(settling: Settling): Promise<void> {
  const { method, attempt, db, now } = settling;
  const isOrdered = attempt.idempotencyKey !== null || !method.isPaidBeforeOrder;
  if (attempt.taken !== attempt.amount || !isOrdered) return startRefund(settling);
  const context = await sessionContextOf(settling);
  if (!context) return startRefund(settling);
  if (await isCartBusy({ db, now }, attempt.cartId, attempt.id)) return postpone(settling);
  try {
    await method.capture?.(attempt.paymentReference ?? '', record(settling));
    await writeOrder(context, attempt, CAPTCHA_SOLVED);
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof PaymentRefusedError)) throw error;
    await startRefund(settling, error);
  }
}

/** Refunds every charge of an attempt except `own`, which pays for it. */
async function releaseOthers(
  { method, ...settling }: Settling,
  charges: readonly Charge[],
  own: string | null,
) {
  for (const { id, amount } of charges.filter((charge) => charge.id !== own)) {
    const of = recordOf(settling.tenant, settling.attempt);
    await method.release?.(id, { ...of, grandTotal: amount ?? of.grandTotal });
  }
}

async function adopt(settling: Settling, { id, amount, currency }: Charge): Promise<void> {
  const { db, tenant, attempt, now } = settling;
  const taken = amount ?? attempt.amount;
  if (attempt.orderId !== null) {
    await settleOrder({ db, tenant, now }, attempt.id, { id, amount: taken, currency });
    return;
  }
  const fields = { paymentReference: id, taken, currency, leaseUntil: attempt.leaseUntil };
  const authorised = await moveAttempt(db, attempt.id, 'authorised', { now, fields });
  if (authorised) await complete({ ...settling, attempt: authorised });
}

/** Handles an attempt without a charge: it is declined after a day, because a charge may arrive late. */
async function waitOrDecline(settling: Settling): Promise<void> {
  const { db, attempt, now } = settling;
  const checks = attempt.checks + 1;
  const isOver = now.getTime() - attempt.startedAt.getTime() >= GIVE_UP_MS;
  const fields = { checks, checkAt: isOver ? null : nextCheck(now, checks) };
  await moveAttempt(db, attempt.id, isOver ? 'declined' : 'unknown', { now, fields });
}

/**
 * Handles an order whose payment has not arrived: it is cancelled when the payment is due. Look-ups continue for another day, to refund a
 * late payment; after that only the provider's notification triggers a refund.
 */
async function waitForPayment(settling: Settling): Promise<void> {
  const { db, attempt, dueAt, now } = settling;
  const checks = attempt.checks + 1;
  if (isDue(settling)) await endUnpaidOrder(settling, attempt);
  if (attempt.state === 'ordered')
    return noteAttempt(db, attempt.id, { leaseUntil: null, checkAt: isDue(settling) ? null : dueAt });
  if (dueAt !== null && after(dueAt, GIVE_UP_MS) <= now)
    await moveAttempt(db, attempt.id, 'declined', { now, fields: { checks, checkAt: null } });
  else
    await noteAttempt(db, attempt.id, { checks, leaseUntil: null, checkAt: nextCheck(now, checks, dueAt) });
}

/** Last look-up of an ended attempt: refunds charges that arrived late. */
async function refundLateCharges(settling: Settling): Promise<void> {
  const { db, method, attempt, now } = settling;
  const charges = (await method.find?.(record(settling))) ?? [];
  const isOrdered = attempt.state === 'ordered';
  if (attempt.state === 'declined' && charges[0]) {
    const { id, amount, currency } = charges[0];
    const fields = {
      paymentReference: id,
      taken: amount ?? attempt.amount,
      currency,
      approvalHash: null,
      leaseUntil: attempt.leaseUntil,
      checkAt: now,
    };
    const refunding = await refuseAttempt(settling, attempt.id, { now, fields });
    if (refunding) await refundAttempt({ ...settling, attempt: refunding });
    return;
  }
  const own = isOrdered ? attempt.paymentReference : null;
  // The charge of an order is never refunded here, even if the provider has changed the charge's id.
  if (isOrdered && charges.length > 0 && charges.every(({ id }) => id !== own))
    logAttempt(attempt, `the provider has renamed its charge to ${charges[0]?.id}`);
  else await releaseOthers(settling, charges, own);
  await noteAttempt(db, attempt.id, { leaseUntil: null, checkAt: null });
}

/**
 * Settles one due attempt as far as possible (docs/payments.md, The reconciler).
 * @throws ProviderTimeoutError, PaymentRefusedError and database errors: the attempt stays unchanged and is retried
 */
export async function settleAttempt(settling: Settling): Promise<void> {
  const { attempt } = settling;
  switch (attempt.state) {
    case 'authorised':
      return complete(settling);
    case 'refunding':
      return refundAttempt(settling);
    case 'ordered':
      // A check, a transfer or cash: there is no provider to ask.
      return attempt.paymentReference === null ? waitForPayment(settling) : refundLateCharges(settling);
    case 'refunded':
    case 'declined':
      return refundLateCharges(settling);
    default: {
      const charges = await findCharges(settling);
      const [first] = charges;
      if (!first) return attempt.orderId === null ? waitOrDecline(settling) : waitForPayment(settling);
      // Its order is neither paid nor ended until the money has arrived or the payment has failed.
      if (first.isPending && attempt.orderId !== null) return postpone(settling, attempt.checks + 1);
      await releaseOthers(settling, charges, first.id);
      return adopt(settling, first);
    }
  }
}
