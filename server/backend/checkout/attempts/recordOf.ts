import type { Tenant } from '../../tenant/tenant.ts';
import { configOf } from '../../tenant/tenant.ts';
import type { PaymentRecord } from '../paymentMethod.ts';
import type { Attempt } from './attempts.ts';

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
