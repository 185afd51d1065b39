import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { BackendContext } from '../../backendContext.ts';
import { facetValues, productFacets } from '../../database/schema/catalog.ts';
import { type banners, promotions } from '../../database/schema/content.ts';
import { localTime } from '../../delivery/calendarDays.ts';
import type { RequestScope } from '../../route.ts';
import { configOf } from '../../tenant/tenant.ts';
import { localizedText } from '../catalogMessages.ts';
import { units } from './prices.ts';

/** The form of a mail-in rebate; an instant saving is already included in the price and has no form. */
export const rebateFormOf = ({ linqType, formUrl }: typeof promotions.$inferSelect): string =>
  linqType === 'rebate' ? formUrl : '';

/** Matches the banners or promotions of a tenant that are active today in its time zone. */
export function isActiveToday(
  { tenantId, startDate, endDate }: typeof promotions | typeof banners,
  scope: Pick<RequestScope, 'tenant' | 'language'>,
  now: Date,
): SQL | undefined {
  const { timezoneId } = configOf(scope.tenant, scope.language);
  const today = sql`${localTime(now, timezoneId).day}::date`;
  return and(eq(tenantId, scope.tenant.id), lte(startDate, today), gte(endDate, today));
}

/** Joins promotions with the facet value that their products have. */
export const ofProgram = and(eq(facetValues.code, 'program_id'), eq(facetValues.value, promotions.programId));

/** The first and the last second of a promotion in the dealer's time zone, as ISO 8601. */
export function periodOf({ tenant, language }: Pick<RequestScope, 'tenant' | 'language'>) {
  const zone = configOf(tenant, language).timezoneId;
  return {
    startsAt: sql<string>`to_json(${promotions.startDate}::timestamp at time zone ${zone})`,
    endsAt: sql<string>`to_json((${promotions.endDate} + 1)::timestamp at time zone ${zone} - interval '1 second')`,
  };
}

/** Reads the active promotions of a product. */
export async function promotionsOf(
  { db, clock }: BackendContext,
  { tenant, language }: RequestScope,
  productId: number,
) {
  const rows = await db
    .select({ promotion: promotions, ...periodOf({ tenant, language }) })
    .from(promotions)
    .innerJoin(facetValues, ofProgram)
    .innerJoin(
      productFacets,
      and(eq(productFacets.facetValueId, facetValues.id), eq(productFacets.productId, productId)),
    )
    .where(isActiveToday(promotions, { tenant, language }, clock()));
  return rows.map(({ promotion, startsAt, endsAt }) => ({
    linq_type: promotion.linqType,
    program_id: promotion.programId,
    promo_name: localizedText(promotion.name, language),
    promo_short_description: localizedText(promotion.shortDescription, language),
    package_savings: promotion.linqType === 'package' ? units(promotion.amount) : null,
    start_date: startsAt,
    end_date: endsAt,
    rebate_form_url: rebateFormOf(promotion),
  }));
}
