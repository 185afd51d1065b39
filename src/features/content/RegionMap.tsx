import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import statesFile from 'us-atlas/states-10m.json';
import countriesFile from 'world-atlas/countries-110m.json';
import styles from './RegionMap.module.css';

type Topology = Parameters<typeof feature>[0];

const states = statesFile as unknown as Topology;
const countries = countriesFile as unknown as Topology;

const WIDTH = 640;
const HEIGHT = 320;
/** Above the centre, because the link to directions covers the lower part. */
const PLACE: [number, number] = [WIDTH / 2, HEIGHT * 0.4];
/** The outlines are generalised; zooming in further would show a blank area. */
const MAX_ZOOM = 6;
const MIN_ZOOM = 1;

interface Props {
  latitude: number;
  longitude: number;
  /** Zoom level as in web maps, from 1 (the world). Limited to what the outlines support. */
  zoom: number;
  /** Accessible name. */
  label: string;
}

/** Draws the region around a place from the open data of us-atlas and world-atlas, without an API key or third-party requests. */
export function RegionMap({ latitude, longitude, zoom, label }: Props) {
  const level = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
  // Web maps are 256 px wide at zoom 0. Mercator's scale is the radius of a circle with that circumference.
  const projection = geoMercator()
    .scale((256 * 2 ** level) / (2 * Math.PI))
    .center([longitude, latitude])
    .translate(PLACE)
    .clipExtent([
      [0, 0],
      [WIDTH, HEIGHT],
    ]);
  const path = geoPath(projection);
  const shapeOf = (topology: Topology, name: string) => {
    const object = topology.objects[name];
    return object ? (path(feature(topology, object)) ?? '') : '';
  };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.map} role="img" aria-label={label}>
      <path className={styles.land} d={shapeOf(countries, 'countries')} />
      <path className={styles.border} d={shapeOf(states, 'states')} />
      <circle className={styles.pin} cx={PLACE[0]} cy={PLACE[1]} r={9} />
    </svg>
  );
}
