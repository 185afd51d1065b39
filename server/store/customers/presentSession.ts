import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { session as sessionShape } from '../../../src/api/contract/customer.ts';
import type { Database } from '../database/database.ts';
import { customers, newsletterReaders } from '../database/schema/customer.ts';
import type { Session } from '../session/sessions.ts';

/** A session as the contract shows it. sid names it in support talks; it opens nothing. */
export async function presentSession(db: Database, session: Session): Promise<z.input<typeof sessionShape>> {
  const data = { csrf_token: session.csrfToken, sid: String(session.id), amazon_logged_in: false };
  if (session.customerId === null) {
    return {
      customer_id: null,
      isloggedin: false,
      customer_data: { ...data, newsletter_is_subscribed: false },
    };
  }
  const isReader = and(
    eq(newsletterReaders.tenantId, customers.tenantId),
    eq(newsletterReaders.email, customers.email),
  );
  const [row] = await db
    .select()
    .from(customers)
    .leftJoin(newsletterReaders, isReader)
    .where(eq(customers.id, session.customerId));
  if (!row) throw new Error('The session names a customer who is gone.');
  const { id, firstname, lastname, email } = row.customers;
  return {
    customer_id: String(id),
    firstname,
    lastname,
    email,
    isloggedin: true,
    customer_data: { ...data, newsletter_is_subscribed: row.newsletter_readers !== null },
  };
}
