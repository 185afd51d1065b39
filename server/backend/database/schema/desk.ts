import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Subject } from '../../../../contract/desk/deskCall.ts';
import { moment, ownerId, rowId, tenantId } from './columns.ts';

const staffId = () => ownerId(() => staff.id);
const role = () => text({ enum: ['viewer', 'editor', 'owner'] }).notNull();

/** The people of a dealer who use the desk. */
export const staff = pgTable(
  'staff',
  {
    id: rowId(),
    tenantId: tenantId(),
    /** Lower case. */
    email: text().notNull(),
    name: text().notNull(),
    role: role(),
    /** salt.key by scrypt (customers/password.ts). */
    passwordHash: text().notNull(),
    createdAt: moment().notNull(),
    /** Set by an owner to end a person's access. */
    disabledAt: moment(),
  },
  (table) => [uniqueIndex('staff_email').on(table.tenantId, table.email)],
);

/** A browser in which a person is signed in. Its cookie contains a secret, of which only the hash is stored. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    secretHash: text().primaryKey(),
    staffId: staffId(),
    csrfToken: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('staff_sessions_staff').on(table.staffId),
    index('staff_sessions_expiry').on(table.expiresAt),
  ],
);

/** Browsers in which a person has signed in before. Their cookie contains a secret, of which only the hash is stored. */
export const staffDevices = pgTable(
  'staff_devices',
  {
    secretHash: text().primaryKey(),
    staffId: staffId(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('staff_devices_staff').on(table.staffId),
    index('staff_devices_expiry').on(table.expiresAt),
  ],
);

/** Links that let a person choose a password: an invitation, or a new password for an existing person. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    secretHash: text().primaryKey(),
    tenantId: tenantId(),
    email: text().notNull(),
    role: role(),
    expiresAt: moment().notNull(),
    /** The owner who sent it; null for the command line, or for an owner who was deleted. */
    invitedBy: integer().references(() => staff.id, { onDelete: 'set null' }),
  },
  (table) => [uniqueIndex('staff_invitations_email').on(table.tenantId, table.email)],
);

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    staffId: staffId(),
    /** base64url */
    publicKey: text().notNull(),
    counter: integer().notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('staff_passkeys_staff').on(table.staffId)],
);

/** Challenges of passkeys. Each is used once. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    challenge: text().primaryKey(),
    tenantId: tenantId(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('staff_challenges_expiry').on(table.expiresAt)],
);

/** Every change by staff, written in the transaction of the change. Rows are never changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: rowId(),
    tenantId: tenantId(),
    /** Null for changes by a program, such as the first invitation. */
    staffId: integer(),
    /** The person's email at the time of the change. */
    actor: text().notNull(),
    /** The summary of the desk's call. */
    action: text().notNull(),
    /** The changed item: an id or a name. */
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('audit_log_time').on(table.tenantId, table.at),
    // Skipped if PostgreSQL lacks pg_trgm. Folds text like migration sales/0015.
    index('audit_log_subject').using('gin', sql`fold_text(${table.subject}) gin_trgm_ops`),
  ],
);

/** Settings of a tenant's desk by name (server/desk/deskSettings.ts). */
export const deskSettings = pgTable('desk_settings', {
  tenantId: tenantId().primaryKey(),
  settings: jsonb().$type<Record<string, unknown>>().notNull(),
});

/** Number of announcements of a subject to the desks of a tenant, by which other processes notice them (server/desk/deskEvents.ts). */
export const deskAnnouncements = pgTable(
  'desk_announcements',
  {
    tenantId: tenantId(),
    subject: text().$type<Subject>().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.subject] })],
);

/** Requests of shoppers to the dealer: contact, quote and swatches. They are also emailed to the dealer. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: rowId(),
    tenantId: tenantId(),
    kind: text({ enum: ['contact', 'request-quote', 'swatches'] }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    telephone: text().notNull(),
    /** Message, products and options, as shown in the email. */
    contents: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    note: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [index('contact_requests_status').on(table.tenantId, table.status, table.createdAt)],
);
