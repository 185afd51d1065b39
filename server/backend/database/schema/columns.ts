import { type AnyPgColumn, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { tenants } from './tenant.ts';

/** A point in time. */
export const moment = () => timestamp({ withTimezone: true });

/** A number that the database assigns. */
export const rowId = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** The row of another table that owns the row; deleting it deletes the row. */
export const ownerId = (id: () => AnyPgColumn) => integer().notNull().references(id, { onDelete: 'cascade' });
export const ownerKey = (key: () => AnyPgColumn) => text().notNull().references(key, { onDelete: 'cascade' });

/** The tenant that owns the row. */
export const tenantId = () => ownerId(() => tenants.id);
