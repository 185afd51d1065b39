import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import { listChanges } from '../../../contract/desk/audit.ts';
import { foldText } from '../../../contract/searchWords.ts';
import { auditLog, staff } from '../../backend/database/schema/desk.ts';
import { timeZoneOfTenant } from '../../backend/locations/timeZones.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { type DeskOptions, deskRoute } from '../deskRoute.ts';
import { contains, endOfDay, startOfDay } from '../orders/orderList.ts';

const PAGE = 100;

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The audit log, newest change first. */
export const auditRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listChanges, async ({ db, tenant }, { query }) => {
    const { before, actor, from, until } = query;
    const search = query.search.trim();
    const zone = timeZoneOfTenant(tenant);
    const ofTenant = eq(auditLog.tenantId, tenant.id);
    const rows = await db
      .select({ entry: auditLog, name: staff.name })
      .from(auditLog)
      .leftJoin(staff, and(eq(staff.id, auditLog.staffId), eq(staff.tenantId, auditLog.tenantId)))
      .where(
        and(
          ofTenant,
          before > 0 ? lt(auditLog.id, before) : undefined,
          actor === '' ? undefined : eq(auditLog.actor, actor),
          search === '' ? undefined : sql`fold_text(${auditLog.subject}) like ${contains(foldText(search))}`,
          from === '' ? undefined : sql`${auditLog.at} >= ${startOfDay(from, zone)}`,
          until === '' ? undefined : sql`${auditLog.at} < ${endOfDay(until, zone)}`,
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(PAGE + 1);
    const actors = await db
      .selectDistinct({ actor: auditLog.actor })
      .from(auditLog)
      .where(ofTenant)
      .orderBy(asc(auditLog.actor));
    return {
      changes: rows.slice(0, PAGE).map(({ entry, name }) => {
        const { before: replaced, ...details } = entry.details;
        const { id, at, action, subject } = entry;
        return {
          id,
          at: at.toISOString(),
          actor: entry.actor,
          name: name ?? '',
          action,
          subject,
          details,
          before: objectOf(replaced),
        };
      }),
      has_more: rows.length > PAGE,
      actors: actors.map((row) => row.actor),
    };
  }),
];
