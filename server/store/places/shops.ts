import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { locations } from '../database/schema/catalogue.ts';
import { milesBetween, type Place } from './place.ts';

export type Shop = typeof locations.$inferSelect;
export type NearbyShop = Shop & { distance: number | null };

/** Shops of a tenant: nearest first from a place, else by name. */
export async function readShops(db: Database, tenantId: number, from: Place | null): Promise<NearbyShop[]> {
  const shops = await db
    .select()
    .from(locations)
    .where(and(eq(locations.tenantId, tenantId), eq(locations.kind, 'shop')))
    .orderBy(asc(locations.name));
  return byDistance(shops, from);
}

export function byDistance<T extends Pick<Shop, 'latitude' | 'longitude'>>(
  shops: readonly T[],
  from: Place | null,
) {
  const far = ({ distance }: { distance: number | null }) => distance ?? Number.POSITIVE_INFINITY;
  const placed = shops.map((shop) => {
    const { latitude, longitude } = shop;
    const isKnown = from !== null && latitude !== null && longitude !== null;
    return { ...shop, distance: isKnown ? milesBetween(from, { latitude, longitude }) : null };
  });
  return from ? placed.sort((a, b) => far(a) - far(b)) : placed;
}
