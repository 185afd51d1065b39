import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';

/** A point on the map, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** What a call may say of where the shopper is. */
export interface Whereabouts {
  lat?: string | undefined;
  long?: string | undefined;
  zip?: string | undefined;
}

const degree = (text: string | undefined, limit: number): number | null => {
  const value = Number(text);
  return text?.trim() && Number.isFinite(value) && Math.abs(value) <= limit ? value : null;
};

/** Without signs: 'H2H 2C7' and 'h2h2c7' are one; of a ZIP+4 the first five. */
const plainPostcode = (text: string): string => {
  const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return /^\d{9}$/.test(plain) ? plain.slice(0, 5) : plain;
};

/**
 * Where a postcode is, near enough to sort shops by: the middle of the shops that share most of its first letters, as
 * postcodes are given out by area. null when no shop shares even the first.
 */
async function placeOfPostcode(db: Database, postcode: string): Promise<Place | null> {
  const plain = plainPostcode(postcode);
  const parts = Array.from({ length: Math.min(plain.length, 5) }, (_, cut) =>
    plain.slice(0, Math.min(plain.length, 5) - cut),
  );
  if (parts.length === 0) return null;
  const [found] = await rowsOf<Place>(
    db,
    sql`select avg(l.latitude) as latitude, avg(l.longitude) as longitude
        from unnest(${sql.param(`{${parts.join(',')}}`)}::text[]) with ordinality part(start, at)
        join locations l on replace(l.postcode, ' ', '') like part.start || '%' and l.kind = 'shop'
        where l.latitude is not null and l.longitude is not null
        group by part.at order by part.at limit 1`,
  );
  return found ?? null;
}

/** Where the shopper is by latitude and longitude, else by postcode; null when neither says. */
export async function placeOf(db: Database, { lat, long, zip }: Whereabouts): Promise<Place | null> {
  const [latitude, longitude] = [degree(lat, 90), degree(long, 180)];
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  return zip ? placeOfPostcode(db, zip) : null;
}

const earthRadiusMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles between two points along the ground (haversine), to a tenth. */
export function milesBetween(a: Place, b: Place): number {
  const [north, east] = [radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2];
  const half =
    Math.sin(north) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2;
  return Math.round(2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(half))) * 10) / 10;
}
