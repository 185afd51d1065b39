import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { inLanguage } from '../catalogue/catalogueWords.ts';
import { plainText } from '../catalogue/search/plainText.ts';
import { banners, promotions } from '../database/schema/content.ts';
import type { Visit } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';

export type BannerRow = typeof banners.$inferSelect;

interface Wish {
  limit: number;
  /** end_date (the default), or the dealer's own order. */
  order: string;
  /** url_key of a category; several by commas. */
  category?: string | undefined;
  /** Maker, by slug or name. */
  manufacturer?: string | undefined;
}

const slug = (text: string) => plainText(text).replaceAll(' ', '-');
const today = ({ clock }: StoreContext) => sql`${clock().toISOString().slice(0, 10)}::date`;

/** Banners of a type that run today, those that end first in front. */
export async function readBanners(
  store: StoreContext,
  { tenant }: Visit,
  type: string,
  { limit, order, category, manufacturer }: Wish,
): Promise<BannerRow[]> {
  const day = today(store);
  return store.db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.tenantId, tenant.id),
        sql`${banners.type} = ${type}`,
        lte(banners.startDate, day),
        gte(banners.endDate, day),
        category ? inArray(banners.category, category.split(',')) : undefined,
        manufacturer ? eq(banners.manufacturer, slug(manufacturer)) : undefined,
      ),
    )
    .orderBy(asc(order === 'end_date' ? banners.endDate : banners.position), asc(banners.position))
    .limit(limit);
}

/** Programmes of makers that run today, as cards of the rebate centre. */
export async function readRebates(
  store: StoreContext,
  { tenant, language }: Visit,
  { limit, manufacturer }: Wish,
) {
  const day = today(store);
  const rows = await store.db
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.tenantId, tenant.id),
        lte(promotions.startDate, day),
        gte(promotions.endDate, day),
        manufacturer ? eq(promotions.manufacturer, slug(manufacturer)) : undefined,
      ),
    )
    .orderBy(asc(promotions.endDate), asc(promotions.programId))
    .limit(limit);
  return rows.map((row) => ({
    banner_id: row.programId,
    program_id: row.programId,
    type: 'custom' as const,
    promo_name: inLanguage(row.name, language),
    promo_short_description: inLanguage(row.shortDescription, language),
    content: inLanguage(row.description, language),
    manufacturer: row.manufacturer,
    start_date: row.startDate,
    end_date: row.endDate,
    rebate_form_url: row.formUrl,
    brand_logo_urls: row.brandLogoUrls,
  }));
}
