import { and, eq } from 'drizzle-orm';
import { getPromoBanner, listPromoBanners } from '../../../contract/content.ts';
import { notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { catalogMessage, localizedText } from '../catalog/catalogMessages.ts';
import { type BannerRow, readBanners, readRebates } from '../content/readBanners.ts';
import { banners } from '../database/schema/content.ts';
import { type RouteBinding, route } from '../route.ts';

const most = 100;

const bannerOf = (row: BannerRow, language: string) => ({
  banner_id: row.id,
  type: row.type,
  css: row.css,
  content: localizedText(row.content, language),
  end_date: row.endDate,
});

export const promoBannerRoutes = (backend: BackendContext): RouteBinding[] => [
  route(getPromoBanner, async ({ tenant, language, params }) => {
    const [row] = await backend.db
      .select()
      .from(banners)
      .where(and(eq(banners.tenantId, tenant.id), eq(banners.id, params.bannerId)));
    if (!row) throw notFound(catalogMessage(language, 'bannerUnknown'));
    return bannerOf(row, language);
  }),
  route(listPromoBanners, async ({ tenant, language, params, query }) => {
    const scope = { tenant, language };
    const limit = Math.min(most, Math.max(1, query.limit));
    if (params.type === 'rebate') return readRebates(backend, scope, { ...query, limit });
    const rows = await readBanners(backend, scope, params.type, { ...query, limit });
    return rows.map((row) => bannerOf(row, language));
  }),
];
