import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Database, rowsOf } from '../database/database.ts';
import type { Customer } from './currentPassword.ts';

/**
 * The columns by which a row belongs to a customer. If a table has several, the first one in this list counts: a guest's order in the same
 * browser belongs to the session, not to the customer.
 */
const OWNERS = ['customer_id', 'order_id', 'cart_id', 'subscription_id', 'session_id', 'voter'] as const;
type Owner = (typeof OWNERS)[number];

/** Tables that identify a person only by email, with the column of the email. */
const BY_EMAIL = { newsletter_readers: 'email', newsletter_links: 'email' } as const;
/** Tables whose rows others may have entered; only read for an email that the customer has confirmed. */
const BY_PROVEN_EMAIL = { contact_requests: 'email', outbox: 'recipient' } as const;

/** Columns that grant access, or that identify a request instead of a person. */
const SECRET = /(^|_)(hash|token|secret|public_key|idempotency_key)$/;
/** Columns that duplicate others. */
const DERIVED = /^search_text$/;

const columnRow = z.object({ table: z.string(), column: z.string() });

/** Owner columns by table, read from the database, so that tables added later are exported too. */
async function ownedTables(db: Database): Promise<Map<string, Owner>> {
  const rows = await rowsOf(
    db,
    sql`select c.table_name as table, c.column_name as column
        from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where table_schema = current_schema() and t.table_type = 'BASE TABLE' order by 1, 2`,
  );
  const columns = z.parse(z.array(columnRow), rows);
  const tables = [...new Set(columns.map(({ table }) => table))];
  return new Map(
    tables.flatMap((name): [string, Owner][] => {
      const own = columns.filter(({ table }) => table === name).map(({ column }) => column);
      const owner = OWNERS.find((column) => own.includes(column));
      return owner ? [[name, owner]] : [];
    }),
  );
}

const ownedBy = (id: number): Record<Owner, SQL> => ({
  customer_id: sql`= ${id}::int`,
  subscription_id: sql`in (select id from push_subscriptions where customer_id = ${id}::int)`,
  order_id: sql`in (select id from orders where customer_id = ${id}::int)`,
  cart_id: sql`in (select id from carts where customer_id = ${id}::int)`,
  session_id: sql`in (select id from sessions where customer_id = ${id}::int)`,
  voter: sql`in (select id::text from sessions where customer_id = ${id}::int)`,
});

const emailTables = ({ emailVerifiedAt }: Customer): [string, string][] =>
  Object.entries({ ...BY_EMAIL, ...(emailVerifiedAt === null ? {} : BY_PROVEN_EMAIL) });

const isEmailOf = ({ tenantId, email }: Customer, column: string): SQL =>
  sql`tenant_id = ${tenantId}::int and lower(${sql.identifier(column)}) = ${email}`;

/** A link in a pending email is a secret as well, because it sets a password or confirms an address. */
function withoutLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLinks);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      /path|link/i.test(name) && typeof inner === 'string' ? [] : [[name, withoutLinks(inner)]],
    ),
  );
}

const withoutSecrets = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !SECRET.test(column) && !DERIVED.test(column))
      .map(([column, value]) => [column, column === 'body' ? withoutLinks(value) : value]),
  );

export type PersonalData = Record<string, Record<string, unknown>[]>;

/** Reads every row stored about a customer, by table, without secrets. */
export async function readPersonalData(db: Database, customer: Customer): Promise<PersonalData> {
  const data: PersonalData = {};
  const read = async (table: string, condition: SQL) => {
    const query = sql`select * from ${sql.identifier(table)} where ${condition}`;
    const rows = await rowsOf<Record<string, unknown>>(db, query);
    if (rows.length > 0) data[table] = rows.map(withoutSecrets);
  };
  await read('customers', sql`id = ${customer.id}::int`);
  const owned = ownedBy(customer.id);
  for (const [table, column] of await ownedTables(db))
    await read(table, sql`${sql.identifier(column)} ${owned[column]}`);
  for (const [table, column] of emailTables(customer)) await read(table, isEmailOf(customer, column));
  return data;
}

/** Deletes rows that refer to a customer only by email or as a voter. All others are deleted with the account's row. */
export async function deleteUnlinkedData(db: Database, customer: Customer): Promise<void> {
  const { voter } = ownedBy(customer.id);
  for (const [table, column] of await ownedTables(db))
    if (column === 'voter') await db.execute(sql`delete from ${sql.identifier(table)} where voter ${voter}`);
  for (const [table, column] of emailTables(customer))
    await db.execute(sql`delete from ${sql.identifier(table)} where ${isEmailOf(customer, column)}`);
  // Emails about the account itself, even if the address was never confirmed.
  await db.execute(
    sql`delete from outbox where ${isEmailOf(customer, 'recipient')}
        and kind in ('welcome', 'email_verification', 'email_changed', 'access_changed', 'password_reset')`,
  );
  // Anyone may enter an address that is not theirs, so the owner's emails are only deleted if the address was confirmed.
  if (customer.emailVerifiedAt)
    await db.execute(sql`delete from outbox where ${isEmailOf(customer, 'reply_to')}`);
}
