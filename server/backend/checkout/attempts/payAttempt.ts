import { ApiError, codedError, isUniqueViolation } from '../../apiError.ts';
import { message } from '../../messages/message.ts';
import { findOrder, type StoredOrder } from '../../orders/readOrders.ts';
import { rejection, type SessionContext } from '../../session/requestContext.ts';
import { ProviderTimeoutError } from '../gateways/callProvider.ts';
import { type Payable, type PaymentMethod, PaymentRefusedError } from '../paymentMethod.ts';
import {
  type Attempt,
  after,
  ISSUED_CHECK_MS,
  LAST_CHECK_MS,
  LEASE_MS,
  lastCheck,
  logAttempt,
  moveAttempt,
  nextCheck,
  noteAttempt,
  readAttempt,
} from './paymentAttempt.ts';
import { recordOf, refundAttempt, refuseAttempt } from './refund.ts';
import { writeOrder } from './writeOrder.ts';

export interface Paying {
  context: SessionContext;
  method: PaymentMethod;
  attempt: Attempt;
  payable: Payable;
  data: Record<string, unknown>;
  captchaToken: string;
}

type Taken = { reference: string; amount: number | undefined };

const timeoutError = ({ context, method }: Paying) =>
  rejection(context, 502, method.timeoutMessage ?? 'paymentTimeout');

/** Marks an attempt whose provider timed out as unknown, for the reconciler. If the database is down too, its lease simply expires. */
async function leaveUnknown({ context, attempt }: Paying, error: unknown): Promise<void> {
  const { now, db } = context;
  logAttempt(attempt, 'the provider’s response is not known', error);
  const fields = { checks: attempt.checks + 1, checkAt: nextCheck(now, 1) };
  await moveAttempt(db, attempt.id, 'unknown', { now, fields }).catch((failure: unknown) =>
    logAttempt(attempt, 'its state could not be stored', failure),
  );
}

/**
 * Ends an attempt that the provider has refused. One whose page the shopper can still pay stays open for that payment, which pays for the
 * order, or is refunded if no order follows. One that is paid in the provider's window gets a last look-up, because the window may have
 * closed before the provider's decision.
 */
async function leaveRefused({ context: { db, now }, attempt, method }: Paying): Promise<void> {
  const checkAt = lastCheck(attempt, now) ?? (method.issued ? after(now, LAST_CHECK_MS) : null);
  if (method.isPaidBeforeOrder) {
    const fields = { idempotencyKey: null, checkAt: after(now, ISSUED_CHECK_MS) };
    await moveAttempt(db, attempt.id, 'unknown', { now, fields });
  } else await moveAttempt(db, attempt.id, 'declined', { now, fields: { checkAt } });
}

/** Charges the shopper. A resumed attempt is looked up first, because its earlier charge may have succeeded. */
async function takeMoney(paying: Paying, isNew: boolean): Promise<Taken> {
  const { context, method, attempt, payable, data } = paying;
  try {
    const [found] = isNew ? [] : ((await method.find?.(payable)) ?? []);
    if (found) return { reference: found.id, amount: found.amount ?? undefined };
    const outcome = await method.authorise(payable, data);
    if (outcome.kind === 'placed' && outcome.reference)
      return { reference: outcome.reference, amount: outcome.amount };
    if (outcome.kind !== 'refused')
      throw new Error(`${attempt.method} authorised a payment without a reference.`);
    await leaveRefused(paying);
    const text = outcome.message || message(context.language, 'paymentDeclined');
    throw codedError(422, 'refused', text);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    await leaveUnknown(paying, error);
    if (error instanceof ProviderTimeoutError) throw timeoutError(paying);
    throw error;
  }
}

/** Stores the authorisation. A unique index assigns each charge to one attempt only. */
async function storeGrant(paying: Paying, { reference, amount }: Taken): Promise<Attempt> {
  const { context, attempt } = paying;
  const { db, now } = context;
  const fields = { paymentReference: reference, taken: amount ?? attempt.amount };
  const { leaseUntil, id } = attempt;
  const authorised = await moveAttempt(db, id, 'authorised', {
    now,
    fields: { ...fields, leaseUntil },
  }).catch(async (error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    // Another attempt owns this charge, so this attempt neither uses nor refunds it.
    await moveAttempt(db, id, 'declined', { now, fields: { checkAt: null, approvalHash: null } });
    throw rejection(context, 409, 'approvalUsed');
  });
  if (authorised) return authorised;
  // The lease has expired in the meantime, and the reconciler has changed the state.
  const latest = (await readAttempt(db, id)) ?? attempt;
  if (latest.orderId !== null) return latest;
  if (latest.paymentReference === reference) throw rejection(context, 409, 'orderRunning');
  await refuseAttempt(context, id, { now, fields: { ...fields, checkAt: now, approvalHash: null } });
  throw timeoutError(paying);
}

/** Requests the refund immediately; the reconciler retries it if it fails. */
async function startRefund({ context, method }: Paying, attempt: Attempt, error?: unknown): Promise<void> {
  const { db, now, tenant } = context;
  const leaseUntil = after(now, LEASE_MS);
  const fields = { leaseUntil, checkAt: leaseUntil };
  const refunding = await refuseAttempt(context, attempt.id, { now, fields }, error);
  if (!refunding) return;
  await refundAttempt({ db, tenant, method, attempt: refunding, now }).catch(async (failure: unknown) => {
    logAttempt(refunding, 'the refund failed and is retried', failure);
    const checks = refunding.checks + 1;
    await noteAttempt(db, refunding.id, { checks, leaseUntil: null, checkAt: nextCheck(now, checks) });
  });
}

/** Captures the money and writes the order of an authorised attempt; refunds the money when that fails. */
async function finish(paying: Paying, attempt: Attempt): Promise<StoredOrder> {
  const { context, method, captchaToken } = paying;
  if (attempt.taken !== attempt.amount) {
    await startRefund(paying, attempt);
    throw rejection(context, 422, 'cartChanged');
  }
  try {
    await method.capture?.(attempt.paymentReference ?? '', recordOf(context.tenant, attempt));
    return await writeOrder(context, attempt, captchaToken);
  } catch (error) {
    if (error instanceof ProviderTimeoutError) {
      logAttempt(attempt, 'the provider’s response to the capture is not known', error);
      const fields = { checks: attempt.checks + 1, leaseUntil: null, checkAt: nextCheck(context.now, 1) };
      await noteAttempt(context.db, attempt.id, fields);
      throw timeoutError(paying);
    }
    logAttempt(attempt, 'its order could not be written', error);
    await startRefund(paying, attempt, error).catch((failure: unknown) =>
      logAttempt(attempt, 'the refund is left to the reconciler', failure),
    );
    // If the commit succeeded and only its response was lost, the order exists.
    const latest = await readAttempt(context.db, attempt.id).catch(() => null);
    const order = latest?.orderId ? await findOrder(context, latest.orderId) : null;
    if (order) return order;
    if (error instanceof PaymentRefusedError)
      throw new ApiError(422, [
        { code: 'refused', message: error.message || message(context.language, 'paymentDeclined') },
      ]);
    throw error;
  }
}

/**
 * Pays a claimed attempt and writes its order (docs/payments.md). Every failure leaves the attempt in a state that the
 * reconciler settles.
 * @throws ApiError 422 refused, 409 when cart, stock or approval do not match, 502 when the provider timed out
 */
export async function payAttempt(paying: Paying, isNew: boolean): Promise<StoredOrder> {
  const { attempt, context } = paying;
  const authorised =
    attempt.state === 'authorised' ? attempt : await storeGrant(paying, await takeMoney(paying, isNew));
  const order = authorised.orderId === null ? null : await findOrder(context, authorised.orderId);
  return order ?? finish(paying, authorised);
}
