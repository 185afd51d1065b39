import { type Of, Piece, type Vec } from './piece.ts';
import { bar, box, rod, sheet, tube } from './shapes.ts';
import { padded } from './soft.ts';

export function buildBarStool(model: Of<'bar-stool'>): Piece {
  const piece = new Piece();
  const { width, depth, height, cover, legMaterial, back } = model;
  const seat = back ? Math.min(height - 26, 75) : height - 1;
  piece.add(padded(width - 2, 8, depth - 6, 3.4, 4, 1), cover, [0, seat - 4, 1]);
  if (back) {
    const rest = (u: number, v: number): Vec => {
      const angle = (u - 0.5) * 2.3;
      return [
        Math.sin(angle) * (width / 2 - 3) * 1.08,
        seat + 7 + v * (height - seat - 8),
        -Math.cos(angle) * (depth / 2 - 3) * 1.02 + 1 - v * 2,
      ];
    };
    piece.add(sheet(rest, 4.6, 28, 8), cover);
    for (const side of [-1, 1])
      piece.add(
        bar([side * 11, seat - 4, -depth / 2 + 7], [side * 11, seat + 14, -depth / 2 + 3], 1.1),
        legMaterial,
      );
  }
  const [x, z] = [width / 2 - 3, depth / 2 - 4];
  const corners: Vec[] = [];
  for (const [sx, sz] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    piece.add(bar([sx * x, 0, sz * z], [sx * (x - 6), seat - 7, sz * (z - 5)], 1.1, 1.6), legMaterial);
    const share = 24 / seat;
    corners.push([sx * (x - 6 * share), 24, sz * (z - 5 * share)]);
  }
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % 4];
    if (next) piece.add(bar(corner, next, 0.85), legMaterial);
  });
  return piece;
}

export function buildOfficeChair(model: Of<'office-chair'>): Piece {
  const piece = new Piece();
  const { width, depth, height, cover, legMaterial, headrest } = model;
  const seat = 48;
  const reach = Math.min(width, depth) / 2 - 3;
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 + 0.3;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    piece.add(bar([x * 3, 10, z * 3], [x * reach, 6.5, z * reach], 2.4, 1.4), legMaterial);
    for (const side of [-1.3, 1.3]) {
      piece.add(
        rod(2.7, 2.7, 1.6, 18)
          .rotateX(Math.PI / 2)
          .rotateY(angle + 0.9),
        'rubber',
        [x * reach + side * z, 2.8, z * reach - side * x],
      );
    }
  }
  piece.add(rod(2.2, 3, 30), 'chrome', [0, 9, 0]);
  piece.add(rod(3.4, 3.6, 14), 'rubber', [0, 9, 0]);
  piece.add(box(24, 4, 22, 1.5), 'rubber', [0, seat - 9, 0]);
  piece.add(padded(width * 0.76, 9, depth * 0.74, 4, 6, 1.2), cover, [0, seat - 3, 2]);
  const top = headrest ? height - 19 : height;
  const rest = (u: number, v: number): Vec => {
    const a = u * 2 - 1;
    const wide = width * 0.36 * (1 - 0.16 * (v * 2 - 1) ** 4);
    return [
      a * wide,
      seat + 4 + v * (top - seat - 5),
      -depth * 0.33 + 5 * a * a - v * 6 + 4 * Math.sin(v * Math.PI * 1.1),
    ];
  };
  piece.add(sheet(rest, 5, 20, 20), cover);
  piece.add(
    tube(
      [
        [0, seat - 8, -8],
        [0, seat - 5, -depth * 0.36],
        [0, seat + 8, -depth * 0.41],
        [0, top - 22, -depth * 0.44],
      ],
      2.2,
      false,
      10,
      24,
    ),
    'rubber',
  );
  if (headrest) {
    piece.add(bar([0, top - 10, -depth * 0.43], [0, height - 8, -depth * 0.43], 1.3), 'rubber');
    piece.add(padded(27, 14, 6, 2.8, 2, 1.2), cover, [0, height - 8, -depth * 0.4]);
  }
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 3.5);
    piece.add(
      tube(
        [
          [side * 12, seat - 9, 0],
          [x, seat - 8, -1],
          [x, seat + 4, -2],
          [x, seat + 19, -3],
        ],
        1.5,
        false,
        10,
        28,
      ),
      'rubber',
    );
    piece.add(box(7, 3, 25, 1.4, 3), 'rubber', [x, seat + 20, 1]);
  }
  return piece;
}
