import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { locations } from '../database/schema/catalog.ts';
import { type Coordinates, milesBetween } from './coordinates.ts';

export type LocationRow = typeof locations.$inferSelect;
export type NearbyLocation = LocationRow & { distance: number | null };

/** Reads the showrooms of a tenant, sorted by distance from a position, else by name. */
export async function readLocations(
  db: Database,
  tenantId: number,
  from: Coordinates | null,
): Promise<NearbyLocation[]> {
  const locationRows = await db
    .select()
    .from(locations)
    .where(and(eq(locations.tenantId, tenantId), eq(locations.kind, 'shop')))
    .orderBy(asc(locations.name));
  return sortByDistance(locationRows, from);
}

export function sortByDistance<T extends Pick<LocationRow, 'latitude' | 'longitude'>>(
  locationRows: readonly T[],
  from: Coordinates | null,
) {
  const far = ({ distance }: { distance: number | null }) => distance ?? Number.POSITIVE_INFINITY;
  const placed = locationRows.map((location) => {
    const { latitude, longitude } = location;
    const isKnown = from !== null && latitude !== null && longitude !== null;
    return { ...location, distance: isKnown ? milesBetween(from, { latitude, longitude }) : null };
  });
  return from ? placed.sort((a, b) => far(a) - far(b)) : placed;
}
