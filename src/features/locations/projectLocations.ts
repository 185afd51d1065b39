import type { Location } from '@contract/location';
import { KM_PER_MILE } from './locationText';

/** A location on the map: 0 to width, 0 to height, north up. */
export interface MapPoint {
  store: Location;
  x: number;
  y: number;
}

interface Box {
  width: number;
  height: number;
  /** Empty space at each edge. */
  margin: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Mercator northing, as in web maps. */
const northing = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));

/** Miles of one radian on the equator. */
const EARTH_RADIUS = 3958.8;

export interface LocationProjection {
  points: MapPoint[];
  /** Miles for each unit at the centre of the map; null when all locations share one point. */
  milesPerUnit: number | null;
}

/** Projects locations into a box, keeping the shape. Locations without coordinates are omitted. */
export function projectLocations(
  locations: readonly Location[],
  { width, height, margin }: Box,
): LocationProjection {
  const projected = locations.flatMap((store) =>
    store.latitude === null || store.longitude === null
      ? []
      : [{ store, east: radians(store.longitude), north: northing(store.latitude) }],
  );
  if (projected.length === 0) return { points: [], milesPerUnit: null };
  const easts = projected.map(({ east }) => east);
  const norths = projected.map(({ north }) => north);
  const [west, south] = [Math.min(...easts), Math.min(...norths)];
  const [spanEast, spanNorth] = [Math.max(...easts) - west, Math.max(...norths) - south];
  const drawable = [width - 2 * margin, height - 2 * margin] as const;
  const scale = Math.min(drawable[0] / (spanEast || 1e-9), drawable[1] / (spanNorth || 1e-9));
  const left = margin + (drawable[0] - spanEast * scale) / 2;
  const top = margin + (drawable[1] - spanNorth * scale) / 2;
  const middle = 2 * Math.atan(Math.exp(south + spanNorth / 2)) - Math.PI / 2;
  return {
    points: projected.map(({ store, east, north }) => ({
      store,
      x: left + (east - west) * scale,
      y: top + (spanNorth - (north - south)) * scale,
    })),
    milesPerUnit: spanEast + spanNorth > 0 ? (EARTH_RADIUS * Math.cos(middle)) / scale : null,
  };
}

/** Rounds down to 1, 2 or 5 times a power of ten. */
function roundDown(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  return [5, 2, 1].map((factor) => factor * power).find((round) => round <= length * (1 + 1e-9)) ?? power;
}

export interface MapScale {
  /** Length of the bar in units of the map. */
  length: number;
  /** Distance of the bar in the given unit. */
  distance: number;
  unit: 'mile' | 'kilometer';
}

/**
 * Computes a scale bar of a round distance, at most `longest` units long; miles in the United States, kilometres
 * elsewhere.
 */
export function mapScale(milesPerUnit: number, longest: number, country: string): MapScale {
  const unit = country === 'US' ? 'mile' : 'kilometer';
  const perUnit = unit === 'mile' ? milesPerUnit : milesPerUnit * KM_PER_MILE;
  const distance = roundDown(perUnit * longest);
  return { length: distance / perUnit, distance, unit };
}
