import type { Order } from '@contract/order';

/** Whether the total is the order's: the specification names an order's entity_id only, and 0 may stand for no total. */
export const hasTotal = ({ items, totals }: Order): boolean =>
  items.length > 0 || totals.grand_total.amount !== 0;
