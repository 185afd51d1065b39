import { and, eq, gte, sql } from 'drizzle-orm';
import { facetValues, productFacets } from '../../database/schema/catalogue.ts';
import { promotions } from '../../database/schema/content.ts';
import type { Visit } from '../../route.ts';
import type { StoreContext } from '../../storeContext.ts';
import { inLanguage } from '../catalogueWords.ts';
import { units } from './prices.ts';

/** Programmes a product takes part in that still run. */
export async function promotionsOf(
  { db, clock }: StoreContext,
  { tenant, language }: Visit,
  productId: number,
) {
  const today = clock().toISOString().slice(0, 10);
  const rows = await db
    .select({ promotion: promotions })
    .from(promotions)
    .innerJoin(
      facetValues,
      and(eq(facetValues.code, 'program_id'), eq(facetValues.value, promotions.programId)),
    )
    .innerJoin(
      productFacets,
      and(eq(productFacets.facetValueId, facetValues.id), eq(productFacets.productId, productId)),
    )
    .where(and(eq(promotions.tenantId, tenant.id), gte(promotions.endDate, sql`${today}::date`)));
  return rows.map(({ promotion }) => ({
    linq_type: promotion.linqType,
    program_id: promotion.programId,
    promo_name: inLanguage(promotion.name, language),
    promo_short_description: inLanguage(promotion.shortDescription, language),
    package_savings: promotion.linqType === 'package' ? units(promotion.amount) : null,
    start_date: promotion.startDate,
    end_date: promotion.endDate,
    rebate_form_url: promotion.formUrl,
  }));
}
