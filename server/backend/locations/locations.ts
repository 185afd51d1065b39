import { and, asc, eq } from 'drizzle-orm';
import type { listLocations } from '../../../contract/location.ts';
import type { Database } from '../database/database.ts';
import { locations } from '../database/schema/location.ts';
import type { QueryOf } from '../route.ts';
import { type Coordinates, findPostcode } from './postcodes.ts';

/** The query parameters that specify the shopper's position. */
export type PositionQuery = Pick<QueryOf<typeof listLocations>, 'lat' | 'long' | 'zip'>;

const degree = (text: string | undefined, limit: number): number | null => {
  const value = Number(text);
  return text?.trim() && Number.isFinite(value) && Math.abs(value) <= limit ? value : null;
};

/** Returns the position from latitude and longitude, or else from the postcode; null when neither is known. */
export async function findCoordinates({ lat, long, zip }: PositionQuery): Promise<Coordinates | null> {
  const [latitude, longitude] = [degree(lat, 90), degree(long, 180)];
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  return zip ? findPostcode(zip) : null;
}

const earthRadiusMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in miles (haversine), rounded to a tenth. */
function milesBetween(a: Coordinates, b: Coordinates): number {
  const [north, east] = [radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2];
  const half =
    Math.sin(north) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2;
  return Math.round(2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(half))) * 10) / 10;
}

export type LocationRow = typeof locations.$inferSelect;
export type NearbyLocation = LocationRow & { distance: number | null };

/** Matches the showrooms of a tenant. */
export const isShowroomOf = (tenantId: number) =>
  and(eq(locations.tenantId, tenantId), eq(locations.kind, 'shop'));

/** Reads the showrooms of a tenant, sorted by distance from a position, or else by name. */
export async function readLocations(
  db: Database,
  tenantId: number,
  from: Coordinates | null,
): Promise<NearbyLocation[]> {
  const locationRows = await db
    .select()
    .from(locations)
    .where(isShowroomOf(tenantId))
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
