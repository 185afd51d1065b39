import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Block, getBlock, listBlocks } from '../../../contract/content.ts';
import { notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { catalogMessage, localizedText } from '../catalog/catalogMessages.ts';
import { blocks } from '../database/schema/content.ts';
import { type RouteBinding, route } from '../route.ts';

const blockOf = ({ identifier, title, content }: typeof blocks.$inferSelect, language: string): Block => ({
  identifier,
  block_id: null,
  title,
  content: localizedText(content, language),
});

export const blockRoutes = ({ db }: BackendContext): RouteBinding[] => [
  route(listBlocks, async ({ tenant, language, query }) => {
    const requested = query.identifiers?.split(',').map((identifier) => identifier.trim());
    const rows = await db
      .select()
      .from(blocks)
      .where(
        and(eq(blocks.tenantId, tenant.id), requested ? inArray(blocks.identifier, requested) : undefined),
      )
      .orderBy(asc(blocks.identifier));
    return rows.map((row) => blockOf(row, language));
  }),
  route(getBlock, async ({ tenant, language, params }) => {
    const [row] = await db
      .select()
      .from(blocks)
      .where(and(eq(blocks.tenantId, tenant.id), eq(blocks.identifier, params.identifier)));
    if (!row) throw notFound(catalogMessage(language, 'blockUnknown'));
    return blockOf(row, language);
  }),
];
