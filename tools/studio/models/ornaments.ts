import { random } from '../../../demo/random.ts';
import type { Finish, Piece, Vec } from './piece.ts';
import { bar, box, lathe, sheet } from './shapes.ts';

const spines: readonly Finish[] = ['oat', 'ink', 'paper', 'clay', 'dove', 'moss', 'paper', 'charcoal'];

/** Upright books from `at` to the right. width: the length of the row in cm. */
export function bookRow(piece: Piece, at: Vec, width: number, height: number, seed: number): void {
  const next = random(seed * 31 + 7);
  let x = at[0];
  while (x < at[0] + width) {
    const thick = 2 + next() * 2.4;
    const tall = height * (0.72 + next() * 0.28);
    piece.add(
      box(thick - 0.2, tall, 14 + next() * 4, 0.25, 1),
      spines[Math.floor(next() * spines.length)] ?? 'oat',
      [x + thick / 2, at[1] + tall / 2 + 0.2, at[2]],
    );
    x += thick;
  }
}

export function bookStack(piece: Piece, at: Vec, count: number, seed: number): void {
  const next = random(seed);
  let y = at[1];
  for (let i = 0; i < count; i++) {
    const thick = 2.4 + next() * 1.4;
    piece.add(
      box(27 - i * 2 - next() * 2, thick, 20 - i * 1.5, 0.3),
      spines[Math.floor(next() * spines.length)] ?? 'oat',
      [at[0], y + thick / 2, at[2]],
      [0, (next() - 0.5) * 0.5, 0],
    );
    y += thick;
  }
}

export function vase(piece: Piece, at: Vec, height: number, finish: Finish = 'paper'): void {
  const r = height * 0.3;
  piece.add(
    lathe(
      [
        [0.01, 0],
        [r * 0.6, 0],
        [r * 0.92, height * 0.2],
        [r, height * 0.42],
        [r * 0.8, height * 0.68],
        [r * 0.42, height * 0.84],
        [r * 0.42, height * 0.94],
        [r * 0.52, height],
        [r * 0.4, height * 0.99],
        [0.01, height * 0.8],
      ],
      28,
    ),
    finish,
    at,
  );
}

/** Branches in a vase or a plant in a pot. reach: the distance of the outer leaves from the stem, in cm. */
export function foliage(
  piece: Piece,
  at: Vec,
  height: number,
  reach: number,
  leaves: number,
  seed: number,
): void {
  const next = random(seed);
  for (let i = 0; i < leaves; i++) {
    const angle = i * 2.399 + next() * 0.6;
    const share = (i + 0.6) / leaves;
    const lean = reach * (1.05 - share * 0.6) * (0.75 + next() * 0.4);
    const tip: Vec = [
      at[0] + Math.sin(angle) * lean,
      at[1] + height * (0.42 + share * 0.55),
      at[2] + Math.cos(angle) * lean,
    ];
    const root: Vec = [at[0] + Math.sin(angle) * 1.5, at[1], at[2] + Math.cos(angle) * 1.5];
    const neck: Vec = [
      root[0] + (tip[0] - root[0]) * 0.42,
      at[1] + (tip[1] - at[1]) * 0.78,
      root[2] + (tip[2] - root[2]) * 0.42,
    ];
    piece.add(bar(root, neck, 0.5, 0.3, 6), 'leaf');
    const wide = reach * (0.2 + next() * 0.1);
    const [sx, sz] = [Math.cos(angle), -Math.sin(angle)];
    const blade = (u: number, v: number): Vec => {
      const a = (u * 2 - 1) * wide * Math.sin(Math.PI * (0.06 + 0.92 * v)) ** 0.8;
      const droop = 0.24 * height * v * v * 0.5;
      const fold = Math.abs(u * 2 - 1) * wide * 0.3;
      return [
        neck[0] + (tip[0] - neck[0]) * v * 1.35 + sx * a,
        neck[1] + (tip[1] - neck[1]) * v * 1.4 - droop + fold,
        neck[2] + (tip[2] - neck[2]) * v * 1.35 + sz * a,
      ];
    };
    piece.add(sheet(blade, 0.3, 6, 10), 'leaf');
  }
}

export function pottedPlant(piece: Piece, at: Vec, height: number, seed = 4): void {
  const r = height * 0.13;
  piece.add(
    lathe(
      [
        [0.01, 0],
        [r * 0.72, 0],
        [r, height * 0.24],
        [r * 1.02, height * 0.25],
        [r * 0.9, height * 0.25],
        [r * 0.88, height * 0.22],
        [0.01, height * 0.22],
      ],
      32,
    ),
    'terracotta',
    at,
  );
  foliage(piece, [at[0], at[1] + height * 0.2, at[2]], height * 0.8, height * 0.33, 17, seed);
}
