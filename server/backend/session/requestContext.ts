import { type ApiError, codedError } from '../apiError.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Database } from '../database/database.ts';
import { type MessageKey, message } from '../messages/message.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { Session } from './sessions.ts';

/** The context of a request: tenant, language and the session, if any. `db` is a transaction if one is open. */
export interface RequestContext {
  db: Database;
  catalog: Catalog;
  tenant: Tenant;
  language: string;
  now: Date;
  /** Origin of the links in emails: https://shop.example */
  origin: string;
  session: Session | null;
  signal?: AbortSignal | undefined;
}

/** The context of a request with a session, which every write requires. */
export type SessionContext = RequestContext & { session: Session };

/**
 * Builds the error of a rejected request in the request's language. Its code is the message key, so that clients can
 * act on it.
 */
export function rejection(
  { language }: Pick<RequestContext, 'language'>,
  status: number,
  key: MessageKey,
  values: Record<string, string | number> = {},
): ApiError {
  return codedError(status, key, message(language, key, values));
}

/** Returns the context with its session. @throws ApiError 403 csrf when there is no session */
export function requireSession(context: RequestContext): SessionContext {
  const { session } = context;
  if (!session) throw rejection(context, 403, 'csrf');
  return { ...context, session };
}

/** Returns the id of the signed-in customer. @throws ApiError 401 signedOut for a guest */
export function requireCustomerId(context: RequestContext): number {
  const id = context.session?.customerId ?? null;
  if (id === null) throw rejection(context, 401, 'signedOut');
  return id;
}

/**
 * Runs work in one transaction, with a context whose `db` is that transaction. Rolls back if the request exceeds its time budget in the
 * meantime, because the client has received an error.
 */
export const inTransaction = <V extends RequestContext, T>(
  context: V,
  work: (inside: V) => Promise<T>,
): Promise<T> =>
  context.db.transaction(async (db) => {
    context.signal?.throwIfAborted();
    const result = await work({ ...context, db });
    context.signal?.throwIfAborted();
    return result;
  });
