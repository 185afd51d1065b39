import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { BackendContext } from '../backendContext.ts';
import { localizedText } from '../catalog/catalogMessages.ts';
import { isActiveToday, periodOf, rebateFormOf } from '../catalog/product/promotionsOf.ts';
import { plainText } from '../catalog/search/words.ts';
import { banners, promotions } from '../database/schema/content.ts';
import type { RequestScope } from '../route.ts';

export type BannerRow = typeof banners.$inferSelect;

interface BannerQuery {
  limit: number;
  /** Sort order: end_date (the default), or the dealer's position. */
  order: string;
  /** url_key of a category; several are separated by commas. */
  category?: string | undefined;
  /** Manufacturer, by slug or name. */
  manufacturer?: string | undefined;
}

const slug = (text: string) => plainText(text).replaceAll(' ', '-');

/** Reads a banner that is active today. */
export async function readBanner(
  backend: BackendContext,
  scope: RequestScope,
  bannerId: string,
): Promise<BannerRow | undefined> {
  const [row] = await backend.db
    .select()
    .from(banners)
    .where(and(isActiveToday(banners, scope, backend.clock()), eq(banners.id, bannerId)));
  return row;
}

/**
 * Reads the banners of a type that are active today, sorted by end date unless another order is requested. A banner without a category or
 * manufacturer applies to all of them.
 */
export async function readBanners(
  backend: BackendContext,
  scope: RequestScope,
  type: string,
  { limit, order, category, manufacturer }: BannerQuery,
): Promise<BannerRow[]> {
  return backend.db
    .select()
    .from(banners)
    .where(
      and(
        isActiveToday(banners, scope, backend.clock()),
        sql`${banners.type} = ${type}`,
        category ? inArray(banners.category, ['', ...category.split(',')]) : undefined,
        manufacturer ? inArray(banners.manufacturer, ['', slug(manufacturer)]) : undefined,
      ),
    )
    .orderBy(
      asc(order === 'end_date' ? banners.endDate : banners.position),
      asc(banners.position),
      asc(banners.id),
    )
    .limit(limit);
}

/** Reads the manufacturers' rebate programs that are active today, or one of them, as banners of the rebate centre. */
export async function readRebates(
  backend: BackendContext,
  scope: RequestScope,
  { limit, manufacturer, programId }: Pick<BannerQuery, 'limit' | 'manufacturer'> & { programId?: string },
) {
  const { language } = scope;
  const rows = await backend.db
    .select({ row: promotions, ...periodOf(scope) })
    .from(promotions)
    .where(
      and(
        isActiveToday(promotions, scope, backend.clock()),
        manufacturer ? eq(promotions.manufacturer, slug(manufacturer)) : undefined,
        programId ? eq(promotions.programId, programId) : undefined,
      ),
    )
    .orderBy(asc(promotions.endDate), asc(promotions.programId))
    .limit(limit);
  return rows.map(({ row, startsAt, endsAt }) => ({
    banner_id: row.programId,
    program_id: row.programId,
    type: 'custom' as const,
    promo_name: localizedText(row.name, language),
    promo_short_description: localizedText(row.shortDescription, language),
    content: localizedText(row.description, language),
    manufacturer: row.manufacturer,
    start_date: startsAt,
    end_date: endsAt,
    rebate_form_url: rebateFormOf(row),
    brand_logo_urls: row.brandLogoUrls,
  }));
}
