import { addLegs } from './legs.ts';
import { type Of, Piece, type Vec } from './piece.ts';
import { bar, box, sheet, tube } from './shapes.ts';
import { padded } from './soft.ts';

type Chair = Of<'dining-chair'>;
const seat = 47;

export function buildDiningChair(model: Chair): Piece {
  return { upholstered, ladder, shell, spindle }[model.style](model);
}

function upholstered(model: Chair): Piece {
  const piece = new Piece();
  const { width, depth, height, cover } = model;
  piece.add(padded(width, 10, depth - 8, 3.6, 3, 1.2), cover, [0, seat - 4, 3]);
  const rise = height - seat + 4;
  const curve = (u: number, v: number): Vec => {
    const x = (u - 0.5) * (width - 5 - 2 * v);
    return [
      x,
      seat - 5 + v * rise,
      -depth / 2 + 9 - v * 9 + 5 * (Math.abs(u - 0.5) * 2) ** 2.2 * (0.4 + 0.6 * v),
    ];
  };
  piece.add(sheet(curve, 7.5, 24, 16), cover);
  addLegs(
    piece,
    model.legs === 'none' ? { ...model, legs: 'tapered' } : model,
    width - 1,
    depth - 6,
    [0, 0, 1],
    seat - 8,
  );
  return piece;
}

/** Legs of a wooden chair. The back legs extend to the top rail. */
function woodenFrame(piece: Piece, model: Chair): Vec {
  const { width, depth, height, legMaterial } = model;
  const [x, front, back] = [width / 2 - 3, depth / 2 - 4, -depth / 2 + 8];
  for (const side of [-1, 1]) {
    piece.add(bar([side * x, 0, front], [side * (x - 1), seat - 3, front - 1], 1.3, 2), legMaterial);
    const post: Vec[] = [
      [side * x, 0, back - 4],
      [side * x, seat * 0.5, back],
      [side * x, seat, back + 1],
      [side * (x - 0.5), seat + (height - seat) * 0.5, back - 2],
      [side * (x - 1), height - 1, back - 7],
    ];
    piece.add(tube(post, 1.75, false, 12, 24), legMaterial);
    piece.add(bar([side * x, 22, front], [side * x, 22, back - 2], 1.1), legMaterial);
  }
  for (const z of [front - 1, back + 1])
    piece.add(box(width - 9, 5, 2, 0.4), legMaterial, [0, seat - 6.5, z]);
  piece.add(bar([-x, 22, 0], [x, 22, 0], 1.1), legMaterial);
  return [x, front, back];
}

function ladder(model: Chair): Piece {
  const piece = new Piece();
  const { width, depth, height, cover, legMaterial } = model;
  const [, , back] = woodenFrame(piece, model);
  piece.add(padded(width - 2, 5, depth - 7, 2, 4, 1.2), cover, [0, seat - 1.2, 2]);
  for (const share of [0.3, 0.6, 0.92]) {
    const y = seat + (height - seat) * share - 1;
    const z = back - share * share * 7;
    const slat = (u: number, v: number): Vec => [
      (u - 0.5) * (width - 9),
      y + (v - 0.5) * 6.2,
      z - 2.2 * (1 - (u * 2 - 1) ** 2),
    ];
    piece.add(sheet(slat, 1.7, 14, 4), legMaterial);
  }
  return piece;
}

function spindle(model: Chair): Piece {
  const piece = new Piece();
  const { width, depth, height, legMaterial } = model;
  const [x, front, back] = [width / 2 - 7, depth / 2 - 8, -depth / 2 + 8];
  const saddle = (u: number, v: number): Vec => {
    const [a, b] = [u * 2 - 1, v * 2 - 1];
    const wide = (width / 2) * (1 - 0.06 * (v < 0.5 ? 0 : (v - 0.5) * 2));
    return [
      a * wide * Math.sqrt(1 - (b * b) / 5),
      seat - 2 + 1.3 * a * a - 0.8 * (1 - b * b),
      -b * (depth / 2 - 4) * Math.sqrt(1 - (a * a) / 5) + 3,
    ];
  };
  piece.add(sheet(saddle, 3.6, 18, 18), legMaterial);
  for (const [sx, z, out] of [
    [-1, front, 3],
    [1, front, 3],
    [-1, back, -6],
    [1, back, -6],
  ] as const) {
    piece.add(
      bar([sx * (x + 5), 0, z + out], [sx * (x - 2), seat - 3, z - out * 0.4], 1.2, 2, 16),
      legMaterial,
    );
  }
  for (const side of [-1, 1])
    piece.add(bar([side * (x + 2), 20, front + 1], [side * (x + 2), 20, back - 2], 0.9), legMaterial);
  piece.add(bar([-x - 2, 20, -2], [x + 2, 20, -2], 0.9), legMaterial);
  const bow = Array.from({ length: 13 }, (_, i): Vec => {
    const angle = Math.PI * (1 - i / 12);
    const up = Math.sin(angle) ** 0.7;
    return [Math.cos(angle) * (width / 2 - 4), seat - 2 + up * (height - seat + 1), back + 1 - up * 8];
  });
  piece.add(tube(bow, 1.25, false, 10, 60), legMaterial);
  for (let i = 1; i < 8; i++) {
    const t = (i / 8) * 2 - 1;
    const up = Math.sqrt(1 - t * t) ** 0.7;
    piece.add(
      bar(
        [t * (width / 2 - 8), seat - 1, back + 2],
        [t * (width / 2 - 5), seat - 2 + up * (height - seat), back + 1 - up * 8],
        0.8,
        0.6,
        10,
      ),
      legMaterial,
    );
  }
  return piece;
}

/** A moulded shell on slim legs. */
function shell(model: Chair): Piece {
  const piece = new Piece();
  const { width, depth, height, cover, legMaterial } = model;
  const scoop = (u: number, v: number): Vec => {
    const a = u * 2 - 1;
    const turn = Math.min(1, Math.max(0, (v - 0.36) / 0.2));
    const bend = turn * turn * (3 - 2 * turn);
    const along = Math.min(v, 0.46) / 0.46;
    const rise = Math.max(0, v - 0.4) / 0.6;
    const wide =
      (width / 2) *
      (0.86 + 0.14 * Math.sin(Math.min(1, v * 1.9) * Math.PI) - 0.2 * Math.max(0, v - 0.7) * 3 * 0.9);
    const cup = 5.5 * a ** 4 * (1 - Math.abs(v - 0.45)) + 1.2 * a * a;
    const y =
      seat -
      3 +
      0.8 * along * (along - 1.4) +
      bend * rise * (height - seat + 3) -
      (v < 0.08 ? (0.08 - v) * 40 : 0);
    const z = depth / 2 - 4 - along * (depth - 14) - rise * 9 * bend;
    return [a * wide, y + cup * (1 - bend), z + cup * 1.5 * bend];
  };
  piece.add(sheet(scoop, 2.2, 28, 40), cover);
  const [x, z] = [width / 2 - 8, depth / 2 - 9];
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      piece.add(
        bar([sx * (x + 4), 0, sz * (z + 4)], [sx * (x - 8), seat - 3.5, sz * (z - 9)], 1, 1.5),
        legMaterial,
      );
    }
  }
  piece.add(box(width * 0.45, 2, depth * 0.42, 0.8), legMaterial, [0, seat - 5, 1]);
  return piece;
}
