import { asc, eq } from 'drizzle-orm';
import { listScripts } from '../../../contract/content.ts';
import type { BackendContext } from '../backendContext.ts';
import { scripts } from '../database/schema/content.ts';
import { type RouteBinding, route } from '../route.ts';

export const scriptRoutes = ({ db }: BackendContext): RouteBinding[] => [
  route(listScripts, async ({ tenant }) => {
    const rows = await db
      .select()
      .from(scripts)
      .where(eq(scripts.tenantId, tenant.id))
      .orderBy(asc(scripts.identifier));
    return rows.map(({ identifier, src, content, placement }) => ({ identifier, src, content, placement }));
  }),
];
