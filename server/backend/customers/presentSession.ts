import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { session as sessionShape } from '../../../contract/customer.ts';
import type { Database } from '../database/database.ts';
import { customers, newsletterReaders } from '../database/schema/customer.ts';
import type { Call } from '../route.ts';
import type { RequestContext } from '../session/requestContext.ts';
import { type NewSession, type Session, sessionCookie } from '../session/sessions.ts';
import { customerDevices } from './customerDevices.ts';

/**
 * The response while sessions cannot be stored. A client without a CSRF token requests a session again before it
 * writes.
 */
export const NO_SESSION: z.input<typeof sessionShape> = {
  customer_id: null,
  isloggedin: false,
  customer_data: { csrf_token: '', sid: '', amazon_logged_in: false, newsletter_is_subscribed: false },
};

/** Maps a session to the contract. `sid` identifies the session for support and grants no access. */
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
  if (!row) throw new Error('The customer of the session does not exist.');
  const { id, firstname, lastname, email, emailVerifiedAt } = row.customers;
  return {
    customer_id: String(id),
    firstname,
    lastname,
    email,
    isloggedin: true,
    customer_data: {
      ...data,
      newsletter_is_subscribed: row.newsletter_readers !== null,
      email_is_verified: emailVerifiedAt !== null,
    },
  };
}

type Exchange = Pick<Call<never, never, never>, 'request' | 'reply'>;

/** Sends the cookie of a new session and maps the session to the contract. */
export function presentNewSession(
  { db }: RequestContext,
  { request, reply }: Exchange,
  { session, secret }: NewSession,
) {
  sessionCookie.write(request, reply, secret);
  return presentSession(db, session);
}

/** As presentNewSession, after a sign-in from a browser that is trusted from now on. */
export async function presentSignIn(context: RequestContext, call: Exchange, created: NewSession) {
  const { customerId } = created.session;
  if (customerId !== null)
    await customerDevices.trust(context.db, call.request, call.reply, customerId, context.now);
  return presentNewSession(context, call, created);
}
