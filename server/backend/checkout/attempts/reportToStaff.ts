import type { Database } from '../../database/database.ts';
import { queueEmail } from '../../email/outbox.ts';
import { configOf, type Tenant } from '../../tenant/tenant.ts';
import { type Attempt, logAttempt, noteAttempt } from './paymentAttempt.ts';

interface Report {
  db: Database;
  /** null for a tenant that no longer exists; the report is only logged in that case. */
  tenant: Tenant | null;
  attempt: Attempt;
  now: Date;
  reason: string;
}

/** Reports an attempt that the reconciler cannot settle to the dealer's staff, once, in the log and by email. */
export async function reportToStaff({ db, tenant, attempt, now, reason }: Report): Promise<void> {
  logAttempt(attempt, `staff must settle it: ${reason}`);
  if (attempt.reportedAt !== null) return;
  if (!tenant) return noteAttempt(db, attempt.id, { reportedAt: now });
  const { language } = tenant;
  const { method, reference, paymentReference, state, amount, taken, currency, startedAt } = attempt;
  await db.transaction(async (inside) => {
    await noteAttempt(inside, attempt.id, { reportedAt: now });
    const sender = { db: inside, tenant, now };
    await queueEmail(sender, {
      kind: 'payment_report',
      recipient: configOf(tenant, language).email,
      language,
      contents: {
        reason,
        payment: {
          method,
          reference,
          paymentReference,
          state,
          currency,
          startedAt: startedAt.toISOString(),
          amount: (taken ?? amount) / 100,
        },
      },
    });
  });
}
