import { ApiError, sqlStateOf } from '../../apiError.ts';
import { message } from '../../messages/message.ts';
import { findOrder, type StoredOrder } from '../../orders/readOrders.ts';
import { rejection, type SessionContext } from '../../session/requestContext.ts';
import { ProviderTimeoutError } from '../gateways/callProvider.ts';
import { type Payable, type PaymentMethod, PaymentRefusedError } from '../paymentMethod.ts';
import {
  type Attempt,
  after,
  LEASE_MS,
  lastCheck,
  moveAttempt,
  nextCheck,
  noteAttempt,
  readAttempt,
} from './attempts.ts';
import { logAttempt } from './logAttempt.ts';
import { recordOf } from './recordOf.ts';
import { refundAttempt } from './refundAttempt.ts';
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

const UNIQUE_VIOLATION = '23505';

const noAnswer = ({ context, method }: Paying) =>
  rejection(context, 502, method.timeoutMessage ?? 'paymentTimeout');

/** Nobody knows what became of the call: the reconciler asks. A database that is down too leaves the lease to run out. */
async function leaveUnknown({ context, attempt }: Paying, error: unknown): Promise<void> {
  const { now, db } = context;
  logAttempt(attempt, 'the provider’s response is not known', error);
  const fields = { checks: attempt.checks + 1, checkAt: nextCheck(now, 1) };
  await moveAttempt(db, attempt.id, 'unknown', { now, fields }).catch((failure: unknown) =>
    logAttempt(attempt, 'its state could not be stored', failure),
  );
}

/** Asks the provider for the money; an attempt that a provider was asked about before is looked up first. */
async function takeMoney(paying: Paying, isNew: boolean): Promise<Taken> {
  const { context, method, attempt, payable, data } = paying;
  try {
    const [found] = isNew ? [] : ((await method.find?.(payable)) ?? []);
    if (found) return { reference: found.id, amount: found.amount ?? undefined };
    const outcome = await method.authorise(payable, data);
    if (outcome.kind === 'placed' && outcome.reference)
      return { reference: outcome.reference, amount: outcome.amount };
    if (outcome.kind !== 'refused') throw new Error(`${attempt.method} granted the money without a number.`);
    const fields = { checkAt: lastCheck(attempt, context.now) };
    await moveAttempt(context.db, attempt.id, 'declined', { now: context.now, fields });
    const text = outcome.message || message(context.language, 'paymentDeclined');
    throw new ApiError(422, [{ code: 'refused', message: text }]);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    await leaveUnknown(paying, error);
    if (error instanceof ProviderTimeoutError) throw noAnswer(paying);
    throw error;
  }
}

/** Stores that the money is granted: from here on the charge is this attempt's and no other's. */
async function storeGrant(paying: Paying, { reference, amount }: Taken): Promise<Attempt> {
  const { context, attempt } = paying;
  const { db, now } = context;
  const fields = { paymentReference: reference, taken: amount ?? attempt.amount };
  const { leaseUntil, id } = attempt;
  const authorised = await moveAttempt(db, id, 'authorised', {
    now,
    fields: { ...fields, leaseUntil },
  }).catch(async (error: unknown) => {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    // Another attempt holds that charge. It pays for nothing here, and is not given back here.
    await moveAttempt(db, id, 'declined', { now, fields: { checkAt: null, approvalHash: null } });
    throw rejection(context, 409, 'approvalUsed');
  });
  if (authorised) return authorised;
  // The lease ran out meanwhile, and the reconciler has moved the attempt.
  const latest = (await readAttempt(db, id)) ?? attempt;
  if (latest.orderId !== null) return latest;
  if (latest.paymentReference === reference) throw rejection(context, 409, 'orderRunning');
  await moveAttempt(db, id, 'refunding', { now, fields: { ...fields, checkAt: now, approvalHash: null } });
  throw noAnswer(paying);
}

/** Gives the money back at once; what the provider does not grant now is tried again by the reconciler. */
async function startRefund({ context, method }: Paying, attempt: Attempt): Promise<void> {
  const { db, now, tenant } = context;
  const leaseUntil = after(now, LEASE_MS);
  const fields = { leaseUntil, checkAt: leaseUntil };
  const refunding = await moveAttempt(db, attempt.id, 'refunding', { now, fields });
  if (!refunding) return;
  const record = recordOf(tenant, refunding);
  await refundAttempt({ db, now, method, record, attempt: refunding }).catch(async (error: unknown) => {
    logAttempt(refunding, 'the money could not be given back yet', error);
    const checks = refunding.checks + 1;
    await noteAttempt(db, refunding.id, { checks, leaseUntil: null, checkAt: nextCheck(now, checks) });
  });
}

/** The order of an attempt whose money is granted; without one the money goes back. */
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
      throw noAnswer(paying);
    }
    logAttempt(attempt, 'its order could not be written', error);
    await startRefund(paying, attempt).catch((failure: unknown) =>
      logAttempt(attempt, 'the money is left to the reconciler', failure),
    );
    // A commit whose response was lost has written the order all the same.
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
 * Pays a claimed attempt and writes its order (docs/payments.md). Whatever fails on the way leaves the attempt in a state
 * that the reconciler finishes.
 * @throws ApiError 422 refused, 409 when cart, stock or approval do not fit, 502 when the provider's response is not known
 */
export async function payAttempt(paying: Paying, isNew: boolean): Promise<StoredOrder> {
  const { attempt, context } = paying;
  const authorised =
    attempt.state === 'authorised' ? attempt : await storeGrant(paying, await takeMoney(paying, isNew));
  const order = authorised.orderId === null ? null : await findOrder(context, authorised.orderId);
  return order ?? finish(paying, authorised);
}
