import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { sqlStateOf } from '../../apiError.ts';
import type { CartState } from '../../cart/cartState.ts';
import { lockCart } from '../../cart/storedCart.ts';
import { paymentAttempts } from '../../database/schema/payment.ts';
import { inTransaction, rejection, type SessionContext } from '../../session/requestContext.ts';
import { hashOf } from '../../session/secret.ts';
import type { Approval } from '../paymentMethod.ts';
import { type Attempt, after, findAttempt, isLeased, LEASE_MS, noteAttempt } from './attempts.ts';
import { cartVersion, startAttempt } from './startAttempt.ts';

/** What a shopper wants to pay, and how. */
export interface PaymentClaim {
  key: string;
  method: string;
  approval: Approval | null;
  /** The provider names its approvals beforehand: any other is refused. */
  isIssued: boolean;
  state: CartState;
  paymentData: Record<string, string>;
}

const UNIQUE_VIOLATION = '23505';

const isFor = (attempt: Attempt, { state, method }: PaymentClaim): boolean =>
  attempt.cartVersion === cartVersion(state) &&
  attempt.amount === state.totals.grandTotal &&
  attempt.method === method;

/** The attempt of this key whose end is open, or whose order stands. */
const liveByKey = ({ db, session }: SessionContext, key: string) =>
  findAttempt(
    db,
    and(
      eq(paymentAttempts.sessionId, session.id),
      eq(paymentAttempts.idempotencyKey, key),
      inArray(paymentAttempts.state, ['started', 'authorised', 'ordered', 'unknown']),
    ),
  );

const byApproval = ({ db, tenant }: SessionContext, method: string, token: string) =>
  findAttempt(
    db,
    and(
      eq(paymentAttempts.tenantId, tenant.id),
      eq(paymentAttempts.method, method),
      eq(paymentAttempts.approvalHash, hashOf(token)),
      ne(paymentAttempts.state, 'declined'),
    ),
  );

/** An attempt of the cart, other than the one given, is with its provider. */
export async function isCartBusy(
  { db, now }: Pick<SessionContext, 'db' | 'now'>,
  cartId: number,
  butId = 0,
): Promise<boolean> {
  const running = and(
    eq(paymentAttempts.cartId, cartId),
    ne(paymentAttempts.id, butId),
    inArray(paymentAttempts.state, ['started', 'authorised', 'unknown']),
    gt(paymentAttempts.leaseUntil, now),
  );
  return (await findAttempt(db, running)) !== null;
}

/** @throws ApiError 409 orderRunning */
export async function refuseBusyCart(context: SessionContext, cartId: number, butId = 0): Promise<void> {
  if (await isCartBusy(context, cartId, butId)) throw rejection(context, 409, 'orderRunning');
}

/** No provider was asked to take the money of this attempt. */
const isUntouched = ({ state, idempotencyKey }: Attempt) => state === 'started' && idempotencyKey === null;

/** Gives the attempt to this call alone, under the key of the call. A resumed one counts as unknown: a charge may come late. */
async function takeLease(
  { db, now }: SessionContext,
  attempt: Attempt,
  claim: PaymentClaim,
): Promise<Attempt> {
  const leaseUntil = after(now, LEASE_MS);
  const fields = {
    checks: isUntouched(attempt) ? attempt.checks : attempt.checks + 1,
    idempotencyKey: claim.key,
    paymentData: claim.paymentData,
    leaseUntil,
    checkAt: leaseUntil,
  };
  await noteAttempt(db, attempt.id, fields);
  return { ...attempt, ...fields };
}

/** Lets go of an attempt that the shopper has replaced: the reconciler finds out what became of it, soon. */
const leaveToReconciler = ({ db, now }: SessionContext, { id }: Attempt) =>
  noteAttempt(db, id, { idempotencyKey: null, checkAt: now });

async function claimByKey(context: SessionContext, claim: PaymentClaim): Promise<Attempt | null> {
  const attempt = await liveByKey(context, claim.key);
  if (!attempt || attempt.state === 'ordered') return attempt;
  if (isLeased(attempt, context.now)) throw rejection(context, 409, 'orderRunning');
  if (claim.approval && attempt.approvalHash !== hashOf(claim.approval.token)) {
    // The shopper asked the provider for a new approval meanwhile.
    await leaveToReconciler(context, attempt);
    return null;
  }
  if (!isFor(attempt, claim)) throw rejection(context, 409, 'cartChanged');
  return takeLease(context, attempt, claim);
}

async function claimByApproval(context: SessionContext, claim: PaymentClaim): Promise<Attempt | null> {
  if (!claim.approval) return null;
  const attempt = await byApproval(context, claim.method, claim.approval.token);
  if (!attempt) {
    if (claim.isIssued) throw rejection(context, 422, 'approvalUnknown');
    return null;
  }
  const isOpen = attempt.state === 'started' || attempt.state === 'unknown' || attempt.state === 'authorised';
  if (attempt.sessionId !== context.session.id || !isOpen) throw rejection(context, 409, 'approvalUsed');
  if (isLeased(attempt, context.now)) throw rejection(context, 409, 'orderRunning');
  return attempt;
}

/** What a claim leads to. isStale: the approval was for another cart; the reconciler gives its money back. */
type Claimed = { attempt: Attempt; isNew: boolean; isStale: boolean };

async function claimInside(context: SessionContext, claim: PaymentClaim): Promise<Claimed> {
  const { row } = await lockCart(context);
  const own = await claimByKey(context, claim);
  if (own) {
    // A key whose payment is unknown is not resumed while another key of the cart pays.
    if (own.state !== 'ordered') await refuseBusyCart(context, row.id, own.id);
    return { attempt: own, isNew: false, isStale: false };
  }
  const approved = await claimByApproval(context, claim);
  await refuseBusyCart(context, row.id);
  if (!approved) {
    const { isIssued: _, ...wanted } = claim;
    const leaseUntil = after(context.now, LEASE_MS);
    const attempt = await startAttempt(context, {
      ...wanted,
      cartId: row.id,
      leaseUntil,
      checkAt: leaseUntil,
    });
    return { attempt, isNew: true, isStale: false };
  }
  if (!isFor(approved, claim)) {
    await leaveToReconciler(context, approved);
    return { attempt: approved, isNew: false, isStale: true };
  }
  const isNew = isUntouched(approved);
  return { attempt: await takeLease(context, approved, claim), isNew, isStale: false };
}

/**
 * Binds a press of Place order to its attempt, before any provider is called; the attempt is then this call's alone. An
 * attempt whose order stands comes back as it is. isNew: no provider has been asked about it yet.
 * @throws ApiError 409 orderRunning, cartChanged (the key or the approval is for another cart: 422), approvalUsed; 422
 * approvalUnknown
 */
export async function claimAttempt(
  context: SessionContext,
  claim: PaymentClaim,
): Promise<{ attempt: Attempt; isNew: boolean }> {
  const { attempt, isNew, isStale } = await inTransaction(context, (inside) =>
    claimInside(inside, claim),
  ).catch((error: unknown) => {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    throw rejection(context, 409, claim.approval ? 'approvalUsed' : 'orderRunning');
  });
  if (isStale) throw rejection(context, 422, 'cartChanged');
  return { attempt, isNew };
}
