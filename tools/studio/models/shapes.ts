import {
  BoxGeometry,
  type BufferGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  PlaneGeometry,
  Quaternion,
  Shape,
  SphereGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Vec } from './piece.ts';

/** A box with rounded edges, centred at the origin. spans: divisions of its faces, so that they can bend. */
export function box(
  width: number,
  height: number,
  depth: number,
  radius = 0.5,
  steps = 2,
  spans = 1,
): BufferGeometry {
  const half = [width / 2, height / 2, depth / 2] as const;
  const round = Math.min(radius, half[0] * 0.99, half[1] * 0.99, half[2] * 0.99);
  const cells = steps * 2 + spans;
  const geometry = new BoxGeometry(width, height, depth, cells, cells, cells);
  const positions = geometry.getAttribute('position');
  const normals = geometry.getAttribute('normal');
  const point = new Vector3();
  const core = new Vector3();
  const place = (value: number, extent: number) => {
    const cell = Math.round(((value / extent + 1) / 2) * cells);
    const inner = extent - round;
    if (cell <= steps) return -inner - round * Math.tan(((steps - cell) / steps) * (Math.PI / 4));
    if (cell >= cells - steps)
      return inner + round * Math.tan(((cell - cells + steps) / steps) * (Math.PI / 4));
    return -inner + (2 * inner * (cell - steps)) / spans;
  };
  for (let i = 0; i < positions.count; i++) {
    point.fromBufferAttribute(positions, i);
    point.set(place(point.x, half[0]), place(point.y, half[1]), place(point.z, half[2]));
    core.copy(point);
    core.clamp(
      new Vector3(round - half[0], round - half[1], round - half[2]),
      new Vector3(half[0] - round, half[1] - round, half[2] - round),
    );
    point.sub(core).normalize();
    normals.setXYZ(i, point.x, point.y, point.z);
    positions.setXYZ(i, core.x + point.x * round, core.y + point.y * round, core.z + point.z * round);
  }
  return geometry;
}

/** Moves every point of a shape and recomputes smooth normals. */
export function bend(geometry: BufferGeometry, move: (point: Vector3) => void): BufferGeometry {
  const bare = geometry.clone();
  bare.deleteAttribute('uv');
  bare.deleteAttribute('normal');
  const merged = mergeVertices(bare, 0.01);
  const positions = merged.getAttribute('position');
  const point = new Vector3();
  for (let i = 0; i < positions.count; i++) {
    point.fromBufferAttribute(positions, i);
    move(point);
    positions.setXYZ(i, point.x, point.y, point.z);
  }
  merged.computeVertexNormals();
  return merged;
}

/** A round bar along y with its base at y = 0 and a radius at each end. */
export function rod(top: number, bottom: number, height: number, sides = 20): BufferGeometry {
  return new CylinderGeometry(top, bottom, height, sides).translate(0, height / 2, 0);
}

/** A round bar between two points. */
export function bar(from: Vec, to: Vec, start: number, end = start, sides = 14): BufferGeometry {
  const a = new Vector3(...from);
  const way = new Vector3(...to).sub(a);
  const geometry = new CylinderGeometry(end, start, way.length(), sides).translate(0, way.length() / 2, 0);
  const up = new Vector3(0, 1, 0);
  geometry.applyQuaternion(new Quaternion().setFromUnitVectors(up, way.clone().normalize()));
  return geometry.translate(...from);
}

/** A round tube along a smooth curve through the points. */
export function tube(
  points: readonly Vec[],
  radius: number,
  closed = false,
  sides = 8,
  steps = 0,
): BufferGeometry {
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    closed,
    'centripetal',
  );
  return new TubeGeometry(curve, steps || points.length * 4, radius, sides, closed);
}

/** A body of revolution. profile: radius and height from the bottom to the top. */
export function lathe(
  profile: readonly (readonly [radius: number, height: number])[],
  sides = 40,
): BufferGeometry {
  return new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    sides,
  );
}

/** Extrudes a side view (x to the right, y up) along z by `depth`, centred, with rounded edges. */
export function profile(
  outline: Shape | readonly (readonly [number, number])[],
  depth: number,
  bevel = 0.6,
  curve = 14,
): BufferGeometry {
  const shape = outline instanceof Shape ? outline : new Shape(outline.map(([x, y]) => new Vector2(x, y)));
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 3,
    curveSegments: curve,
  });
  return geometry.translate(0, 0, bevel - depth / 2);
}

/** The closed outline of a rectangle with round corners, centred at the origin. */
export function roundedOutline(width: number, height: number, radius: number): Shape {
  const [x, y] = [width / 2, height / 2];
  const r = Math.min(radius, x * 0.999, y * 0.999);
  const shape = new Shape();
  shape.absarc(x - r, y - r, r, 0, Math.PI / 2, false);
  shape.absarc(r - x, y - r, r, Math.PI / 2, Math.PI, false);
  shape.absarc(r - x, r - y, r, Math.PI, Math.PI * 1.5, false);
  shape.absarc(x - r, r - y, r, Math.PI * 1.5, Math.PI * 2, false);
  return shape;
}

/** A curved sheet of constant thickness. at: maps u and v (0 to 1) to a point of the middle surface. */
export function sheet(
  at: (u: number, v: number) => Vec,
  thickness: number,
  across = 24,
  up = 16,
): BufferGeometry {
  const geometry = new BoxGeometry(1, 1, 1, across, up, 1);
  const step = 0.002;
  const [here, right, above] = [new Vector3(), new Vector3(), new Vector3()];
  return bend(geometry, (point) => {
    const [u, v, side] = [point.x + 0.5, point.y + 0.5, point.z * 2];
    here.set(...at(u, v));
    right.set(...at(u + step, v)).sub(here);
    above.set(...at(u, v + step)).sub(here);
    const edge = Math.min(1, 4 * Math.min(u, 1 - u, v, 1 - v) * 6 + 0.45);
    right.cross(above).normalize();
    point.copy(here).addScaledVector(right, side * (thickness / 2) * edge);
  });
}

export const ball = (radius: number, sides = 24): BufferGeometry =>
  new SphereGeometry(radius, sides, sides / 2);
export const plane = (width: number, height: number): BufferGeometry => new PlaneGeometry(width, height);
