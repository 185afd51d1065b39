import geometry from 'virtual:map-geometry';
import { type GeoProjection, geoPath } from 'd3-geo';
import { memo, useMemo } from 'react';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection } from 'topojson-specification';
import { HEIGHT, WIDTH } from './mapView';
import styles from './StoreMap.module.css';

const { states, neighbours } = geometry;
const stateAreas = states.objects.states as GeometryCollection;
const land = [feature(states, stateAreas), feature(neighbours, neighbours.objects.areas ?? stateAreas)];
/** Borders between two states; the coast is the edge of the land. */
const borders = mesh(states, stateAreas, (a, b) => a !== b);

/** Land and state borders. They are drawn once; zooming only transforms them. */
export const MapShapes = memo(function MapShapes({ projection }: { projection: GeoProjection }) {
  const [landPath, borderPath] = useMemo(() => {
    const clipped = projection.clipExtent([
      [-2 * WIDTH, -2 * HEIGHT],
      [3 * WIDTH, 3 * HEIGHT],
    ]);
    const path = geoPath(clipped).digits(1);
    return [land.map((area) => path(area) ?? '').join(''), path(borders) ?? ''];
  }, [projection]);
  return (
    <>
      <path className={styles.land} d={landPath} />
      <path className={styles.border} d={borderPath} />
    </>
  );
});
