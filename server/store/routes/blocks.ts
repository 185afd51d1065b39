import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Block, getBlock, listBlocks } from '../../../src/api/contract/content.ts';
import { notFound } from '../apiError.ts';
import { inLanguage, word } from '../catalogue/catalogueWords.ts';
import { blocks } from '../database/schema/content.ts';
import { type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';

const blockOf = ({ identifier, title, content }: typeof blocks.$inferSelect, language: string): Block => ({
  identifier,
  block_id: null,
  title,
  content: inLanguage(content, language),
});

export const blockRoutes = ({ db }: StoreContext): RouteBinding[] => [
  route(listBlocks, async ({ tenant, language, query }) => {
    const asked = query.identifiers?.split(',').map((identifier) => identifier.trim());
    const rows = await db
      .select()
      .from(blocks)
      .where(and(eq(blocks.tenantId, tenant.id), asked ? inArray(blocks.identifier, asked) : undefined))
      .orderBy(asc(blocks.identifier));
    return rows.map((row) => blockOf(row, language));
  }),
  route(getBlock, async ({ tenant, language, params }) => {
    const [row] = await db
      .select()
      .from(blocks)
      .where(and(eq(blocks.tenantId, tenant.id), eq(blocks.identifier, params.identifier)));
    if (!row) throw notFound(word(language, 'blockUnknown'));
    return blockOf(row, language);
  }),
];
