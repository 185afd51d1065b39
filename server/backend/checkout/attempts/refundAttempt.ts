import type { Database } from '../../database/database.ts';
import { configOf, type Tenant } from '../../tenant/tenant.ts';
import { type PaymentMethod, type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';
import { type Attempt, lastCheck, moveAttempt } from './attempts.ts';

/** Returns the data that identifies an attempt at its provider. */
export const recordOf = (tenant: Tenant, attempt: Attempt): PaymentRecord => ({
  reference: attempt.reference,
  grandTotal: attempt.taken ?? attempt.amount,
  currency: attempt.currency,
  language: attempt.language,
  config: configOf(tenant, attempt.language),
  approvalId: attempt.approvalId,
  startedAt: attempt.startedAt,
});

interface Refunding {
  db: Database;
  method: PaymentMethod;
  record: PaymentRecord;
  attempt: Attempt;
  now: Date;
}

/**
 * Refunds an attempt in the state refunding; the provider's confirmation moves it to refunded. A refused refund counts
 * as confirmed when the provider no longer holds the charge, because the response to an earlier refund was lost.
 * @throws ProviderTimeoutError, PaymentRefusedError; the refund can be retried
 */
export async function refundAttempt({ db, method, record, attempt, now }: Refunding): Promise<void> {
  const id = attempt.paymentReference;
  if (id !== null) {
    await method.release?.(id, record).catch(async (error: unknown) => {
      if (!(error instanceof PaymentRefusedError) || !method.find) throw error;
      if ((await method.find(record)).some((charge) => charge.id === id)) throw error;
    });
  }
  await moveAttempt(db, attempt.id, 'refunded', { now, fields: { checkAt: lastCheck(attempt, now) } });
}
