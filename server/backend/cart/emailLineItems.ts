import type { RequestContext } from '../session/requestContext.ts';
import type { CartState } from './cartState.ts';
import { moneyFormatOf } from './moneyFormat.ts';

/** The contents of a cart for an email. */
export function emailLineItems(context: RequestContext, { lines, totals }: CartState) {
  const format = moneyFormatOf(context);
  return {
    items: lines.map(({ line, product }) => ({
      name: product.name,
      sku: product.sku,
      urlKey: product.urlKey,
      qty: line.qty,
      rowTotal: format.amount(product.price * line.qty).formatted,
    })),
    subtotal: format.amount(totals.subtotal).formatted,
  };
}
