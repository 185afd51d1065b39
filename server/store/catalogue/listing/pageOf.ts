import { type BitSet, has, size } from '../shelf/bitSet.ts';

/** Most products one call answers with. */
export const maxLimit = 100;

export interface Page {
  places: number[];
  total: number;
  page: number;
  pageCount: number;
}

/** One page of a set in an order. A page beyond the last is the last one (commerce specification §2). */
export function pageOf(set: BitSet, order: ArrayLike<number>, page: number, limit: number): Page {
  const total = size(set);
  const pageCount = Math.max(1, Math.ceil(total / limit));
  const shown = Math.min(Math.max(1, Math.trunc(page)), pageCount);
  const first = (shown - 1) * limit;
  const places: number[] = [];
  for (let at = 0, seen = 0; at < order.length && places.length < limit; at += 1) {
    const place = order[at] ?? 0;
    if (!has(set, place)) continue;
    if (seen >= first) places.push(place);
    seen += 1;
  }
  return { places, total, page: shown, pageCount };
}
