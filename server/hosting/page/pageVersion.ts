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

/** The instants that data names, such as the end of a saving (ms since 1970). */
export const instantsIn = (data: string): number[] =>
  [...data.matchAll(instant)].map(([text]) => Date.parse(text));

/**
 * Until when a page may change with time only (ms since 1970): at the next instant that its data names, and at each half
 * hour, because days begin at one in every time zone.
 */
export const timeLimitOf = (instants: readonly number[], now: number): number =>
  Math.min((periodOf(now) + 1) * halfHourMs, ...instants.filter((at) => at >= now));
