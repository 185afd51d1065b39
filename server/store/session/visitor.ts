import { ApiError } from '../apiError.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { type Message, say } from '../messages/say.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { Session } from './sessions.ts';

/** Who asks: a browser at a tenant, perhaps with a session. db is a transaction where one is open. */
export interface Visitor {
  db: Database;
  catalogue: Catalogue;
  tenant: Tenant;
  language: string;
  now: Date;
  session: Session | null;
}

/** A visitor with a session: what every write comes from. */
export type Shopper = Visitor & { session: Session };

/** A refusal in the shopper's language; its code is the name of the message, to act on. */
export function refuse(
  { language }: Visitor,
  status: number,
  message: Message,
  values: Record<string, string | number> = {},
): ApiError {
  return new ApiError(status, [{ code: message, message: say(language, message, values) }]);
}

/** @throws ApiError 403 csrf when there is no session */
export function asShopper(visitor: Visitor): Shopper {
  const { session } = visitor;
  if (!session) throw refuse(visitor, 403, 'csrf');
  return { ...visitor, session };
}

/** The customer's id. @throws ApiError 401 signedOut for a visitor */
export function customerOf(visitor: Visitor): number {
  const id = visitor.session?.customerId ?? null;
  if (id === null) throw refuse(visitor, 401, 'signedOut');
  return id;
}

/** Runs work in one transaction; the visitor handed in speaks through it. */
export const inTransaction = <V extends Visitor, T>(
  visitor: V,
  work: (inside: V) => Promise<T>,
): Promise<T> => visitor.db.transaction((db) => work({ ...visitor, db }));
