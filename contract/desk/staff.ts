import * as z from 'zod/mini';
import { emailInput } from '../inputs';
import { deskCall, roles } from './deskCall';

const role = z.enum(roles);
const email = emailInput;
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const password = z.string().check(z.minLength(1), z.maxLength(200));
const secret = z.string().check(z.minLength(1), z.maxLength(100));

const person = z.object({ id: z.number(), email: z.string(), name: z.string(), role });
export type Person = z.output<typeof person>;

/** The signed-in person. csrf_token: header x-csrf-token of every write; empty for a signed-out browser */
export const deskSession = z.object({
  person: z.nullable(person),
  csrf_token: z.string(),
  tenant: z.object({
    code: z.string(),
    name: z.string(),
    languages: z.array(z.string()),
    time_zone: z.string(),
  }),
});
export type DeskSession = z.output<typeof deskSession>;

export const getDeskSession = deskCall({
  role: 'anyone',
  subject: 'session',
  method: 'GET',
  path: '/session',
  summary: 'Who is signed in',
  response: deskSession,
});

export const signInToDesk = deskCall({
  role: 'anyone',
  subject: 'session',
  method: 'POST',
  path: '/session',
  summary: 'Signs in by email and password',
  body: z.object({ email, password }),
  response: deskSession,
});

export const signOutOfDesk = deskCall({
  role: 'viewer',
  subject: 'session',
  method: 'DELETE',
  path: '/session',
  summary: 'Signs out',
  response: deskSession,
});

export const getInvitation = deskCall({
  role: 'anyone',
  subject: 'staff',
  method: 'GET',
  path: '/invitations/{secret}',
  summary: 'The person whom a link invites',
  params: z.object({ secret }),
  response: z.object({ email: z.string(), role, name: z.string() }),
});

export const acceptInvitation = deskCall({
  role: 'anyone',
  subject: 'session',
  method: 'POST',
  path: '/invitations/{secret}',
  summary: 'Sets name and password of an invited person, and signs in',
  params: z.object({ secret }),
  body: z.object({ name, password }),
  response: deskSession,
});

const staffMember = z.extend(person, {
  created_at: z.string(),
  disabled_at: z.nullable(z.string()),
  /** End of an open invitation. The person has no password yet, or has requested a new one. */
  invited_until: z.nullable(z.string()),
});
export type StaffMember = z.output<typeof staffMember>;

export const listStaff = deskCall({
  role: 'owner',
  subject: 'staff',
  method: 'GET',
  path: '/staff',
  summary: 'People and open invitations; an invitation without a person has the id 0',
  response: z.object({ staff: z.array(staffMember) }),
});

export const inviteStaff = deskCall({
  role: 'owner',
  subject: 'staff',
  method: 'POST',
  path: '/staff',
  summary: 'Invites a person, or sends a link for a new password',
  body: z.object({ email, role }),
  /** The link is shown once, to be passed on if emails do not arrive. */
  response: z.object({ link: z.string(), email: z.string() }),
});

export const withdrawInvitation = deskCall({
  role: 'owner',
  subject: 'staff',
  method: 'DELETE',
  path: '/staff/invitations/{email}',
  summary: 'Withdraws an invitation or a link for a new password',
  params: z.object({ email }),
  response: z.object({ success: z.boolean() }),
});

export const changeStaff = deskCall({
  role: 'owner',
  subject: 'staff',
  affects: ['session'],
  method: 'PUT',
  path: '/staff/{id}',
  summary: 'Changes role or access of a person',
  params: z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) }),
  body: z.object({ role: z.optional(role), is_disabled: z.optional(z.boolean()) }),
  response: z.object({ success: z.boolean() }),
});
