import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { BackendContext } from '../backendContext.ts';
import { localizedText } from '../catalog/catalogMessages.ts';
import { periodOf, rebateFormOf } from '../catalog/product/promotionsOf.ts';
import { plainText } from '../catalog/search/words.ts';
import { banners, promotions } from '../database/schema/content.ts';
import type { RequestScope } from '../route.ts';
import { todayOf } from '../tenant/today.ts';

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
const today = ({ clock }: BackendContext, scope: RequestScope) => sql`${todayOf(scope, clock())}::date`;

/** Reads a banner that is active today. */
export async function readBanner(
  backend: BackendContext,
  scope: RequestScope,
  bannerId: string,
): Promise<BannerRow | undefined> {
  const day = today(backend, scope);
  const [row] = await backend.db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.tenantId, scope.tenant.id),
        eq(banners.id, bannerId),
        lte(banners.startDate, day),
        gte(banners.endDate, day),
      ),
    );
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
  const day = today(backend, scope);
  return backend.db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.tenantId, scope.tenant.id),
        sql`${banners.type} = ${type}`,
        lte(banners.startDate, day),
        gte(banners.endDate, day),
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
  const { tenant, language } = scope;
  const day = today(backend, scope);
  const rows = await backend.db
    .select({ row: promotions, ...periodOf(scope) })
    .from(promotions)
    .where(
      and(
        eq(promotions.tenantId, tenant.id),
        lte(promotions.startDate, day),
        gte(promotions.endDate, day),
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
