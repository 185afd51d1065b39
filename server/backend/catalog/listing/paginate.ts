import { type BitSet, has, size } from '../index/bitSet.ts';

/** Maximum number of products per response. */
export const maxLimit = 100;

export interface Page {
  positions: number[];
  total: number;
  page: number;
  pageCount: number;
}

/** Returns one page of a set in an order. A page beyond the last is the last page (docs/spec/07 §2). */
export function paginate(set: BitSet, order: ArrayLike<number>, page: number, limit: number): Page {
  const total = size(set);
  const pageCount = Math.max(1, Math.ceil(total / limit));
  const pageNumber = Math.min(Math.max(1, Math.trunc(page)), pageCount);
  const first = (pageNumber - 1) * limit;
  const positions: number[] = [];
  for (let at = 0, count = 0; at < order.length && positions.length < limit; at += 1) {
    const position = order[at] ?? 0;
    if (!has(set, position)) continue;
    if (count >= first) positions.push(position);
    count += 1;
  }
  return { positions, total, page: pageNumber, pageCount };
}
