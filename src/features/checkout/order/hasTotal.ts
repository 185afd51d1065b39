import type { Order } from '@contract/order';

/** Whether the order has a real total: the specification only defines its entity_id, and 0 may mean that the total is missing. */
export const hasTotal = ({ items, totals }: Order): boolean =>
  items.length > 0 || totals.grand_total.amount !== 0;
