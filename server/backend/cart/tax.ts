import { findRegion } from './regions.ts';

const WHOLE = 100_000;

/** Returns a share of an amount in cents, rounded half up; rate in thousandths of a percent. */
export const shareOf = (cents: number, rate: number): number =>
  Math.floor((cents * rate + WHOLE / 2) / WHOLE);

export interface Taxable {
  /** Goods and fees after discounts, in cents. */
  goods: number;
  delivery: number;
  country: string;
  region: string;
}

/** Returns the sales tax in cents; Canada taxes delivery too. 0 while the region is unknown. */
export function taxOf({ goods, delivery, country, region }: Taxable): number {
  const rate = findRegion(country, region)?.taxRate ?? 0;
  return shareOf(country.toUpperCase() === 'CA' ? goods + delivery : goods, rate);
}
