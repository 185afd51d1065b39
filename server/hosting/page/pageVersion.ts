import { LRUCache } from 'lru-cache';
import type { StockVersion } from '../../backend/catalog/stockVersion.ts';

/** What the data of all pages depends on. */
export interface DataVersion {
  /** Increases with every change of catalog, content or configuration. */
  revision: number;
  /** Changes with the revision, but is never the same in two databases (catalog/revision.ts). */
  stamp: string;
  /** Increases with every stock change. */
  stock: StockVersion;
}

/** Reads the version of the data; null for a dealer's backend, which has none, so its pages expire by age. */
export type ReadVersion = () => Promise<DataVersion | null>;

/** Age at which a page of a backend without versions is rendered again. */
export const unversionedMs = 5_000;

/** Timestamps in the data of a page. Dates without a time take effect at the start of a day, when every page expires anyway. */
const instant = /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const quarterMs = 15 * 60_000;
const halfHourMs = 2 * quarterMs;

/** Number of the half hour at a time. */
export const halfHourOf = (now: number): number => Math.floor(now / halfHourMs);

/** Starts of days, by time zone and quarter of an hour. */
const dayStarts = new LRUCache<string, number>({ max: 200 });

/**
 * The next start of a day in a time zone (ms since 1970), because banners and promotions begin and end with the dealer's day. In every time
 * zone, days start at a quarter of an hour. timeZone: IANA name; for an unknown one, returns the next quarter of an hour
 */
export function nextDayStart(now: number, timeZone: string): number {
  const quarter = Math.floor(now / quarterMs);
  const key = `${quarter} ${timeZone}`;
  const cached = dayStarts.get(key);
  if (cached !== undefined) return cached;
  const next = nextQuarter(quarter, timeZone) * quarterMs;
  dayStarts.set(key, next);
  return next;
}

function nextQuarter(quarter: number, timeZone: string): number {
  let next = quarter + 1;
  try {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone });
    const today = format.format(quarter * quarterMs);
    while (format.format(next * quarterMs) === today) next += 1;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return next;
}

/**
 * Time at which a page expires although its data is unchanged (ms since 1970): the next timestamp in its data, such as the end of a
 * promotion, or the next start of a day in the tenant's time zone, whichever is earlier.
 */
export function nextExpiry(data: readonly string[], now: number, timeZone: string): number {
  const instants = data.flatMap((text) => [...text.matchAll(instant)].map(([at]) => Date.parse(at)));
  return Math.min(nextDayStart(now, timeZone), ...instants.filter((at) => at >= now));
}
