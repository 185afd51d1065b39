import type { OrderRow } from './readOrders.ts';

/** The subject of an order in the audit log, by which its history is found. */
export const auditSubject = ({ incrementId }: Pick<OrderRow, 'incrementId'>): string =>
  `order ${incrementId}`;
