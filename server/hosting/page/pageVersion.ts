import type { StockVersion } from '../../backend/catalog/stockVersion.ts';

/** What the data of all pages depends on. */
export interface DataVersion {
  /** Grows whenever catalog, content or configuration change. */
  revision: number;
  /** Grows whenever stock changes. */
  stock: StockVersion;
}

/** Reads the version of the data; null for a dealer's backend, which has none: its pages are valid by age. */
export type ReadVersion = () => Promise<DataVersion | null>;

/** Instants in the data of a page, to the second. A date without a time counts from the next half hour. */
const instant = /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const halfHourMs = 30 * 60_000;

/** Number of the half hour at a time: days begin at one in every time zone, and banners and promotions may end then. */
export const periodOf = (now: number): number => Math.floor(now / halfHourMs);

/**
 * Until when a page may change with time only (ms since 1970): at the next instant that its data names, such as the end
 * of a saving, and at each half hour, because days begin at one in every time zone.
 */
export function timeLimitOf(data: string, now: number): number {
  let limit = (periodOf(now) + 1) * halfHourMs;
  for (const [text] of data.matchAll(instant)) {
    const at = Date.parse(text);
    if (at >= now && at < limit) limit = at;
  }
  return limit;
}
