import type { Visitor } from '../session/visitor.ts';
import type { CartState } from './cartState.ts';
import { wordingOf } from './money.ts';

/** What is in a cart, as a letter says it. */
export function letterLines(visitor: Visitor, { lines, sums }: CartState) {
  const wording = wordingOf(visitor);
  return {
    items: lines.map(({ line, goods }) => ({
      name: goods.name,
      sku: goods.sku,
      urlKey: goods.urlKey,
      qty: line.qty,
      rowTotal: wording.amount(goods.price * line.qty).formatted,
    })),
    subtotal: wording.amount(sums.subtotal).formatted,
  };
}
