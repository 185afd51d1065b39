import { findRegion } from '../regions.ts';
import { type TaxPlace, type TaxProvider, type TaxRate, UNTAXED } from './taxProvider.ts';
import { type LocalRates, WASHINGTON } from './washington.ts';

/** Local rates of states whose counties and cities add to the state tax, by state code. */
const LOCAL_RATES: ReadonlyMap<string, LocalRates> = new Map([['WA', WASHINGTON]]);

const LONGEST_PREFIX = 5;
const SHORTEST_PREFIX = 3;

/** The rate of the longest matching ZIP code prefix; null if the table contains none. */
function findLocalRate(rates: LocalRates, postcode: string): number | null {
  for (let length = LONGEST_PREFIX; length >= SHORTEST_PREFIX; length -= 1) {
    const rate = rates.get(postcode.trim().slice(0, length));
    if (rate !== undefined) return rate;
  }
  return null;
}

/**
 * Returns the sales tax of a place: the combined local rate if there is a table, or else only the rate of the state or province, which is
 * too low where counties and cities add to it (docs/spec/20-deviations.md). Canada also taxes delivery. An unknown region is untaxed.
 */
export function taxRateOf({ country, region, postcode }: TaxPlace): TaxRate {
  const found = findRegion(country, region);
  if (!found) return UNTAXED;
  if (country.toUpperCase() === 'CA') return { rate: found.taxRate, isDeliveryTaxed: true };
  const local = LOCAL_RATES.get(found.code);
  const rate = (local && findLocalRate(local, postcode)) ?? found.taxRate;
  return { rate, isDeliveryTaxed: false };
}

/** The tax tables of the bundled backend. */
export const localTaxes: TaxProvider = { findRate: async (place) => taxRateOf(place) };
