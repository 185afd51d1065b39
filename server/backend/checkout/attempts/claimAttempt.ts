import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { isUniqueViolation } from '../../apiError.ts';
import type { CartState } from '../../cart/cartState.ts';
import { lockCart } from '../../cart/storedCart.ts';
import { paymentAttempts } from '../../database/schema/payment.ts';
import { inTransaction, rejection, type SessionContext } from '../../session/requestContext.ts';
import { hashOf } from '../../session/secret.ts';
import type { Approval } from '../paymentMethod.ts';
import {
  type Attempt,
  after,
  findAttempt,
  isAttemptFor,
  isLeased,
  LEASE_MS,
  noteAttempt,
  startAttempt,
} from './paymentAttempt.ts';

/** A request to pay for a cart: idempotency key, method and approval. */
export interface PaymentClaim {
  key: string;
  method: string;
  approval: Approval | null;
  /** The provider issues approvals through this server, so an approval that is not stored is rejected. */
  isIssued: boolean;
  state: CartState;
  paymentData: Record<string, string>;
}

const isFor = (attempt: Attempt, { state, method }: PaymentClaim, { tenant }: SessionContext): boolean =>
  attempt.method === method && isAttemptFor(attempt, state, tenant);

/** Finds the attempt of an idempotency key that is still open or has an order. */
const liveByKey = ({ db, session }: SessionContext, key: string) =>
  findAttempt(
    db,
    and(
      eq(paymentAttempts.sessionId, session.id),
      eq(paymentAttempts.idempotencyKey, key),
      inArray(paymentAttempts.state, ['started', 'authorised', 'ordered', 'unknown']),
    ),
  );

/** Returns whether this session has sent the request before, it passed every check, and its attempt may still pay or has paid. */
export const isRepeatedRequest = async (context: SessionContext, key: string): Promise<boolean> =>
  (await liveByKey(context, key)) !== null;

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

/** Returns whether another attempt of the cart is in progress at its provider. butId: the attempt to ignore */
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
export async function rejectBusyCart(context: SessionContext, cartId: number, butId = 0): Promise<void> {
  if (await isCartBusy(context, cartId, butId)) throw rejection(context, 409, 'orderRunning');
}

/** Returns whether no charge of this attempt has been requested yet. */
const isUntouched = ({ state, idempotencyKey }: Attempt) => state === 'started' && idempotencyKey === null;

/** Leases the attempt to this request, under its key. A resumed attempt gets a last look-up, because a charge may arrive late. */
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

/** Detaches an attempt that the shopper has replaced; the reconciler settles it in its next round. */
const leaveToReconciler = ({ db, now }: SessionContext, { id }: Attempt) =>
  noteAttempt(db, id, { idempotencyKey: null, checkAt: now });

async function claimByKey(context: SessionContext, claim: PaymentClaim): Promise<Attempt | null> {
  const attempt = await liveByKey(context, claim.key);
  if (!attempt || attempt.state === 'ordered') return attempt;
  if (isLeased(attempt, context.now)) throw rejection(context, 409, 'orderRunning');
  if (claim.approval && attempt.approvalHash !== hashOf(claim.approval.token)) {
    // The shopper has obtained a newer approval from the provider.
    await leaveToReconciler(context, attempt);
    return null;
  }
  if (!isFor(attempt, claim, context)) throw rejection(context, 409, 'cartChanged');
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

/** The result of a claim. isStale: the approval belongs to another cart, so the reconciler refunds its money */
type Claimed = { attempt: Attempt; isNew: boolean; isStale: boolean };

async function claimInTransaction(context: SessionContext, claim: PaymentClaim): Promise<Claimed> {
  const { row } = await lockCart(context);
  const own = await claimByKey(context, claim);
  if (own) {
    // An open attempt is not resumed while another attempt of the cart is in progress.
    if (own.state !== 'ordered') await rejectBusyCart(context, row.id, own.id);
    return { attempt: own, isNew: false, isStale: false };
  }
  const approved = await claimByApproval(context, claim);
  await rejectBusyCart(context, row.id);
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
  if (!isFor(approved, claim, context)) {
    await leaveToReconciler(context, approved);
    return { attempt: approved, isNew: false, isStale: true };
  }
  const isNew = isUntouched(approved);
  return { attempt: await takeLease(context, approved, claim), isNew, isStale: false };
}

/**
 * Finds or creates the attempt of a request to place an order and leases it to this request, before any provider is
 * called. An attempt with an order is returned unchanged. isNew: no charge has been requested yet.
 * @throws ApiError 409 orderRunning, approvalUsed, cartChanged (the key belongs to another cart); 422 cartChanged (the
 * approval belongs to another cart), approvalUnknown
 */
export async function claimAttempt(
  context: SessionContext,
  claim: PaymentClaim,
): Promise<{ attempt: Attempt; isNew: boolean }> {
  const { attempt, isNew, isStale } = await inTransaction(context, (inside) =>
    claimInTransaction(inside, claim),
  ).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw rejection(context, 409, claim.approval ? 'approvalUsed' : 'orderRunning');
  });
  if (isStale) throw rejection(context, 422, 'cartChanged');
  return { attempt, isNew };
}
