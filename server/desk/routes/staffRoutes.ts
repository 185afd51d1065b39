import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { includesRole } from '../../../contract/desk/deskCall.ts';
import {
  acceptInvitation,
  changeStaff,
  type DeskSession,
  getDeskSession,
  getInvitation,
  inviteStaff,
  listStaff,
  signInToDesk,
  signOutOfDesk,
  withdrawInvitation,
} from '../../../contract/desk/staff.ts';
import { localizedError } from '../../backend/apiError.ts';
import { verifyPassword } from '../../backend/customers/password.ts';
import { normalizeEmail } from '../../backend/customers/signIn.ts';
import { staff, staffInvitations } from '../../backend/database/schema/desk.ts';
import { emailOrigin } from '../../backend/email/emailOrigin.ts';
import { queueEmail } from '../../backend/email/outbox.ts';
import { addressKey, enforceLimit, resetCount } from '../../backend/limits/rateLimiter.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { configOf, type Tenant } from '../../backend/tenant/tenant.ts';
import {
  type DeskContext,
  type DeskOptions,
  deskRoute,
  isOfPerson,
  openRoute,
  writeAudit,
} from '../deskRoute.ts';
import { ownRow } from '../ownRow.ts';
import {
  accept,
  endAccess,
  findInvitation,
  invitationPath,
  invite,
  withdrawInvitations,
} from '../staff/invitations.ts';
import { requireOtherOwner } from '../staff/lastOwner.ts';
import { staffDevices } from '../staff/staffDevices.ts';
import {
  deskCookie,
  endStaffSession,
  findStaffSession,
  type SignedInStaff,
  startStaffSession,
} from '../staff/staffSessions.ts';

function sessionOf(tenant: Tenant, person: SignedInStaff | null): DeskSession {
  const config = configOf(tenant, tenant.language);
  return {
    person: person && { id: person.id, email: person.email, name: person.name, role: person.role },
    csrf_token: person?.csrfToken ?? '',
    tenant: {
      code: tenant.code,
      name: config.name,
      languages: Object.keys(tenant.configs),
      time_zone: config.timezoneId,
    },
  };
}

/** Starts a session for a person in this browser. */
export async function startDeskSession(context: DeskContext, staffId: number): Promise<DeskSession> {
  const { db, now, tenant, request, reply } = context;
  const secret = await startStaffSession(db, staffId, now);
  deskCookie.write(request, reply, secret);
  await staffDevices.trust(db, request, reply, staffId, now);
  return sessionOf(tenant, await findStaffSession(db, tenant.id, secret, now));
}

/** People of the desk: sign-in, invitations, roles. */
export const staffRoutes = (options: DeskOptions): RouteBinding[] => [
  openRoute(options, getDeskSession, async ({ db, tenant, now, request }) => {
    const secret = deskCookie.read(request);
    if (!secret) return sessionOf(tenant, null);
    return sessionOf(tenant, await findStaffSession(db, tenant.id, secret, now, isOfPerson(request)));
  }),

  openRoute(options, signInToDesk, async (context, { body }) => {
    const { backend, db, tenant, language, request } = context;
    const email = normalizeEmail(body.email);
    const account = `${tenant.id} ${email}`;
    await enforceLimit(backend, language, 'deskSignIn', addressKey(request.ip));
    const isPerson = and(eq(staff.tenantId, tenant.id), eq(staff.email, email), isNull(staff.disabledAt));
    const [person] = await db.select().from(staff).where(isPerson);
    // A browser that has signed in before is counted separately.
    const device = staffDevices.cookie.read(request);
    const isTrusted = await staffDevices.isTrusted(db, device, person?.id ?? 0, context.now);
    const attempts = isTrusted ? `${account} ${device}` : account;
    await enforceLimit(backend, language, 'deskSignInAccount', attempts);
    const isRight = await verifyPassword(body.password, person?.passwordHash ?? null);
    if (!person || !isRight) throw localizedError(401, 'sign_in', 'deskSignIn');
    await resetCount(backend, 'deskSignInAccount', attempts);
    return startDeskSession(context, person.id);
  }),

  deskRoute(options, signOutOfDesk, async ({ db, tenant, request, reply, staff: person, record }) => {
    record(person.email);
    const secret = deskCookie.read(request);
    if (secret) await endStaffSession(db, secret);
    deskCookie.remove(request, reply);
    return sessionOf(tenant, null);
  }),

  openRoute(options, getInvitation, async (context, { params }) => {
    const { db, tenant, now, invitationsFolder } = context;
    const { email, role } = await findInvitation(db, tenant, params.secret, now, invitationsFolder);
    const isPerson = and(eq(staff.tenantId, tenant.id), eq(staff.email, email));
    const [person] = await db.select({ name: staff.name }).from(staff).where(isPerson);
    return { email, role, name: person?.name ?? '' };
  }),

  openRoute(options, acceptInvitation, async (context, { params, body }) => {
    const { backend, db, tenant, language, now, request, invitationsFolder } = context;
    await enforceLimit(backend, language, 'deskInvitation', addressKey(request.ip));
    const written = { ...params, ...body };
    const person = await accept(db, tenant, written, now, invitationsFolder);
    const entry = { tenantId: tenant.id, staff: person, action: acceptInvitation.summary, at: now };
    await writeAudit(db, entry, person.email, { role: person.role });
    for (const subject of ['staff', 'audit'] as const) context.events.announce(tenant.id, subject);
    return startDeskSession(context, person.id);
  }),

  deskRoute(options, listStaff, async ({ db, tenant, now }) => {
    const ofTenant = eq(staff.tenantId, tenant.id);
    const people = await db.select().from(staff).where(ofTenant).orderBy(asc(staff.email));
    const isOpen = and(eq(staffInvitations.tenantId, tenant.id), gt(staffInvitations.expiresAt, now));
    const invited = await db
      .select()
      .from(staffInvitations)
      .where(isOpen)
      .orderBy(asc(staffInvitations.email));
    const invitedUntil = new Map(invited.map(({ email, expiresAt }) => [email, expiresAt.toISOString()]));
    const emails = new Set(people.map(({ email }) => email));
    return {
      staff: [
        ...people.map(({ id, email, name, role, createdAt, disabledAt }) => ({
          id,
          email,
          name,
          role,
          created_at: createdAt.toISOString(),
          disabled_at: disabledAt?.toISOString() ?? null,
          invited_until: invitedUntil.get(email) ?? null,
        })),
        ...invited
          .filter(({ email }) => !emails.has(email))
          .map(({ email, role, expiresAt }) => ({
            id: 0,
            email,
            name: '',
            role,
            created_at: expiresAt.toISOString(),
            disabled_at: null,
            invited_until: expiresAt.toISOString(),
          })),
      ],
    };
  }),

  deskRoute(options, inviteStaff, async (context, { body }) => {
    const { db, tenant, now, request, record } = context;
    const email = normalizeEmail(body.email);
    const invitation = { tenantId: tenant.id, email, role: body.role, invitedBy: context.staff.id };
    const secret = await invite(db, invitation, now);
    const origin = emailOrigin(tenant, request);
    const path = invitationPath(secret);
    const { language } = tenant;
    const sender = { db, tenant, now, origin };
    await queueEmail(sender, {
      kind: 'staff_invitation',
      recipient: email,
      language,
      contents: { path, by: context.staff.email },
    });
    record(email, { role: body.role });
    return { email, link: `${origin}${path}` };
  }),

  deskRoute(options, withdrawInvitation, async (context, { params }) => {
    const { db, tenant, invitationsFolder, record } = context;
    const email = normalizeEmail(params.email);
    const isWithdrawn = await withdrawInvitations(db, tenant, email, invitationsFolder);
    if (!isWithdrawn) throw localizedError(404, 'not_found', 'deskNoInvitation');
    record(email);
  }),

  deskRoute(options, changeStaff, async (context, { params, body }) => {
    const { db, tenant, now, invitationsFolder, record } = context;
    const isPerson = ownRow(staff, params.id, tenant);
    const [person] = await db.select().from(staff).where(isPerson).for('update');
    if (!person) throw localizedError(404, 'not_found', 'deskNoPerson');
    const isDisabled = body.is_disabled ?? person.disabledAt !== null;
    const role = body.role ?? person.role;
    if (role !== 'owner' || isDisabled) await requireOtherOwner(db, person);
    const disabledAt = isDisabled ? (person.disabledAt ?? now) : null;
    await db.update(staff).set({ role, disabledAt }).where(isPerson);
    if (isDisabled || !includesRole(role, person.role))
      await endAccess(db, tenant, person, invitationsFolder);
    else await withdrawInvitations(db, tenant, person.email, invitationsFolder);
    const before = { role: person.role, is_disabled: person.disabledAt !== null };
    record(person.email, { role, is_disabled: isDisabled }, before);
  }),
];
