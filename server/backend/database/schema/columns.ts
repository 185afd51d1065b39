import { integer, timestamp } from 'drizzle-orm/pg-core';
import { tenants } from './tenant.ts';

/** A point in time. */
export const moment = () => timestamp({ withTimezone: true });

/** A number that the database assigns. */
export const rowId = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** The tenant that owns the row; deleting the tenant deletes it. */
export const tenantId = () =>
  integer()
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' });
