import { and, eq } from 'drizzle-orm';
import { getPage } from '../../../contract/content.ts';
import { notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { catalogMessage, localizedText } from '../catalog/catalogMessages.ts';
import { pages } from '../database/schema/content.ts';
import { type RouteBinding, route } from '../route.ts';

export const pageRoutes = ({ db }: BackendContext): RouteBinding[] => [
  route(getPage, async ({ tenant, language, params }) => {
    const [row] = await db
      .select()
      .from(pages)
      .where(and(eq(pages.tenantId, tenant.id), eq(pages.identifier, params.identifier)));
    if (!row) throw notFound(catalogMessage(language, 'pageUnknown'));
    return {
      identifier: row.identifier,
      title: localizedText(row.title, language),
      content: localizedText(row.content, language),
      meta_description: localizedText(row.metaDescription, language),
      meta_keywords: localizedText(row.metaKeywords, language),
      structured_data: '',
      no_index: row.noIndex,
    };
  }),
];
