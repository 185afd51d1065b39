import { BufferAttribute, BufferGeometry, CircleGeometry, Group, Mesh } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Finish, Part, Piece } from './models/piece.ts';
import type { Surfaces } from './surfaces.ts';

/** Translucent finishes cast no shadow. */
const clear: readonly Finish[] = ['glass', 'pane', 'bulb', 'sky', 'sheer', 'wall', 'floor', 'trim'];

/** Merges the parts into one mesh per finish, which reduces a picture to about a dozen draw calls. */
export function assemble(
  piece: Piece,
  surfaces: Surfaces,
  tints: Partial<Record<Finish, string>> = {},
): Group {
  const byFinish = new Map<Finish, Part[]>();
  for (const part of piece.parts) byFinish.set(part.finish, [...(byFinish.get(part.finish) ?? []), part]);
  const group = new Group();
  for (const [finish, parts] of byFinish) {
    const mesh = new Mesh(mergeGeometries(parts.map(bare)), surfaces.get(finish, tints[finish]));
    if (finish === 'glass' || finish === 'pane' || finish === 'sheer') mesh.renderOrder = 2;
    group.add(mesh);
  }
  return group;
}

/** The positions of all parts that block light, and a disc below the floor that blocks light from below. */
export function casters(piece: Piece, discRadius: number): BufferGeometry {
  const positions = piece.parts
    .filter(({ finish, fine }) => !fine && !clear.includes(finish) && !finish.startsWith('lit-'))
    .map(({ geometry }) => geometry.getAttribute('position').array as Float32Array);
  if (discRadius > 0) {
    const disc = new CircleGeometry(discRadius, 24)
      .rotateX(-Math.PI / 2)
      .translate(0, -1.2, 0)
      .toNonIndexed();
    positions.push(disc.getAttribute('position').array as Float32Array);
  }
  const all = new Float32Array(positions.reduce((sum, array) => sum + array.length, 0));
  let offset = 0;
  for (const array of positions) {
    all.set(array, offset);
    offset += array.length;
  }
  return new BufferGeometry().setAttribute('position', new BufferAttribute(all, 3));
}

function bare({ geometry }: Part): BufferGeometry {
  const copy = new BufferGeometry();
  for (const name of ['position', 'normal', 'uv']) copy.setAttribute(name, geometry.getAttribute(name));
  return copy;
}
