import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tenant } from '../backend/tenant/tenant.ts';

/** Matches the row with an id, if it belongs to the tenant. */
export const ownRow = (
  table: PgTable & { id: PgColumn; tenantId: PgColumn },
  id: number | string,
  tenant: Pick<Tenant, 'id'>,
): SQL | undefined => and(eq(table.id, Number(id)), eq(table.tenantId, tenant.id));
