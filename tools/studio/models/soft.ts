import { BoxGeometry, type BufferGeometry, Vector3 } from 'three';
import { smoothNoise } from '../../../demo/random.ts';
import type { Finish, Piece, Vec } from './piece.ts';
import { bend, box, tube } from './shapes.ts';

interface Softness {
  seed?: number;
  /** Bulge in the middle of the large faces, as a fraction of the height. */
  crown?: number;
  /** Bulge of the sides in cm. */
  bulge?: number;
  radius?: number;
  /** Size of irregularities in cm. */
  uneven?: number;
  /** Thickness at the rim as a fraction of the thickness in the middle. */
  rim?: number;
}

/** The deformation of a cushion, for its body and its piping. */
function inflate(width: number, height: number, depth: number, soft: Softness): (point: Vector3) => void {
  const { seed = 1, crown = 0.12, bulge = 1.2, uneven = 0.45, rim = 1 } = soft;
  const noise = smoothNoise(seed);
  return (point) => {
    const [u, t, v] = [(point.x * 2) / width, (point.y * 2) / height, (point.z * 2) / depth];
    const dome = Math.max(0, 1 - u ** 4) * Math.max(0, 1 - v ** 4);
    point.y *= rim + (1 - rim) * dome + crown * (1 - u * u) * (1 - v * v);
    point.x += Math.sign(u) * Math.abs(u) * bulge * (1 - t * t) * (1 - v * v * 0.8);
    point.z += Math.sign(v) * Math.abs(v) * bulge * (1 - t * t) * (1 - u * u * 0.8);
    const wave = noise(point.x * 0.11, point.y * 0.16, point.z * 0.11) * uneven;
    point.y += wave * (0.3 + Math.abs(t));
    point.z += noise(point.y * 0.2, point.x * 0.09, seed) * uneven * 0.5;
  };
}

/** A horizontal box cushion, centred at the origin. */
export function cushion(width: number, height: number, depth: number, soft: Softness = {}): BufferGeometry {
  const radius = soft.radius ?? Math.min(height * 0.36, 6);
  return bend(box(width, height, depth, radius, 3, 6), inflate(width, height, depth, soft));
}

/** Two lines of piping along the rims of a cushion. */
export function piping(
  width: number,
  height: number,
  depth: number,
  soft: Softness = {},
  thickness = 0.45,
): BufferGeometry[] {
  const radius = soft.radius ?? Math.min(height * 0.36, 6);
  const move = inflate(width, height, depth, soft);
  const inset = radius * 0.28;
  return [1, -1].map((side) => {
    const points: Vec[] = rim(width - inset * 2, depth - inset * 2, radius * 0.9).map(([x, z]) => {
      const point = new Vector3(x, side * (height / 2 - inset), z);
      move(point);
      return [point.x, point.y, point.z];
    });
    return tube(points, thickness, true, 6, points.length * 2);
  });
}

/** Adds a cushion with piping to a piece. */
export function addCushion(
  piece: Piece,
  finish: Finish,
  [width, height, depth]: Vec,
  at: Vec,
  turn: Vec = [0, 0, 0],
  soft: Softness = {},
): void {
  piece.add(cushion(width, height, depth, soft), finish, at, turn);
  for (const line of piping(width, height, depth, soft)) piece.trim(line, finish, at, turn);
}

/** Points along a rectangle with round corners. */
function rim(width: number, depth: number, radius: number): [number, number][] {
  const [x, z] = [width / 2 - radius, depth / 2 - radius];
  const points: [number, number][] = [];
  const corners = [
    [x, z, 0],
    [-x, z, 1],
    [-x, -z, 2],
    [x, -z, 3],
  ] as const;
  corners.forEach(([cx, cz, quarter], index) => {
    for (let i = 0; i <= 3; i++) {
      const angle = ((quarter + i / 3) * Math.PI) / 2;
      points.push([cx + Math.cos(angle) * radius, cz + Math.sin(angle) * radius]);
    }
    const [nx, nz] = corners[(index + 1) % 4] ?? corners[0];
    const [px, pz] = points[points.length - 1] ?? [0, 0];
    const angle = ((quarter + 1) * Math.PI) / 2;
    const [qx, qz] = [nx + Math.cos(angle) * radius, nz + Math.sin(angle) * radius];
    for (const share of [0.2, 0.4, 0.6, 0.8]) points.push([px + (qx - px) * share, pz + (qz - pz) * share]);
  });
  return points;
}

/** A loose upright pillow that faces +z, thick in the middle and pointed at the corners. */
export function pillow(width: number, height: number, thickness: number, seed = 1): BufferGeometry {
  const noise = smoothNoise(seed);
  return bend(new BoxGeometry(2, 2, 2, 16, 16, 2), (point) => {
    const { x: u, y: v, z: side } = point;
    const full = Math.max(0, 1 - Math.abs(u) ** 2.6) ** 0.62 * Math.max(0, 1 - Math.abs(v) ** 2.6) ** 0.62;
    const waist = 0.075;
    point.set(
      (u * width * (1 - waist * (1 - v * v))) / 2,
      (v * height * (1 - waist * (1 - u * u))) / 2 + height / 2,
      side * (thickness / 2) * (full + 0.03) + noise(u * 2.2, v * 2.2, side) * thickness * 0.05 * full,
    );
  });
}

/** A box with slightly bulging and uneven faces, for seats, headboards and mattresses. */
export function padded(
  width: number,
  height: number,
  depth: number,
  radius = 2.5,
  seed = 1,
  puff = 0.8,
): BufferGeometry {
  const noise = smoothNoise(seed);
  return bend(box(width, height, depth, radius, 3, 6), (point) => {
    const [u, t, v] = [(point.x * 2) / width, (point.y * 2) / height, (point.z * 2) / depth];
    const grow = puff * (1 + 0.25 * noise(point.x * 0.08, point.y * 0.08, point.z * 0.08));
    point.x += u * grow * (1 - t * t) * (1 - v * v);
    point.y += t * grow * (1 - u * u) * (1 - v * v);
    point.z += v * grow * (1 - u * u) * (1 - t * t);
  });
}
