import type { Location } from '@/api/contract/location';

/** A shop on the drawing: 0 to width, 0 to height, north up. */
export interface MapPoint {
  store: Location;
  x: number;
  y: number;
}

interface Box {
  width: number;
  height: number;
  /** Kept free at each edge. */
  margin: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Mercator's northing, as web maps draw it. */
const northing = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));

/** Miles an arc of one radian spans on the equator. */
const EARTH_RADIUS = 3958.8;

export interface StoreDrawing {
  points: MapPoint[];
  /** Miles across one unit of the drawing at its middle; null where all shops stand in one place. */
  milesPerUnit: number | null;
}

/** Places shops in a box, all in sight and true to shape. Shops without a position are left out. */
export function drawStores(stores: readonly Location[], { width, height, margin }: Box): StoreDrawing {
  const placed = stores.flatMap((store) =>
    store.latitude === null || store.longitude === null
      ? []
      : [{ store, east: radians(store.longitude), north: northing(store.latitude) }],
  );
  if (placed.length === 0) return { points: [], milesPerUnit: null };
  const easts = placed.map(({ east }) => east);
  const norths = placed.map(({ north }) => north);
  const [west, south] = [Math.min(...easts), Math.min(...norths)];
  const [spanEast, spanNorth] = [Math.max(...easts) - west, Math.max(...norths) - south];
  const room = [width - 2 * margin, height - 2 * margin] as const;
  const scale = Math.min(room[0] / (spanEast || 1e-9), room[1] / (spanNorth || 1e-9));
  const left = margin + (room[0] - spanEast * scale) / 2;
  const top = margin + (room[1] - spanNorth * scale) / 2;
  const middle = 2 * Math.atan(Math.exp(south + spanNorth / 2)) - Math.PI / 2;
  return {
    points: placed.map(({ store, east, north }) => ({
      store,
      x: left + (east - west) * scale,
      y: top + (spanNorth - (north - south)) * scale,
    })),
    milesPerUnit: spanEast + spanNorth > 0 ? (EARTH_RADIUS * Math.cos(middle)) / scale : null,
  };
}
