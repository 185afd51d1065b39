import { and, eq } from 'drizzle-orm';
import { newsletterReaders } from '../database/schema/customer.ts';
import type { Visitor } from '../session/visitor.ts';

/** Puts an address on the tenant's newsletter list, or takes it off; doing either twice is harmless. */
export async function setReader({ db, tenant }: Visitor, email: string, isReader: boolean): Promise<void> {
  const row = { tenantId: tenant.id, email };
  if (isReader) await db.insert(newsletterReaders).values(row).onConflictDoNothing();
  else {
    const named = and(eq(newsletterReaders.tenantId, tenant.id), eq(newsletterReaders.email, email));
    await db.delete(newsletterReaders).where(named);
  }
}
