import { safeError } from '../../../safeError.ts';
import type { Database } from '../../database/database.ts';
import { outbox } from '../../database/schema/customer.ts';
import { message } from '../../messages/message.ts';
import { configOf, type Tenant } from '../../tenant/tenant.ts';
import { type Attempt, noteAttempt } from './attempts.ts';

function reasonOf(error: unknown): string {
  const { code, message } = safeError(error);
  return code ? `${code}: ${message}` : message;
}

/** For the dealer's staff: the numbers that find a payment at its provider, and nothing of the shopper. */
export function logAttempt(
  { method, reference, paymentReference, state }: Attempt,
  what: string,
  error?: unknown,
): void {
  const name = [method, reference, paymentReference ?? ''].filter(Boolean).join(' ');
  console.error(`Payment ${name} (${state}): ${what}${error === undefined ? '' : `: ${reasonOf(error)}`}`);
}

interface Report {
  db: Database;
  /** Null where the tenant is gone: the log is all there is. */
  tenant: Tenant | null;
  attempt: Attempt;
  now: Date;
  reason: string;
}

/** Tells the store's staff, once for an attempt, what the reconciler cannot settle: by the log and by a letter. */
export async function reportToStaff({ db, tenant, attempt, now, reason }: Report): Promise<void> {
  logAttempt(attempt, `staff must settle it: ${reason}`);
  if (attempt.reportedAt !== null) return;
  await noteAttempt(db, attempt.id, { reportedAt: now });
  if (!tenant) return;
  const { language } = tenant;
  const { method, reference, paymentReference, state, amount, taken, currency, startedAt } = attempt;
  await db.insert(outbox).values({
    tenantId: tenant.id,
    kind: 'payment_report',
    recipient: configOf(tenant, language).email,
    subject: message(language, 'paymentReportMail', { reference }),
    body: {
      language,
      reason,
      payment: {
        ...{ method, reference, paymentReference, state, currency, startedAt: startedAt.toISOString() },
        amount: (taken ?? amount) / 100,
      },
    },
    writtenAt: now,
  });
}
