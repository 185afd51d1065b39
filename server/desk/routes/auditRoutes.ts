import { and, desc, eq, lt } from 'drizzle-orm';
import { listChanges } from '../../../contract/desk/audit.ts';
import { auditLog } from '../../backend/database/schema/desk.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { type DeskOptions, deskRoute } from '../deskRoute.ts';

const PAGE = 100;

/** The audit log, the newest change first. */
export const auditRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listChanges, async ({ db, tenant }, { query }) => {
    const ofTenant = eq(auditLog.tenantId, tenant.id);
    const rows = await db
      .select()
      .from(auditLog)
      .where(query.before > 0 ? and(ofTenant, lt(auditLog.id, query.before)) : ofTenant)
      .orderBy(desc(auditLog.id))
      .limit(PAGE);
    return {
      changes: rows.map(({ id, at, actor, action, subject, details }) => ({
        id,
        at: at.toISOString(),
        actor,
        action,
        subject,
        details,
      })),
    };
  }),
];
