import type { GeoProjection } from 'd3-geo';
import Supercluster, { type AnyProps } from 'supercluster';
import { HEIGHT, type MapView, shareOf, WIDTH } from './mapView';
import type { PlacedLocation } from './placedLocations';

/** One location, or several that are too close together to be touched separately. */
export interface Pin {
  key: string;
  /** Fractions of the visible area, 0 to 1. */
  left: number;
  top: number;
  point: readonly [number, number];
  locations: readonly PlacedLocation[];
}

/** Distance in CSS px below which pins are merged: a target of 44 px and a gap. */
const PIN_DISTANCE = 52;
/** Size of the whole world at zoom 0 of supercluster, in the px in which its radius is measured. */
const WORLD = 512;
const MAX_CLUSTER_ZOOM = 22;

export type PinIndex = Supercluster<PlacedLocation, AnyProps>;

export function buildPinIndex(locations: readonly PlacedLocation[]): PinIndex {
  const index: PinIndex = new Supercluster({
    radius: PIN_DISTANCE,
    extent: WORLD,
    maxZoom: MAX_CLUSTER_ZOOM,
  });
  return index.load(
    locations.map((placed) => ({
      type: 'Feature',
      properties: placed,
      geometry: { type: 'Point', coordinates: [...placed.coordinates] },
    })),
  );
}

/** Returns the pins of a view. pixels: width of the drawing on the screen */
export function pinsOf(index: PinIndex, projection: GeoProjection, view: MapView, pixels: number): Pin[] {
  const world = 2 * Math.PI * projection.scale() * view.zoom * (pixels / WIDTH);
  const zoom = Math.max(0, Math.min(MAX_CLUSTER_ZOOM, Math.floor(Math.log2(world / WORLD))));
  return index.getClusters([-180, -85, 180, 85], zoom).flatMap((feature) => {
    const { geometry, properties } = feature;
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const point = projection([longitude, latitude]);
    if (!point) return [];
    const [left, top] = shareOf(view, point);
    const locations =
      'cluster_id' in properties
        ? index
            .getLeaves(Number(properties.cluster_id), Number.POSITIVE_INFINITY)
            .map((leaf) => leaf.properties)
        : [properties as PlacedLocation];
    locations.sort((a, b) => a.number - b.number);
    const isVisible = left > 0 && left < 1 && top > 0 && top < 1;
    return isVisible
      ? [{ key: locations.map(({ location }) => location.store_id).join(), left, top, point, locations }]
      : [];
  });
}

/** Returns the view that shows all locations of a pin separately, or the maximum zoom. */
export function viewOfPin(projection: GeoProjection, { locations }: Pin): MapView {
  const points = locations.flatMap(({ coordinates }) => {
    const point = projection([...coordinates]);
    return point ? [point] : [];
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const zoom = Math.min((WIDTH * 0.6) / (east - west || 1e-6), (HEIGHT * 0.6) / (south - north || 1e-6));
  return { x: (west + east) / 2, y: (north + south) / 2, zoom };
}
