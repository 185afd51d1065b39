import type { Database } from '../../database/database.ts';
import { configOf, type Tenant } from '../../tenant/tenant.ts';
import { type PaymentMethod, type PaymentRecord, PaymentRefusedError } from '../paymentMethod.ts';
import { type Attempt, lastCheck, moveAttempt } from './attempts.ts';

/** What a provider is asked about an attempt by. */
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
 * Gives back the money of an attempt that is refunding, which it stays until the provider has confirmed. A refusal counts as
 * confirmed where the provider holds the charge no longer: the response to an earlier call was lost then.
 * @throws ProviderTimeoutError, PaymentRefusedError: it can be tried again
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
