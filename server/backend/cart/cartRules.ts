import { and, asc, eq } from 'drizzle-orm';
import { cartOffers, coupons } from '../database/schema/cart.ts';
import type { RequestContext } from '../session/requestContext.ts';
import { type Coupon, normalizeCouponCode } from './coupon.ts';
import type { Offer } from './offers.ts';

/** Reads the tenant's coupon by its code; null when there is none. */
export async function readCoupon({ db, tenant }: RequestContext, code: string): Promise<Coupon | null> {
  const condition = and(eq(coupons.tenantId, tenant.id), eq(coupons.code, normalizeCouponCode(code)));
  const [coupon] = await db.select().from(coupons).where(condition);
  return coupon ?? null;
}

/** Reads the tenant's quantity offers, with titles in the request's language. */
export async function readOffers({ db, tenant, language }: RequestContext): Promise<Offer[]> {
  const rows = await db
    .select()
    .from(cartOffers)
    .where(eq(cartOffers.tenantId, tenant.id))
    .orderBy(asc(cartOffers.id));
  return rows.map((row) => ({ ...row, title: row.title[language] ?? row.title.en ?? '' }));
}
