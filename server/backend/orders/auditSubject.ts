import type { OrderRow } from './readOrders.ts';

/** The subject of an order in the audit log, used to find its history. */
export const auditSubject = ({ incrementId }: Pick<OrderRow, 'incrementId'>): string =>
  `order ${incrementId}`;
