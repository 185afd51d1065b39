import type { TileRow } from './readTiles.ts';

export type Priced = Pick<
  TileRow,
  | 'price'
  | 'listPrice'
  | 'poa'
  | 'displayPrice'
  | 'addable'
  | 'msrpEnabled'
  | 'instantSavings'
  | 'instantSavingsTo'
  | 'consumerRebate'
  | 'consumerRebateTo'
>;

/** Converts cents to units of the currency. */
export const units = (cents: number | null): number | null => (cents === null ? null : cents / 100);

const saving = (cents: number | null, until: Date | null, now: Date) =>
  cents !== null && cents > 0 && (until === null || until >= now)
    ? { amount: units(cents), until: until?.toISOString() ?? null }
    : { amount: null, until: null };

/**
 * Returns the price fields of the contract. A price that must not be shown is null; savings end with their last day.
 */
export function pricesOf(row: Priced, now: Date) {
  const isShown = !row.poa && row.displayPrice;
  const instant = saving(isShown ? row.instantSavings : null, row.instantSavingsTo, now);
  const rebate = saving(isShown ? row.consumerRebate : null, row.consumerRebateTo, now);
  return {
    price: isShown ? units(row.price) : null,
    list_price: isShown ? units(row.listPrice) : null,
    display_price: row.displayPrice,
    display_add_to_cart: row.addable && !row.poa,
    msrp_enabled: row.msrpEnabled,
    poa: row.poa,
    instant_savings: instant.amount,
    instant_savings_to_date: instant.until,
    consumer_rebate: rebate.amount,
    consumer_rebate_to_date: rebate.until,
  };
}
