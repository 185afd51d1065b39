import { asc, eq } from 'drizzle-orm';
import { listMenus } from '../../../contract/content.ts';
import type { BackendContext } from '../backendContext.ts';
import { localizedText } from '../catalog/catalogMessages.ts';
import { menuItems } from '../database/schema/content.ts';
import { type RouteBinding, route } from '../route.ts';

export const menuRoutes = ({ db }: BackendContext): RouteBinding[] => [
  route(listMenus, async ({ tenant, language }) => {
    const rows = await db
      .select()
      .from(menuItems)
      .where(eq(menuItems.tenantId, tenant.id))
      .orderBy(asc(menuItems.position));
    return rows.map((row) => ({
      node_id: row.nodeId,
      parent_node_id: row.parentNodeId,
      label: localizedText(row.label, language),
      request_url: row.requestUrl,
      href_override: row.hrefOverride,
      target: row.target,
      icon_url: row.iconUrl,
      top_menu_visibility: row.topMenuVisible,
      placement: row.placement,
    }));
  }),
];
