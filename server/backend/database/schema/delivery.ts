import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DeliverySlot, PickupPlace } from '../../../../contract/delivery.ts';
import { tenantId } from './columns.ts';
import { orders } from './order.ts';

/** The number of orders in a slot of a delivery zone. The row is locked while an order reserves or releases its place. */
export const slotCounts = pgTable(
  'slot_counts',
  {
    tenantId: tenantId(),
    zone: text().notNull(),
    /** YYYY-MM-DD in the tenant's time zone. */
    day: text().notNull(),
    slot: text().notNull(),
    orders: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.zone, table.day, table.slot] })],
);

/** The delivery slot of an order, or its pickup location. Orders without either have no row. */
export const orderDeliveries = pgTable('order_deliveries', {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** Zone of the reserved slot; empty for a pickup. */
  zone: text().notNull().default(''),
  slot: jsonb().$type<DeliverySlot>(),
  pickup: jsonb().$type<PickupPlace>(),
});
