import { and, eq, gt, ne } from 'drizzle-orm';
import {
  addPasskey,
  changePassword,
  deletePasskey,
  endOtherSessions,
  getAccount,
  getPasskeyCreation,
  getPasskeyRequest,
  signInWithPasskey,
} from '../../../contract/desk/account.ts';
import { localizedError } from '../../backend/apiError.ts';
import { hashPassword, verifyPassword } from '../../backend/customers/password.ts';
import { staff, staffPasskeys, staffSessions } from '../../backend/database/schema/desk.ts';
import { addressKey, enforceLimit } from '../../backend/limits/rateLimiter.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { hashOf } from '../../backend/session/secret.ts';
import { type DeskOptions, deskRoute, openRoute, type StaffContext } from '../deskRoute.ts';
import { checkStaffPassword } from '../staff/invitations.ts';
import {
  creationOptions,
  passkeysOf,
  requestOptions,
  storePasskey,
  verifyPasskey,
} from '../staff/passkeys.ts';
import { staffDevices } from '../staff/staffDevices.ts';
import { deskCookie } from '../staff/staffSessions.ts';
import { startDeskSession } from './staffRoutes.ts';

/** Ends all sessions of a person except the one of this browser. */
async function endOthers({ db, staff: person, request }: StaffContext): Promise<void> {
  const own = hashOf(deskCookie.read(request) ?? '');
  await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, person.id), ne(staffSessions.secretHash, own)));
  await staffDevices.distrust(db, person.id, request);
}

/** Changes by a person to their own account: password, passkeys, sessions. */
export const accountRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, getAccount, async ({ db, now, staff: person }) => {
    const isOpen = and(eq(staffSessions.staffId, person.id), gt(staffSessions.expiresAt, now));
    const passkeys = await passkeysOf(db, person.id);
    return {
      sessions: await db.$count(staffSessions, isOpen),
      passkeys: passkeys.map(({ id, name, createdAt }) => ({
        id,
        name,
        created_at: createdAt.toISOString(),
      })),
    };
  }),

  deskRoute(
    options,
    changePassword,
    async (context, { body }) => {
      const { db, staff: person, record } = context;
      const [row] = await db.select().from(staff).where(eq(staff.id, person.id));
      if (!(await verifyPassword(body.current, row?.passwordHash ?? null)))
        throw localizedError(422, 'current', 'deskCurrentPassword', { field: 'current' });
      checkStaffPassword(body.password, [person.email, person.name]);
      const passwordHash = await hashPassword(body.password);
      await db.update(staff).set({ passwordHash }).where(eq(staff.id, person.id));
      await endOthers(context);
      record(person.email);
    },
    'currentPassword',
  ),

  deskRoute(options, endOtherSessions, async (context) => {
    await endOthers(context);
    context.record(context.staff.email);
  }),

  deskRoute(options, getPasskeyCreation, async (context) => ({
    options: { ...(await creationOptions(context, context.staff)) },
  })),

  deskRoute(options, addPasskey, async (context, { body }) => {
    await storePasskey(context, context.staff, body);
    context.record(context.staff.email, { passkey: body.name });
  }),

  deskRoute(options, deletePasskey, async ({ db, staff: person, record }, { params }) => {
    const isOwn = and(eq(staffPasskeys.id, params.id), eq(staffPasskeys.staffId, person.id));
    const [deleted] = await db.delete(staffPasskeys).where(isOwn).returning({ name: staffPasskeys.name });
    record(person.email, { passkey: deleted?.name ?? '' });
    return { success: deleted !== undefined };
  }),

  openRoute(options, getPasskeyRequest, async (context) => {
    const { backend, language, request } = context;
    await enforceLimit(backend, language, 'deskSignIn', addressKey(request.ip));
    return { options: { ...(await requestOptions(context)) } };
  }),

  openRoute(options, signInWithPasskey, async (context, { body }) => {
    const { backend, language, request } = context;
    await enforceLimit(backend, language, 'deskSignIn', addressKey(request.ip));
    return startDeskSession(context, await verifyPasskey(context, body.credential));
  }),
];
