import { and, desc, eq, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { listSessions } from '../../../contract/accountSecurity.ts';
import { parseId } from '../checkInput.ts';
import { sessions } from '../database/schema/customer.ts';
import { rejection, requireCustomerId, type SessionContext } from '../session/requestContext.ts';
import { endSessionsOf } from '../session/sessions.ts';
import { customerDevices } from './customerDevices.ts';

/** Reads the browsers in which the customer is signed in: this one first, then by most recent use. */
export async function readOpenSessions(
  context: SessionContext,
): Promise<z.input<typeof listSessions.response>> {
  const own = eq(sessions.customerId, requireCustomerId(context));
  const rows = await context.db
    .select()
    .from(sessions)
    .where(and(own, gt(sessions.expiresAt, context.now)))
    .orderBy(desc(sessions.usedAt), desc(sessions.id));
  const isCurrent = ({ id }: { id: number }) => id === context.session.id;
  return [...rows.filter(isCurrent), ...rows.filter((row) => !isCurrent(row))].map((row) => ({
    id: String(row.id),
    browser: row.kioskName || row.browser,
    system: row.kioskName ? '' : row.system,
    used_at: row.usedAt.toISOString(),
    is_current: isCurrent(row),
  }));
}

/** Signs out one other browser. This one has its own call, which starts a new session. @throws ApiError 404 sessionUnknown */
export async function endOpenSession(context: SessionContext, id: string): Promise<void> {
  const sessionId = parseId(id) ?? 0;
  const own = and(eq(sessions.id, sessionId), eq(sessions.customerId, requireCustomerId(context)));
  const ended =
    sessionId === context.session.id ? [] : await context.db.delete(sessions).where(own).returning();
  if (ended.length === 0) throw rejection(context, 404, 'sessionUnknown');
}

/** Signs out every other browser, which is then subject to the sign-in limits again. The browser of the request stays trusted. */
export async function endOtherSessions(context: SessionContext, request: FastifyRequest): Promise<void> {
  const customerId = requireCustomerId(context);
  await endSessionsOf(context.db, customerId, context.session.id);
  await customerDevices.distrust(context.db, customerId, request);
}
