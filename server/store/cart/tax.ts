import { findRegion } from './regions.ts';

const WHOLE = 100_000;

/** A share of an amount in cents; rate in thousandths of a percent; halves go up. */
export const shareOf = (cents: number, rate: number): number =>
  Math.floor((cents * rate + WHOLE / 2) / WHOLE);

export interface Taxable {
  /** Goods and fees after discounts, in cents. */
  goods: number;
  delivery: number;
  country: string;
  region: string;
}

/** Sales tax in cents; Canada taxes the delivery too. 0 while the region is not known. */
export function taxOf({ goods, delivery, country, region }: Taxable): number {
  const rate = findRegion(country, region)?.taxRate ?? 0;
  return shareOf(country.toUpperCase() === 'CA' ? goods + delivery : goods, rate);
}
