import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { slotCounts } from '../database/schema/delivery.ts';

export interface SlotKey {
  tenantId: number;
  zone: string;
  day: string;
  slot: string;
}

export const slotName = ({ from, to }: { from: string; to: string }): string => `${from}-${to}`;

/** Reads the number of orders by `day slot`, starting with a day. */
export async function readSlotCounts(
  db: Database,
  tenantId: number,
  zone: string,
  from: string,
): Promise<Map<string, number>> {
  const rows = await db
    .select()
    .from(slotCounts)
    .where(and(eq(slotCounts.tenantId, tenantId), eq(slotCounts.zone, zone), gte(slotCounts.day, from)));
  return new Map(rows.map(({ day, slot, orders }) => [`${day} ${slot}`, orders]));
}

/**
 * Reserves a place in a slot for an order. The row stays locked until the transaction ends, so that two orders never get the last place.
 * @returns false when the slot is full
 */
export async function reserveSlot(db: Database, key: SlotKey, capacity: number): Promise<boolean> {
  const taken = await db
    .insert(slotCounts)
    .values({ ...key, orders: 1 })
    .onConflictDoUpdate({
      target: [slotCounts.tenantId, slotCounts.zone, slotCounts.day, slotCounts.slot],
      set: { orders: sql`${slotCounts.orders} + 1` },
      setWhere: sql`${slotCounts.orders} < ${capacity}`,
    })
    .returning({ orders: slotCounts.orders });
  return taken.length > 0;
}

/** Releases the place of a cancelled order. */
export async function releaseSlot(db: Database, { tenantId, zone, day, slot }: SlotKey): Promise<void> {
  await db
    .update(slotCounts)
    .set({ orders: sql`greatest(0, ${slotCounts.orders} - 1)` })
    .where(
      and(
        eq(slotCounts.tenantId, tenantId),
        eq(slotCounts.zone, zone),
        eq(slotCounts.day, day),
        eq(slotCounts.slot, slot),
      ),
    );
}
