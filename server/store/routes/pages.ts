import { and, eq } from 'drizzle-orm';
import { getPage } from '../../../src/api/contract/content.ts';
import { notFound } from '../apiError.ts';
import { inLanguage, word } from '../catalogue/catalogueWords.ts';
import { pages } from '../database/schema/content.ts';
import { type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';

export const pageRoutes = ({ db }: StoreContext): RouteBinding[] => [
  route(getPage, async ({ tenant, language, params }) => {
    const [row] = await db
      .select()
      .from(pages)
      .where(and(eq(pages.tenantId, tenant.id), eq(pages.identifier, params.identifier)));
    if (!row) throw notFound(word(language, 'pageUnknown'));
    return {
      identifier: row.identifier,
      title: inLanguage(row.title, language),
      content: inLanguage(row.content, language),
      meta_description: inLanguage(row.metaDescription, language),
      meta_keywords: inLanguage(row.metaKeywords, language),
      structured_data: '',
      no_index: row.noIndex,
    };
  }),
];
