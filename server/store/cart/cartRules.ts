import { and, asc, eq } from 'drizzle-orm';
import { cartOffers, coupons } from '../database/schema/cart.ts';
import type { Visitor } from '../session/visitor.ts';
import { type Coupon, normalCode } from './coupon.ts';
import type { Offer } from './offers.ts';

/** The tenant's coupon of that code; null when there is none. */
export async function readCoupon({ db, tenant }: Visitor, code: string): Promise<Coupon | null> {
  const named = and(eq(coupons.tenantId, tenant.id), eq(coupons.code, normalCode(code)));
  const [coupon] = await db.select().from(coupons).where(named);
  return coupon ?? null;
}

/** What the tenant grants on several pieces, titles in the visitor's language. */
export async function readOffers({ db, tenant, language }: Visitor): Promise<Offer[]> {
  const rows = await db
    .select()
    .from(cartOffers)
    .where(eq(cartOffers.tenantId, tenant.id))
    .orderBy(asc(cartOffers.id));
  return rows.map((row) => ({ ...row, title: row.title[language] ?? row.title.en ?? '' }));
}
