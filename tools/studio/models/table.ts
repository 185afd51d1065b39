import { Shape } from 'three';
import { type Of, Piece, type Vec } from './piece.ts';
import { bar, box, lathe, profile, roundedOutline, tube } from './shapes.ts';

type Table = Of<'table'>;

export function buildTable(model: Table): Piece {
  const piece = new Piece();
  const { width, depth, height, top, shelf } = model;
  const thick = height > 60 ? 3.4 : 3;
  slab(piece, model, thick, height - thick / 2, 0, top);
  const under = height - thick;
  ({ four, trestle, pedestal, hairpin, sled })[model.legs](piece, model, under);
  if (shelf)
    slab(
      piece,
      { ...model, width: width - 14, depth: depth - 14 },
      2,
      Math.max(12, height * 0.28),
      0,
      model.legs === 'hairpin' ? top : model.legMaterial,
    );
  return piece;
}

function slab(
  piece: Piece,
  { shape, width, depth }: Table,
  thick: number,
  y: number,
  inset: number,
  finish: Table['top'],
): void {
  const [w, d] = [width - inset, depth - inset];
  if (shape === 'rectangle') {
    piece.add(profile(roundedOutline(w, d, 3), thick, 0.5).rotateX(-Math.PI / 2), finish, [0, y, 0]);
    return;
  }
  const outline = new Shape();
  outline.absellipse(0, 0, w / 2, d / 2, 0, Math.PI * 2);
  const disc = profile(outline, thick, 0.9, 72);
  piece.add(disc.rotateX(-Math.PI / 2), finish, [0, y, 0]);
}

function four(piece: Piece, { shape, width, depth, legMaterial }: Table, under: number): void {
  const round = shape !== 'rectangle';
  const [x, z] = round ? [width * 0.3, depth * 0.3] : [width / 2 - 5.5, depth / 2 - 5.5];
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      const splay = round || under < 60 ? 4 : 1;
      piece.add(
        bar(
          [sx * (x + splay), 0, sz * (z + splay)],
          [sx * x, under, sz * z],
          under > 60 ? 1.9 : 1.5,
          under > 60 ? 3.3 : 2.6,
          20,
        ),
        legMaterial,
      );
    }
  }
  const apron = under > 60 ? 7 : 5;
  for (const side of [-1, 1]) {
    piece.add(box(x * 2, apron, 2, 0.3), legMaterial, [0, under - apron / 2, side * (z - 0.5)]);
    piece.add(box(2, apron, z * 2, 0.3), legMaterial, [side * (x - 0.5), under - apron / 2, 0]);
  }
}

function trestle(piece: Piece, { width, depth, legMaterial }: Table, under: number): void {
  const [x, z] = [width / 2 - Math.min(38, width * 0.2), depth / 2 - 10];
  for (const side of [-1, 1]) {
    for (const lean of [-1, 1])
      piece.add(
        bar([side * x, 2, lean * z], [side * x, under - 3, lean * z * 0.42], 2.8, 2.8, 4),
        legMaterial,
      );
    piece.add(box(6, 5, depth - 16, 0.7), legMaterial, [side * x, under - 2.5, 0]);
    piece.add(box(6, 5, depth - 12, 0.7), legMaterial, [side * x, 2.5, 0]);
  }
  piece.add(box(x * 2, 7, 3.4, 0.6), legMaterial, [0, under * 0.45, 0]);
}

function pedestal(piece: Piece, { width, depth, legMaterial }: Table, under: number): void {
  const foot = Math.min(width, depth) * 0.31;
  const columns = width > depth * 1.5 ? [-width * 0.24, width * 0.24] : [0];
  for (const x of columns) {
    piece.add(
      lathe(
        [
          [0.01, 0],
          [foot, 0],
          [foot, 1.4],
          [foot * 0.92, 2.2],
          [foot * 0.42, 5],
          [foot * 0.24, 12],
          [foot * 0.2, under * 0.4],
          [foot * 0.24, under * 0.72],
          [foot * 0.44, under - 3],
          [foot * 0.7, under - 0.5],
          [0.01, under],
        ],
        48,
      ),
      legMaterial,
      [x, 0, 0],
    );
  }
}

function hairpin(piece: Piece, { width, depth, legMaterial }: Table, under: number): void {
  const [x, z] = [width / 2 - 9, depth / 2 - 9];
  const lean = Math.min(5, under * 0.09);
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      const foot: Vec = [sx * (x + lean), 0.8, sz * (z + lean)];
      for (const [dx, dz] of [
        [5, 0],
        [0, 5],
      ] as const) {
        piece.add(
          tube(
            [
              [sx * (x - dx), under, sz * (z - dz)],
              [(sx * (x - dx) + foot[0]) / 2, under / 2, (sz * (z - dz) + foot[2]) / 2],
              foot,
            ],
            0.62,
            false,
            8,
            12,
          ),
          legMaterial,
        );
      }
      piece.add(box(9, 0.5, 9, 0.1), legMaterial, [sx * (x - 1), under - 0.2, sz * (z - 1)]);
    }
  }
}

function sled(piece: Piece, { width, depth, legMaterial }: Table, under: number): void {
  const [x, z] = [width / 2 - 12, depth / 2 - 6];
  const t = 3.2;
  for (const side of [-1, 1]) {
    for (const end of [-1, 1])
      piece.add(box(t * 1.5, under, t, 0.3), legMaterial, [side * x, under / 2, end * z]);
    piece.add(box(t * 1.5, t, z * 2, 0.3), legMaterial, [side * x, t / 2, 0]);
    piece.add(box(t * 1.5, t, z * 2, 0.3), legMaterial, [side * x, under - t / 2, 0]);
  }
}

export function buildDesk(model: Of<'desk'>): Piece {
  const piece = new Piece();
  const { width, depth, height, top, legMaterial, drawers } = model;
  piece.add(profile(roundedOutline(width, depth, 1.6), 3, 0.5).rotateX(-Math.PI / 2), top, [
    0,
    height - 1.5,
    0,
  ]);
  const [x, z, under] = [width / 2 - 5, depth / 2 - 5, height - 3];
  const chest = drawers === 3;
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1])
      piece.add(bar([sx * (x + 2), 0, sz * (z + 2)], [sx * x, under, sz * z], 1.4, 2.3, 18), legMaterial);
    piece.add(box(1.6, 6, z * 2, 0.3), legMaterial, [sx * x, under - 3, 0]);
  }
  piece.add(box(x * 2, 14, 1.6, 0.3), top, [0, under - 7, -z]);
  const wide = chest ? 40 : (x * 2 - 4) / Math.max(1, drawers);
  const tall = chest ? 15 : 11;
  for (let i = 0; i < drawers; i++) {
    const cx = chest ? x - 23 : -x + 2 + wide * (i + 0.5);
    const cy = chest ? under - 1 - tall * (i + 0.5) : under - tall / 2 - 0.5;
    if (!chest || i === 0)
      piece.add(box(chest ? wide : x * 2 - 3, chest ? tall * 3 : tall, depth - 14, 0.4), top, [
        chest ? cx : 0,
        chest ? under - 1 - tall * 1.5 : cy,
        -1,
      ]);
    piece.add(box(wide - 0.6, tall - 0.6, 1, 0.2), 'gap', [cx, cy, depth / 2 - 8.1]);
    piece.add(box(wide - 1.2, tall - 1.2, 2, 0.4), top, [cx, cy, depth / 2 - 7.4]);
    piece.add(box(12, 1.2, 1.6, 0.5), 'brass', [cx, cy + 1.5, depth / 2 - 5.8]);
  }
  return piece;
}
