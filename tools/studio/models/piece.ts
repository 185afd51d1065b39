import { type BufferGeometry, Euler, Float32BufferAttribute, Matrix4, Quaternion, Vector3 } from 'three';
import type { MaterialId } from '../../../demo/materials.ts';
import type { Model, ModelKind } from '../../../demo/model.ts';
import { random } from '../../../demo/random.ts';

/** The materials of swatches and of parts without a choice. lit-oat: the material `oat` with a lamp behind it. */
export type Finish =
  | MaterialId
  | `lit-${MaterialId}`
  | 'gap'
  | 'chrome'
  | 'blackGlass'
  | 'display'
  | 'coil'
  | 'pane'
  | 'rubber'
  | 'castIron'
  | 'plastic'
  | 'linen'
  | 'bulb'
  | 'silvered'
  | 'leaf'
  | 'terracotta'
  | 'paper'
  | 'wall'
  | 'trim'
  | 'floor'
  | 'sky'
  | 'sheer';

export type Vec = readonly [x: number, y: number, z: number];

/** A part of a piece. Geometry in centimetres: y up, front towards +z, the floor at y = 0. */
export interface Part {
  geometry: BufferGeometry;
  finish: Finish;
  /** True for details too small to cast a shadow: piping, buttons, print. */
  fine?: boolean;
}

/** The model of a kind: Of<'sofa'>. */
export type Of<K extends ModelKind> = Extract<Model, { kind: K }>;

/** The parts of a model. Independent of any renderer, so that tests need none. */
export class Piece {
  readonly parts: Part[] = [];

  add(geometry: BufferGeometry, finish: Finish, at: Vec = [0, 0, 0], turn: Vec = [0, 0, 0]): this {
    const part = projectTexture(geometry.index ? geometry.toNonIndexed() : geometry, this.parts.length + 1);
    part.applyMatrix4(placement(at, turn));
    this.parts.push({ geometry: part, finish });
    return this;
  }

  /** Adds a detail on another part, without a shadow. */
  trim(geometry: BufferGeometry, finish: Finish, at?: Vec, turn?: Vec): this {
    this.add(geometry, finish, at, turn);
    const part = this.parts.at(-1);
    if (part) part.fine = true;
    return this;
  }

  /** Adds the parts of another piece. turn: radians about the y axis. */
  include(other: Piece, at: Vec = [0, 0, 0], turn = 0): this {
    const matrix = placement(at, [0, turn, 0]);
    for (const part of other.parts) {
      this.parts.push({ ...part, geometry: part.geometry.clone().applyMatrix4(matrix) });
    }
    return this;
  }
}

function placement(at: Vec, turn: Vec): Matrix4 {
  const rotation = new Quaternion().setFromEuler(new Euler(...turn));
  return new Matrix4().compose(new Vector3(...at), rotation, new Vector3(1, 1, 1));
}

/**
 * Box-projected texture coordinates in centimetres. u follows the longest side of the part, like the grain of a board. A
 * random shift gives each part a different grain. The geometry has no index.
 */
function projectTexture(geometry: BufferGeometry, seed: number): BufferGeometry {
  geometry.computeBoundingBox();
  const size = geometry.boundingBox?.getSize(new Vector3()) ?? new Vector3(1, 1, 1);
  const axes = ['x', 'y', 'z'] as const;
  const longest = axes.reduce(
    (best, axis) => (size[axis] > size[best] * 1.02 ? axis : best),
    'x' as 'x' | 'y' | 'z',
  );
  const next = random(seed * 7919);
  const shift = [next() * 97, next() * 97] as const;
  const positions = geometry.getAttribute('position');
  const uv = new Float32Array(positions.count * 2);
  const corners = [new Vector3(), new Vector3(), new Vector3()] as const;
  const edge = new Vector3();
  const normal = new Vector3();
  for (let i = 0; i < positions.count; i += 3) {
    corners.forEach((corner, k) => {
      corner.fromBufferAttribute(positions, i + k);
    });
    normal.subVectors(corners[2], corners[1]).cross(edge.subVectors(corners[0], corners[1]));
    const facing = axes.reduce((best, axis) =>
      Math.abs(normal[axis]) > Math.abs(normal[best]) ? axis : best,
    );
    const [first, second] = axes.filter((axis) => axis !== facing) as ['x' | 'y', 'y' | 'z'];
    const [along, across] = second === longest ? [second, first] : [first, second];
    corners.forEach((corner, k) => {
      uv[(i + k) * 2] = corner[along] + shift[0];
      uv[(i + k) * 2 + 1] = corner[across] + shift[1];
    });
  }
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  return geometry;
}
