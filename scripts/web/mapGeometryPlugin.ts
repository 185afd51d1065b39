import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Topology } from 'topojson-specification';
import type { Plugin } from 'vite';

/** The geometry of countries and states: each ring is a list of arcs, reversed arcs are negative. */
type Area = { id?: string | number } & (
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
);

const require = createRequire(import.meta.url);
const read = (name: string): Topology => JSON.parse(readFileSync(require.resolve(name), 'utf8'));

/** Canada and Mexico by ISO 3166-1 number. The United States are included as states. */
const neighbours = new Set(['124', '484']);
/** Islands north of this latitude are omitted: there are no dealers, and they are half of the geometry. */
const northernmost = 63;

/** The southernmost latitude of an arc of a quantized topology. */
function southOf({ arcs, transform }: Topology, index: number): number {
  let y = 0;
  let south = Number.POSITIVE_INFINITY;
  for (const [, step = 0] of arcs[index < 0 ? ~index : index] ?? []) {
    y += step;
    south = Math.min(south, y);
  }
  return transform ? south * transform.scale[1] + transform.translate[1] : south;
}

/** Retains these polygons, without names, and only the arcs that they use. */
function slim(topology: Topology, polygons: readonly number[][][]): Topology {
  const arcIndexes = new Map<number, number>();
  const arcOf = (index: number) => {
    const own = index < 0 ? ~index : index;
    const at = arcIndexes.get(own) ?? arcIndexes.size;
    arcIndexes.set(own, at);
    return index < 0 ? ~at : at;
  };
  const arcs = polygons.map((rings) => rings.map((ring) => ring.map(arcOf)));
  return {
    type: 'Topology',
    transform: topology.transform,
    objects: { areas: { type: 'MultiPolygon', arcs } },
    arcs: [...arcIndexes.keys()].map((index) => topology.arcs[index] ?? []),
  };
}

const areasOf = ({ objects }: Topology, name: string): Area[] =>
  (objects[name] as unknown as { geometries: Area[] }).geometries;

const polygonsOf = (area: Area): number[][][] => (area.type === 'Polygon' ? [area.arcs] : area.arcs);

/** The land of the neighbouring countries, and the states without names and outlines that the app does not draw. */
function geometry(): { states: Topology; neighbours: Topology } {
  const world = read('world-atlas/countries-50m.json');
  const land = areasOf(world, 'countries')
    .filter(({ id }) => neighbours.has(String(id)))
    .flatMap(polygonsOf)
    .filter(([outline = []]) => Math.min(...outline.map((index) => southOf(world, index))) < northernmost);
  const america = read('us-atlas/states-10m.json');
  const states = areasOf(america, 'states').map(polygonsOf);
  return {
    neighbours: slim(world, land),
    states: {
      ...america,
      objects: {
        states: {
          type: 'GeometryCollection',
          geometries: states.map((arcs) => ({ type: 'MultiPolygon', arcs })),
        },
      },
    },
  };
}

const name = 'virtual:map-geometry';

/**
 * Provides the geometry of the store map as a module: borders of the states (us-atlas) and the coasts of Canada and Mexico (world-atlas).
 * Both packages are ISC; their data is in the public domain (U.S. Census Bureau, Natural Earth).
 */
export const mapGeometryPlugin = (): Plugin => ({
  name: 'map-geometry',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) =>
    id === `\0${name}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(geometry()))});` : null,
});
