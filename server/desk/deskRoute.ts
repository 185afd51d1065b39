import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { cutText } from '../../contract/cutText.ts';
import { type AnyDeskCall, type DeskCall, includesRole, subjectsOf } from '../../contract/desk/deskCall.ts';
import { localizedError } from '../backend/apiError.ts';
import type { BackendContext } from '../backend/backendContext.ts';
import type { Database } from '../backend/database/database.ts';
import { auditLog } from '../backend/database/schema/desk.ts';
import type { LimitName } from '../backend/limits/limits.ts';
import { enforceLimit } from '../backend/limits/rateLimiter.ts';
import { type Answer, type Call, type RouteBinding, route } from '../backend/route.ts';
import { isSameSecret } from '../backend/session/secret.ts';
import type { Tenant } from '../backend/tenant/tenant.ts';
import { kioskEventsOf } from '../kioskService/commands/kioskEvents.ts';
import { safeErrorText } from '../logging/safeError.ts';
import type { DeskEvents } from './deskEvents.ts';
import type { MediaFolder } from './media/mediaFolder.ts';
import { deskCookie, findStaffSession, type SignedInStaff } from './staff/staffSessions.ts';

type Shape = z.ZodMiniType;

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who calls the desk; null without a session. */
    staff: SignedInStaff | null;
  }
}

/** The dependencies of every route of the desk. */
export interface DeskOptions {
  backend: BackendContext;
  events: DeskEvents;
  /** Invitations written by `npm run desk` while the server is running. */
  invitationsFolder: string;
  /** Uploaded clips and images. */
  media: MediaFolder;
}

/** The context of a call without a role. */
export interface DeskContext extends DeskOptions {
  /** For a write by staff: the transaction that also stores its audit log entry. */
  db: Database;
  tenant: Tenant;
  /** The language of the desk (en, fr), for messages to the person. */
  language: string;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The context of a call by staff. */
export interface StaffContext extends DeskContext {
  staff: SignedInStaff;
  /**
   * Describes the change for the audit log: the changed item and its new values, without secrets. before: the previous values; if given,
   * only differences are stored, with both values
   */
  record: (subject: string, details?: Record<string, unknown>, before?: Record<string, unknown>) => void;
  /**
   * Runs work after the transaction of a write has ended. Files are only removed then, because a rollback restores rows, but not files. A
   * failure is logged.
   */
  afterTransaction: (work: (isCommitted: boolean) => Promise<void>) => void;
}

const signedOut = () => localizedError(401, 'signed_out', 'deskSignedOut');
const forbidden = () => localizedError(403, 'role', 'deskRole');
const unproven = () => localizedError(403, 'csrf', 'deskCsrf');

/** Whether a person caused the request; the desk also refetches automatically (src/desk/lastInput.ts). */
export const isOfPerson = ({ headers }: FastifyRequest): boolean => headers['x-idle'] === undefined;

/**
 * Returns the person who sent a request, if the call permits it. isUse: false for a request that does not extend the session
 * @throws ApiError 401 without a session, 403 for a lower role or a write that does not come from the desk's own page
 */
export async function authorize(
  { backend }: DeskOptions,
  call: Pick<AnyDeskCall, 'role' | 'method'>,
  request: FastifyRequest,
  tenant: Tenant,
  isUse = isOfPerson(request),
): Promise<SignedInStaff> {
  const secret = deskCookie.read(request);
  const staff = secret ? await findStaffSession(backend.db, tenant.id, secret, backend.clock(), isUse) : null;
  if (!staff) throw signedOut();
  const token = request.headers['x-csrf-token'];
  if (call.method !== 'GET' && !(typeof token === 'string' && isSameSecret(staff.csrfToken, token)))
    throw unproven();
  if (call.role !== 'anyone' && !includesRole(staff.role, call.role)) throw forbidden();
  return staff;
}

/** The values that differ and, in `before`, the values that they replaced. */
function changedValues(after: Record<string, unknown>, before: Record<string, unknown>) {
  const changed = Object.keys(after).filter((name) => !isDeepStrictEqual(after[name], before[name]));
  const pick = (values: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return { ...pick(after), before: pick(before) };
}

/** Stores an entry of the audit log. staff: null for a change by a program. */
export async function writeAudit(
  db: Database,
  entry: { tenantId: number; staff: Pick<SignedInStaff, 'id' | 'email'> | null; action: string; at: Date },
  subject: string,
  details: Record<string, unknown>,
): Promise<void> {
  const { tenantId, staff, action, at } = entry;
  await db.insert(auditLog).values({
    tenantId,
    staffId: staff?.id ?? null,
    actor: staff?.email ?? 'npm run desk',
    action,
    subject: cutText(subject, 500),
    details,
    at,
  });
}

/** Binds a call that needs no sign-in. */
export const openRoute = <R extends Shape, P extends Shape, Q extends Shape, B extends Shape>(
  options: DeskOptions,
  call: DeskCall<P, Q, B, R>,
  handle: (context: DeskContext, call: Call<P, Q, B>) => Promise<Answer<R>>,
): RouteBinding =>
  route(call, async (input) => {
    const { tenant, language, request, reply } = input;
    const { backend } = options;
    const context = { ...options, db: backend.db, tenant, language, now: backend.clock(), request, reply };
    return handle(context, input);
  });

/**
 * Binds a call of staff to its handler. A write runs in one transaction with its audit log entry, so every change is recorded; afterwards
 * every open desk reads the call's subjects again.
 */
export const deskRoute = <R extends Shape, P extends Shape, Q extends Shape, B extends Shape>(
  options: DeskOptions,
  call: DeskCall<P, Q, B, R>,
  handle: (context: StaffContext, call: Call<P, Q, B>) => Promise<Answer<R>>,
  /** A rate limit per person, counted before the transaction. */
  limit?: LimitName,
): RouteBinding => {
  const { backend, events } = options;
  const bound = route<R, P, Q, B>(call, async (input) => {
    const { tenant, language, request, reply } = input;
    const { staff } = request;
    if (!staff) throw signedOut();
    const now = backend.clock();
    const context = { ...options, tenant, language, now, request, reply, staff };
    if (call.method === 'GET')
      return handle(
        { ...context, db: backend.db, record: () => undefined, afterTransaction: () => undefined },
        input,
      );
    if (limit) await enforceLimit(backend, language, limit, `staff ${staff.id}`);
    const afterwards: Parameters<StaffContext['afterTransaction']>[0][] = [];
    let isCommitted = false;
    try {
      const result = await backend.db.transaction(async (db) => {
        let entry: [string, Record<string, unknown>] = ['', {}];
        const record: StaffContext['record'] = (subject, details = {}, before) => {
          entry = [subject, before ? changedValues(details, before) : details];
        };
        const afterTransaction: StaffContext['afterTransaction'] = (work) => void afterwards.push(work);
        const handled = await handle({ ...context, db, record, afterTransaction }, input);
        await writeAudit(db, { tenantId: tenant.id, staff, action: call.summary, at: now }, ...entry);
        return handled;
      });
      isCommitted = true;
      for (const subject of [...subjectsOf(call), 'audit'] as const) events.announce(tenant.id, subject);
      return result;
    } finally {
      for (const work of afterwards)
        await work(isCommitted).catch((error: unknown) =>
          request.log.error(`${call.summary}: ${safeErrorText(error)}`),
        );
    }
  });
  return {
    ...bound,
    // Runs before the input is parsed, so that strangers learn nothing about a call.
    handler: async (request, reply, scope) => {
      request.staff = await authorize(options, call as unknown as AnyDeskCall, request, scope.tenant);
      return bound.handler(request, reply, scope);
    },
  };
};

/** Binds a write that affects what screens show; afterwards they read it again. */
export const screenRoute = <R extends Shape, P extends Shape, Q extends Shape, B extends Shape>(
  options: DeskOptions,
  call: DeskCall<P, Q, B, R>,
  handle: (context: StaffContext, call: Call<P, Q, B>) => Promise<Answer<R>>,
): RouteBinding => {
  const streams = kioskEventsOf(options.backend);
  return deskRoute<R, P, Q, B>(options, call, async (context, input) => {
    context.afterTransaction(async () => streams.wake());
    const response = await handle(context, input);
    await streams.announce(context.db);
    return response;
  });
};
