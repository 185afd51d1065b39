import type { Of, Piece, Vec } from './piece.ts';
import { bar, box, tube } from './shapes.ts';

type Legged = Pick<Of<'sofa'>, 'legs' | 'legMaterial'>;

const heights = { tapered: 14, block: 7, metal: 14, sled: 13, none: 2.5 } as const;

/** Feet of an upholstered piece. height: replaces the default height of the style, for chairs and stools. */
export function addLegs(
  piece: Piece,
  { legs, legMaterial }: Legged,
  width: number,
  depth: number,
  at: Vec = [0, 0, 0],
  height: number = heights[legs],
): void {
  const [ox, , oz] = at;
  const inset = 5;
  const [x, z] = [width / 2 - inset, depth / 2 - inset];
  const top = height + 1.5;
  if (legs === 'none') {
    piece.add(box(width - 8, height, depth - 8, 0.3), 'gap', [ox, height / 2, oz]);
    return;
  }
  if (legs === 'sled') {
    for (const side of [-1, 1]) {
      const sx = ox + side * x;
      const runner: Vec[] = [
        [sx, top, oz - z],
        [sx, 3.5, oz - z],
        [sx, 0.9, oz - z + 3],
        [sx, 0.9, oz],
        [sx, 0.9, oz + z - 3],
        [sx, 3.5, oz + z],
        [sx, top, oz + z],
      ];
      piece.add(tube(runner, 0.9, false, 10, 60), legMaterial);
    }
    return;
  }
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      const [px, pz] = [ox + sx * x, oz + sz * z];
      const splay = height * 0.12;
      const thick = height > 25 ? 4.4 : 6.5;
      if (legs === 'block') piece.add(box(thick, top, thick, 0.5), legMaterial, [px, top / 2, pz]);
      else if (legs === 'metal') piece.add(bar([px, top, pz], [px, 0, pz], 1.1), legMaterial);
      else
        piece.add(
          bar(
            [px + sx * splay * 0.2, 0, pz + sz * splay * 0.2],
            [px - sx * splay, top, pz - sz * splay],
            1.3,
            2.3,
            18,
          ),
          legMaterial,
        );
    }
  }
}
