import { asc, eq } from 'drizzle-orm';
import { listScripts } from '../../../src/api/contract/content.ts';
import { scripts } from '../database/schema/content.ts';
import { type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';

export const scriptRoutes = ({ db }: StoreContext): RouteBinding[] => [
  route(listScripts, async ({ tenant }) => {
    const rows = await db
      .select()
      .from(scripts)
      .where(eq(scripts.tenantId, tenant.id))
      .orderBy(asc(scripts.identifier));
    return rows.map(({ identifier, src, content, placement }) => ({ identifier, src, content, placement }));
  }),
];
