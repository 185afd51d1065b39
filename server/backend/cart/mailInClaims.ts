import { and, asc, eq, inArray } from 'drizzle-orm';
import type { MailInClaim } from '../../../contract/orderTerms.ts';
import { localizedText } from '../catalog/catalogMessages.ts';
import { isActiveToday, ofProgram } from '../catalog/product/promotionsOf.ts';
import { facetValues, productFacets } from '../database/schema/catalog.ts';
import { promotions } from '../database/schema/content.ts';
import type { RequestContext } from '../session/requestContext.ts';
import type { CartState } from './cartState.ts';

const MAIL_IN = 'rebate';

/** Reads the running mail-in promotions of products, by product id. */
async function readPromotions(context: RequestContext, ids: readonly number[]) {
  const rows = await context.db
    .select({ productId: productFacets.productId, promotion: promotions })
    .from(promotions)
    .innerJoin(facetValues, ofProgram)
    .innerJoin(productFacets, eq(productFacets.facetValueId, facetValues.id))
    .where(
      and(
        isActiveToday(promotions, context, context.now),
        eq(promotions.linqType, MAIL_IN),
        inArray(productFacets.productId, [...ids]),
      ),
    )
    .orderBy(asc(promotions.endDate), asc(promotions.programId));
  return new Map(rows.map(({ productId, promotion }) => [productId, promotion]));
}

/**
 * Lists what the shopper can claim by mail after buying this cart: the rebates of its products, one claim per program, and the offers by
 * number of pieces.
 */
export async function readMailInClaims(
  context: RequestContext,
  { lines, totals }: Pick<CartState, 'lines' | 'totals'>,
): Promise<MailInClaim[]> {
  if (totals.mailIn === 0) return [];
  const rebated = lines.filter(({ product }) => product.consumerRebate > 0);
  const ids = rebated.map(({ line }) => line.productId);
  const programs = ids.length > 0 ? await readPromotions(context, ids) : new Map();
  const claims = new Map<string, MailInClaim>();
  for (const { line, product } of rebated) {
    const program = programs.get(line.productId);
    const key = program?.programId ?? '';
    const before = claims.get(key)?.amount ?? 0;
    claims.set(key, {
      title: program ? localizedText(program.name, context.language) : '',
      amount: (Math.round(before * 100) + product.consumerRebate * line.qty) / 100,
      form_url: program?.formUrl ?? '',
      until: program?.endDate ?? '',
    });
  }
  const byPieces = totals.granted
    .filter(({ offer }) => offer.type === 'BuyMoreSaveMore_MailIn')
    .map(({ offer, amount }) => ({ title: offer.title, amount: amount / 100, form_url: '', until: '' }));
  return [...claims.values(), ...byPieces];
}
