import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { isUniqueViolation } from '../../apiError.ts';
import type { BackendContext } from '../../backendContext.ts';
import type { Database } from '../../database/database.ts';
import { paymentAttempts } from '../../database/schema/payment.ts';
import { repeatWork } from '../../jobs/repeatWork.ts';
import { endUnpaidOrder } from '../../orders/endUnpaidOrder.ts';
import { ProviderTimeoutError } from '../gateways/callProvider.ts';
import { PaymentRefusedError } from '../paymentMethod.ts';
import { paymentDueAt } from '../tenantPayments.ts';
import {
  type Attempt,
  after,
  GIVE_UP_MS,
  leaseAttempt,
  logAttempt,
  nextCheck,
  noteAttempt,
} from './paymentAttempt.ts';
import { reportToStaff } from './reportToStaff.ts';
import { settleAttempt } from './settleAttempt.ts';

export const RECONCILE_EVERY_MS = 60_000;
const BATCH = 50;
/** With the backoff of look-ups, about an hour of timeouts. */
const CHECKS_BEFORE_REPORT = 6;

async function dueAttempts(db: Database, now: Date): Promise<number[]> {
  const isFree = or(isNull(paymentAttempts.leaseUntil), lte(paymentAttempts.leaseUntil, now));
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(lte(paymentAttempts.checkAt, now), isFree))
    .orderBy(asc(paymentAttempts.checkAt))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

/** Reads the tenant of an attempt, the tenant's offer of the payment method, and when the payment of the attempt's order is due. */
async function readTerms({ catalog }: BackendContext, { tenantId, method, orderId, startedAt }: Attempt) {
  const tenant = (await catalog.current()).tenants.find(({ id }) => id === tenantId) ?? null;
  const payment = tenant?.payments.find(({ code }) => code === method);
  const dueAt = payment && orderId !== null ? paymentDueAt(payment, startedAt) : null;
  return { tenant, payment, dueAt };
}

/** Schedules the next look-up after a failure, and reports to staff what the reconciler cannot settle. */
async function failed(backend: BackendContext, attempt: Attempt, error: unknown): Promise<void> {
  const { db, clock } = backend;
  const now = clock();
  const checks = attempt.checks + 1;
  const { tenant, dueAt } = await readTerms(backend, attempt);
  await noteAttempt(db, attempt.id, { checks, leaseUntil: null, checkAt: nextCheck(now, checks, dueAt) });
  const isDenied = error instanceof PaymentRefusedError;
  if (error instanceof ProviderTimeoutError && checks < CHECKS_BEFORE_REPORT) return;
  const reason = isDenied ? `the provider denies the refund: ${error.message}` : 'the provider is silent';
  if (isDenied || error instanceof ProviderTimeoutError)
    await reportToStaff({ db, tenant, attempt, now, reason });
  else logAttempt(attempt, 'could not be settled', error);
}

/** Declines an attempt whose charge belongs to another attempt. */
const declineDuplicate = ({ db, clock }: BackendContext, { id }: Attempt) =>
  db
    .update(paymentAttempts)
    .set({ state: 'declined', approvalHash: null, leaseUntil: null, checkAt: null, updatedAt: clock() })
    .where(and(eq(paymentAttempts.id, id), isNull(paymentAttempts.paymentReference)));

async function settle(backend: BackendContext, attempt: Attempt): Promise<void> {
  const { db, catalog, clock } = backend;
  const now = clock();
  const { tenant, payment, dueAt } = await readTerms(backend, attempt);
  if (!tenant || !payment) {
    const checks = attempt.checks + 1;
    await noteAttempt(db, attempt.id, { checks, leaseUntil: null, checkAt: nextCheck(now, checks) });
    const isPaidLater = attempt.state !== 'ordered' && after(attempt.startedAt, GIVE_UP_MS) <= now;
    if (tenant && isPaidLater) await endUnpaidOrder({ db, tenant, now }, attempt);
    return reportToStaff({ db, tenant, attempt, now, reason: 'the payment method is not set up any more' });
  }
  await settleAttempt({ db, catalog, tenant, method: payment.method, attempt, dueAt, now });
}

/**
 * One round of the reconciler: settles every due attempt, one after another, each under its lease. A failed attempt does not stop the
 * round.
 */
export async function reconcile(backend: BackendContext): Promise<void> {
  // A full disk could not store a provider's response, so no provider is called.
  if (!backend.hasDiskSpace()) return;
  for (const id of await dueAttempts(backend.db, backend.clock())) {
    const attempt = await leaseAttempt(backend.db, id, backend.clock());
    if (!attempt) continue;
    await settle(backend, attempt).catch((error: unknown) =>
      isUniqueViolation(error) ? declineDuplicate(backend, attempt) : failed(backend, attempt, error),
    );
  }
}

/** Ends all leases when this is the only process that uses the database: their holders are no longer running. */
export async function endLeases({ db, clock }: BackendContext): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ leaseUntil: null, checkAt: clock() })
    .where(isNotNull(paymentAttempts.leaseUntil));
}

/**
 * Runs the reconciler now and every minute.
 * isAlone: no other process works on this database.
 * @returns a function that stops the reconciler and waits for the current round
 */
export function startReconciler(
  backend: BackendContext,
  { isAlone }: { isAlone: boolean },
): () => Promise<void> {
  let hasEndedLeases = !isAlone;
  async function round() {
    if (!hasEndedLeases) await endLeases(backend);
    hasEndedLeases = true;
    await reconcile(backend);
  }
  return repeatWork(round, {
    failure: 'The reconciler can not read the database',
    everyMs: RECONCILE_EVERY_MS,
    startsNow: true,
  });
}
