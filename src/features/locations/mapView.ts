import { type GeoProjection, geoMercator } from 'd3-geo';
import { KM_PER_MILE } from './locationText';

/** Size of the drawing in its own units; the page scales it to the available width. */
export const WIDTH = 600;
export const HEIGHT = 480;
const MARGIN = 48;
/** Space at the end of each line for the map's buttons, also on a phone. */
const BUTTONS = 96;

/** Miles per radian at the equator. */
const EARTH_RADIUS = 3958.8;
/** A map of a single location, or of several in one street, still shows a county. */
const MAX_SCALE = WIDTH / ((1.5 * Math.PI) / 180);

export type Coordinates = readonly [longitude: number, latitude: number];

/** Fits a Mercator projection to the locations. */
export function projectionOf(coordinates: readonly Coordinates[]): GeoProjection {
  const projection = geoMercator();
  const points = { type: 'MultiPoint' as const, coordinates: coordinates.map(([x, y]) => [x, y]) };
  projection.fitExtent(
    [
      [MARGIN, MARGIN],
      [WIDTH - BUTTONS, HEIGHT - MARGIN],
    ],
    points,
  );
  if (!(projection.scale() > MAX_SCALE)) return projection;
  const longitudes = coordinates.map(([longitude]) => longitude);
  const latitudes = coordinates.map(([, latitude]) => latitude);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return projection
    .scale(MAX_SCALE)
    .center([middle(longitudes), middle(latitudes)])
    .translate([WIDTH / 2, HEIGHT / 2]);
}

/** The visible part of the drawing: its centre in units of the drawing, and the zoom factor. */
export interface MapView {
  x: number;
  y: number;
  zoom: number;
}

export const wholeMap: MapView = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };
const MIN_ZOOM = 0.5;
export const MAX_ZOOM = 64;

const limit = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Limits the centre to the drawing and the zoom to its range. */
export const limitView = ({ x, y, zoom }: MapView): MapView => ({
  x: limit(x, 0, WIDTH),
  y: limit(y, 0, HEIGHT),
  zoom: limit(zoom, MIN_ZOOM, MAX_ZOOM),
});

/** Position of a point of the drawing in the visible area, 0 to 1 from left to right and top to bottom. */
export const shareOf = (
  { x, y, zoom }: MapView,
  [left, top]: readonly [number, number],
): [number, number] => [((left - x) * zoom) / WIDTH + 0.5, ((top - y) * zoom) / HEIGHT + 0.5];

/** Moves the view by fractions of the visible area: [0.25, 0] moves it a quarter to the right. */
export const panned = (view: MapView, [right, down]: readonly [number, number]): MapView =>
  limitView({
    ...view,
    x: view.x + (right * WIDTH) / view.zoom,
    y: view.y + (down * HEIGHT) / view.zoom,
  });

/** Zooms by a factor around a point of the visible area (0 to 1), which stays in place. */
export function zoomed(
  view: MapView,
  factor: number,
  [across, down]: readonly [number, number] = [0.5, 0.5],
): MapView {
  const zoom = limit(view.zoom * factor, MIN_ZOOM, MAX_ZOOM);
  const moved = 1 / view.zoom - 1 / zoom;
  return limitView({
    x: view.x + (across - 0.5) * WIDTH * moved,
    y: view.y + (down - 0.5) * HEIGHT * moved,
    zoom,
  });
}

/** Miles per unit at the centre of the view. */
export function milesPerUnit(projection: GeoProjection, { x, y, zoom }: MapView): number {
  const [, latitude = 0] = projection.invert?.([x, y]) ?? [];
  return (EARTH_RADIUS * Math.cos((latitude * Math.PI) / 180)) / (projection.scale() * zoom);
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

/** Computes a scale bar for a round distance, at most `longest` units long; miles in the United States, kilometres elsewhere. */
export function mapScale(milesForUnit: number, longest: number, country: string): MapScale {
  const unit = country === 'US' ? 'mile' : 'kilometer';
  const perUnit = unit === 'mile' ? milesForUnit : milesForUnit * KM_PER_MILE;
  const distance = roundDown(perUnit * longest);
  return { length: distance / perUnit, distance, unit };
}
