import { and, eq } from 'drizzle-orm';
import { getPromoBanner, listPromoBanners } from '../../../src/api/contract/content.ts';
import { notFound } from '../apiError.ts';
import { inLanguage, word } from '../catalogue/catalogueWords.ts';
import { type BannerRow, readBanners, readRebates } from '../content/readBanners.ts';
import { banners } from '../database/schema/content.ts';
import { type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';

const most = 100;

const bannerOf = (row: BannerRow, language: string) => ({
  banner_id: row.id,
  type: row.type,
  css: row.css,
  content: inLanguage(row.content, language),
  end_date: row.endDate,
});

export const promoBannerRoutes = (store: StoreContext): RouteBinding[] => [
  route(getPromoBanner, async ({ tenant, language, params }) => {
    const [row] = await store.db
      .select()
      .from(banners)
      .where(and(eq(banners.tenantId, tenant.id), eq(banners.id, params.bannerId)));
    if (!row) throw notFound(word(language, 'bannerUnknown'));
    return bannerOf(row, language);
  }),
  route(listPromoBanners, async ({ tenant, language, params, query }) => {
    const visit = { tenant, language };
    const limit = Math.min(most, Math.max(1, query.limit));
    if (params.type === 'rebate') return readRebates(store, visit, { ...query, limit });
    const rows = await readBanners(store, visit, params.type, { ...query, limit });
    return rows.map((row) => bannerOf(row, language));
  }),
];
