import { TorusGeometry } from 'three';
import type { Piece } from './piece.ts';
import { box, rod } from './shapes.ts';

/** Gas burners under cast-iron grates, at height y. */
export function burners(
  piece: Piece,
  width: number,
  depth: number,
  y: number,
  z: number,
  count: number,
): void {
  const columns = Math.ceil(count / 2);
  const spots: [number, number][] = [];
  for (let i = 0; i < columns; i++) {
    const x = ((i + 0.5) / columns - 0.5) * width;
    const centre = count % 2 === 1 && i === Math.floor(columns / 2);
    if (centre) spots.push([x, z]);
    else spots.push([x, z - depth * 0.24], [x, z + depth * 0.24]);
  }
  piece.add(box(width + 2, 0.6, depth + 2, 0.3), 'coil', [0, y, z]);
  for (const [x, sz] of spots) {
    piece.add(rod(4.6, 5.2, 1.2, 30), 'graphite', [x, y, sz]);
    piece.add(rod(3.5, 3.9, 1.4, 30), 'castIron', [x, y + 1.1, sz]);
  }
  const top = y + 4.2;
  const each = width / columns;
  for (let i = 0; i < columns; i++) {
    const x = ((i + 0.5) / columns - 0.5) * width;
    const wide = each - 0.8;
    for (const side of [-1, 1]) {
      piece.add(box(1.1, 1.3, depth, 0.3), 'castIron', [x + (side * (wide - 1.1)) / 2, top - 0.6, z]);
      piece.add(box(wide, 1.3, 1.1, 0.3), 'castIron', [x, top - 0.6, z + (side * (depth - 1.1)) / 2]);
      for (const end of [-1, 1])
        piece.add(box(1.2, 4, 1.2, 0.3), 'castIron', [
          x + (side * (wide - 1.2)) / 2,
          y + 2,
          z + (end * (depth - 1.2)) / 2,
        ]);
    }
    piece.add(box(wide, 1.2, 1, 0.3), 'castIron', [x, top - 0.5, z]);
    for (const sz of [-0.24, 0.24])
      piece.add(box(wide, 1.2, 0.9, 0.3), 'castIron', [x, top - 0.4, z + depth * sz]);
    piece.add(box(0.9, 1.2, depth - 1, 0.3), 'castIron', [x, top - 0.4, z]);
  }
}

/** A glass surface with printed rings. */
export function hotplates(
  piece: Piece,
  width: number,
  depth: number,
  y: number,
  z: number,
  induction: boolean,
): void {
  piece.add(box(width, 0.7, depth, 0.3), 'blackGlass', [0, y, z]);
  const up = y + 0.38;
  const rings = [
    [-0.27, -0.22, 8],
    [-0.27, 0.2, 10.5],
    [0.27, -0.22, 10.5],
    [0.27, 0.2, 8],
    ...(width > 72 ? [[0, -0.02, 6.5]] : []),
  ];
  for (const [dx = 0, dz = 0, radius = 8] of rings) {
    const [x, cz] = [dx * width, z + dz * depth];
    if (induction) {
      const arm = radius * 0.55;
      for (const [w, d] of [
        [arm, 0.28],
        [0.28, arm],
      ] as const)
        piece.trim(box(w, 0.06, d, 0.02, 1), 'dove', [x, up, cz]);
      piece.trim(new TorusGeometry(radius, 0.13, 4, 48).rotateX(Math.PI / 2).scale(1, 0.3, 1), 'dove', [
        x,
        up,
        cz,
      ]);
    } else {
      for (const r of [radius, radius * 0.62])
        piece.trim(new TorusGeometry(r, 0.14, 4, 48).rotateX(Math.PI / 2).scale(1, 0.3, 1), 'dove', [
          x,
          up,
          cz,
        ]);
    }
  }
  for (let i = -3; i <= 3; i++) piece.trim(rod(0.5, 0.5, 0.06, 14), 'sky', [i * 3.2, up, z + depth * 0.44]);
}
