import { and, asc, eq } from 'drizzle-orm';
import { cartOffers, coupons, type OfferTier } from '../database/schema/cart.ts';
import type { RequestContext } from '../session/requestContext.ts';
import { shareOf } from './money.ts';

export interface Coupon {
  code: string;
  kind: 'percent' | 'amount' | 'delivery';
  /** percent: thousandths of a percent; amount: cents; delivery: unused. */
  value: number;
  /** Minimum subtotal in cents. */
  minimum: number;
  startsAt: Date | null;
  endsAt: Date | null;
}

export type CouponErrorCode = 'couponUnknown' | 'couponExpired' | 'couponMinimum';

/** Normalises a coupon code: codes are compared without spaces and case. */
export const normalizeCouponCode = (code: string): string => code.replace(/\s+/g, '').toUpperCase();

/** Returns why a coupon does not apply now; null when it applies. subtotal in cents. */
export function couponErrorOf(coupon: Coupon | null, subtotal: number, now: Date): CouponErrorCode | null {
  if (!coupon) return 'couponUnknown';
  if (coupon.startsAt && now < coupon.startsAt) return 'couponUnknown';
  if (coupon.endsAt && now > coupon.endsAt) return 'couponExpired';
  return subtotal < coupon.minimum ? 'couponMinimum' : null;
}

/** Returns the discount of a valid coupon on goods and delivery in cents, each limited to the full amount. */
export function couponValue(coupon: Coupon, goods: number, delivery: number) {
  if (coupon.kind === 'delivery') return { goods: 0, delivery };
  const wanted = coupon.kind === 'percent' ? shareOf(goods, coupon.value) : coupon.value;
  return { goods: Math.min(wanted, goods), delivery: 0 };
}

/** A quantity offer of the tenant: buy more, save more (docs/spec/11 §1). Amounts in cents. */
export interface Offer {
  type: 'BuyMoreSaveMore_MailIn' | 'BuyMoreSaveMore_Instant';
  title: string;
  /** Manufacturer whose products count; null counts all products. */
  manufacturer: string | null;
  tiers: readonly OfferTier[];
}

interface OfferedLine {
  qty: number;
  manufacturer: string;
  isAddon: boolean;
}

export interface GrantedOffer {
  offer: Offer;
  amount: number;
  /** Indexes of the lines that count towards the offer. */
  lines: number[];
}

const counts = (offer: Offer) => (line: OfferedLine) =>
  !line.isAddon && (offer.manufacturer === null || offer.manufacturer === line.manufacturer);

/** Returns the offers whose lowest tier is reached, each with its highest reached tier. */
export function grantOffers(offers: readonly Offer[], lines: readonly OfferedLine[]): GrantedOffer[] {
  return offers.flatMap((offer) => {
    const taking = lines.flatMap((line, index) => (counts(offer)(line) ? [index] : []));
    const pieces = taking.reduce((sum, index) => sum + (lines[index]?.qty ?? 0), 0);
    const reached = offer.tiers.filter((tier) => pieces >= tier.pieces).map((tier) => tier.amount);
    const amount = Math.max(0, ...reached);
    return amount > 0 ? [{ offer, amount, lines: taking }] : [];
  });
}

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
