import { LRUCache } from 'lru-cache';
import type { StockVersion } from '../../backend/catalog/stockVersion.ts';

/** What the data of all pages depends on. */
export interface DataVersion {
  /** Grows whenever catalog, content or configuration change. */
  revision: number;
  /** Changes with the revision, and unlike it never is the same in two databases (catalog/revision.ts). */
  stamp: string;
  /** Grows whenever stock changes. */
  stock: StockVersion;
}

/** Reads the version of the data; null for a dealer's backend, which has none: its pages are valid by age. */
export type ReadVersion = () => Promise<DataVersion | null>;

/** A page of a backend without versions is rendered again at this age. */
export const unversionedMs = 5_000;

/** Instants in the data of a page, to the second. A date without a time counts from the next day. */
const instant = /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const quarterMs = 15 * 60_000;
const halfHourMs = 2 * quarterMs;

/** Number of the half hour at a time. */
export const halfHourOf = (now: number): number => Math.floor(now / halfHourMs);

/** Starts of days, by time zone and quarter of an hour. */
const dayStarts = new LRUCache<string, number>({ max: 200 });

/**
 * The next start of a day in a time zone (ms since 1970): banners and promotions begin and end with the dealer's day. Everywhere a
 * day begins at a quarter of an hour. timeZone: IANA name; of an unknown one the days may begin at any quarter
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
 * Until when a page may change with time only (ms since 1970): the next instant that its data names, such as the end of a saving, at the
 * latest the next start of a day in the time zone of its tenant.
 */
export function nextExpiry(data: readonly string[], now: number, timeZone: string): number {
  const instants = data.flatMap((text) => [...text.matchAll(instant)].map(([at]) => Date.parse(at)));
  return Math.min(nextDayStart(now, timeZone), ...instants.filter((at) => at >= now));
}
