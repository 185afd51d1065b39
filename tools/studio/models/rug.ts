import { CircleGeometry } from 'three';
import { smoothNoise } from '../../../demo/random.ts';
import { type Of, Piece } from './piece.ts';
import { bar, bend, box, lathe, plane } from './shapes.ts';

/** A rug with patterns as thin layers just above the pile, which avoids flicker between surfaces of equal height. */
export function buildRug(model: Of<'rug'>): Piece {
  const piece = new Piece();
  const { width, depth, height, shape, pattern, colour, accent } = model;
  const thick = Math.max(1, height);
  const noise = smoothNoise(4);
  const over = thick + 0.22;
  if (shape === 'round') {
    const r = width / 2;
    piece.add(
      lathe(
        [
          [0.01, 0],
          [r, 0],
          [r, thick * 0.7],
          [r - 0.5, thick],
          [0.01, thick],
        ],
        96,
      ),
      colour,
    );
    const rings =
      pattern === 'plain'
        ? []
        : pattern === 'border'
          ? [[0.9, 0.84]]
          : [
              [0.94, 0.9],
              [0.72, 0.62],
              [0.5, 0.46],
              [0.26, 0.16],
            ];
    for (const [outer = 1, inner = 0] of rings)
      piece.trim(
        lathe(
          [
            [r * outer, over],
            [r * inner, over],
          ],
          96,
        ),
        accent,
      );
    return piece;
  }
  piece.add(
    bend(box(width, thick, depth, thick * 0.45, 2, 30), (point) => {
      if (point.y > 0) point.y += noise(point.x * 0.05, 0, point.z * 0.05) * 0.12;
    }),
    colour,
    [0, thick / 2, 0],
  );
  const patch = (w: number, d: number, x: number, z: number, turn = 0) => {
    piece.trim(plane(w, d).rotateX(-Math.PI / 2), accent, [x, over, z], [0, turn, 0]);
  };
  const [inW, inD] = [width - 10, depth - 10];
  if (pattern === 'stripe') {
    const count = Math.round(inW / 18);
    for (let i = 0; i < count; i++)
      patch(i % 3 === 1 ? 7 : 2.6, inD + 8, -inW / 2 + (inW * (i + 0.5)) / count, 0);
  }
  if (pattern === 'grid') {
    const [columns, rows] = [Math.round(inW / 30), Math.round(inD / 30)];
    for (let i = 0; i <= columns; i++) patch(2, inD, -inW / 2 + (inW * i) / columns, 0);
    for (let i = 0; i <= rows; i++) patch(inW, 2, 0, -inD / 2 + (inD * i) / rows);
  }
  if (pattern === 'border' || pattern === 'diamond') {
    for (const [inset, line] of [
      [9, 5],
      [17, 1.6],
    ] as const) {
      for (const side of [-1, 1]) {
        patch(line, depth - inset * 2 + line, side * (width / 2 - inset), 0);
        patch(width - inset * 2 + line, line, 0, side * (depth / 2 - inset));
      }
    }
  }
  if (pattern === 'diamond') {
    const [w, d] = [width - 48, depth - 48];
    const [columns, rows] = [Math.max(2, Math.round(w / 42)), Math.max(2, Math.round(d / 42))];
    for (let i = 0; i < columns; i++) {
      for (let j = 0; j < rows; j++) {
        const [x, z] = [-w / 2 + (w * (i + 0.5)) / columns, -d / 2 + (d * (j + 0.5)) / rows];
        for (const [size, finish, up] of [
          [0.46, accent, 0],
          [0.34, colour, 0.05],
          [0.17, accent, 0.1],
        ] as const) {
          piece.trim(
            new CircleGeometry((w / columns) * size, 4)
              .rotateX(-Math.PI / 2)
              .toNonIndexed()
              .scale(1, 1, d / rows / (w / columns)),
            finish,
            [x, over + up, z],
          );
        }
      }
    }
  }
  fringe(piece, model, thick);
  return piece;
}

function fringe(piece: Piece, { width, depth, colour }: Of<'rug'>, thick: number): void {
  const count = Math.round(depth / 2.4);
  for (let i = 0; i < count; i++) {
    const z = -depth / 2 + (depth * (i + 0.5)) / count;
    for (const side of [-1, 1])
      piece.trim(
        bar(
          [side * (width / 2 - 1), thick * 0.5, z],
          [side * (width / 2 + 4), 0.25, z + Math.sin(i * 2.7) * 0.8],
          0.42,
          0.3,
          5,
        ),
        colour,
      );
  }
}
