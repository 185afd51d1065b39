import { caseOf, digits, grip, handleOf, housing, plate, slab } from './applianceParts.ts';
import { type Finish, type Of, Piece } from './piece.ts';
import { box } from './shapes.ts';

type Fridge = Of<'refrigerator'>;
const thick = 7;

export function buildRefrigerator(model: Fridge): Piece {
  const piece = new Piece();
  const { width, depth, height, finish, doors } = model;
  const foot = doors === 'compact' ? 3 : 5;
  const deep = depth - thick - 4;
  const from = deep / 2 - 2;
  const body = new Piece();
  housing(body, width, height - 1.5, deep, caseOf(finish), foot);
  piece.include(body, [0, 0, -2]);
  const handle = handleOf(finish);
  const face = from + thick;
  const top = height;
  const at = (x: number, w: number, low: number, high: number) =>
    slab(piece, { x, y: (low + high) / 2, width: w, height: high - low, from, thick }, finish);
  for (const side of [-1, 1])
    piece.add(box(9, 2.4, 10, 0.6), 'graphite', [side * (width / 2 - 6), height - 1.2, from - 3]);

  if (doors === 'french') {
    const split = height * 0.41;
    const second = height > 176 ? height * 0.25 : 0;
    for (const side of [-1, 1]) {
      at((side * width) / 4, width / 2, split, top);
      grip(piece, [side * 4.6, split + (top - split) * 0.42, face], (top - split) * 0.66, true, handle);
    }
    const drawers = second
      ? [
          [foot, second],
          [second, split],
        ]
      : [[foot, split]];
    for (const [low = 0, high = 0] of drawers) {
      at(0, width, low, high);
      grip(piece, [0, high - 7, face], width * 0.78, false, handle);
    }
    if (model.dispenser) dispenser(piece, -width / 4 - 1, split + (top - split) * 0.47, face, finish);
  } else if (doors === 'side-by-side') {
    const seam = -width * 0.1;
    at((seam - width / 2) / 2, seam + width / 2, foot, top);
    at((seam + width / 2) / 2, width / 2 - seam, foot, top);
    for (const side of [-1, 1])
      grip(piece, [seam + side * 4.4, height * 0.56, face], height * 0.52, true, handle);
    if (model.dispenser) dispenser(piece, (seam - width / 2) / 2 - 1, height * 0.62, face, finish);
  } else if (doors === 'top-freezer' || doors === 'bottom-freezer') {
    const split = doors === 'top-freezer' ? height * 0.7 : height * 0.36;
    at(0, width, foot, split);
    at(0, width, split, top);
    const x = -width / 2 + 6.5;
    if (doors === 'top-freezer') {
      grip(piece, [x, split + (top - split) * 0.36, face], (top - split) * 0.56, true, handle);
      grip(piece, [x, split - 26, face], 42, true, handle);
    } else {
      grip(piece, [x, split + (top - split) * 0.38, face], (top - split) * 0.56, true, handle);
      grip(piece, [0, split - 7, face], width * 0.76, false, handle);
    }
  } else {
    at(0, width, foot, top);
    if (doors === 'single') grip(piece, [-width / 2 + 6.5, height * 0.52, face], height * 0.42, true, handle);
    else piece.add(box(2.6, height * 0.34, 2, 0.8), handle, [-width / 2 + 4, height * 0.62, face + 0.6]);
  }
  plate(piece, doors === 'french' ? width / 4 : width * 0.24, top - 7, face + 0.1);
  return piece;
}

/** A dispenser for water and ice: a dark niche below a lit panel. */
function dispenser(piece: Piece, x: number, y: number, face: number, finish: Fridge['finish']): void {
  const [wide, tall] = [21, 36];
  const rim: Finish = finish === 'white' ? 'plastic' : 'graphite';
  piece.add(box(wide + 2, tall + 2, 1.2, 0.5), rim, [x, y, face]);
  piece.add(box(wide, tall, 1, 0.3), 'blackGlass', [x, y, face + 0.35]);
  piece.add(box(wide - 3, tall * 0.56, 0.6, 0.3), 'gap', [x, y - tall * 0.17, face + 0.62]);
  piece.add(box(5, 6, 2.4, 0.7), 'graphite', [x, y + tall * 0.07, face + 1.2]);
  piece.add(box(wide - 4, 1.4, 4, 0.4), rim, [x, y - tall * 0.44, face + 1.6]);
  digits(piece, '37', x - 3.8, y + tall * 0.35, face + 0.95, 2);
  digits(piece, '0', x + 5, y + tall * 0.35, face + 0.95, 2);
  for (const dx of [-6, -2, 2, 6])
    piece.trim(box(1.4, 0.3, 0.1, 0.04), 'sky', [x + dx, y + tall * 0.24, face + 0.95]);
}

export function buildFreezer(model: Of<'freezer'>): Piece {
  const { width, depth, height, finish } = model;
  if (model.style === 'upright') {
    return buildRefrigerator({ kind: 'refrigerator', doors: 'single', width, depth, height, finish });
  }
  const piece = new Piece();
  housing(piece, width, height - 9, depth - 3, finish, 3);
  piece.add(box(width - 1, 1.4, depth - 3, 0.3), 'gap', [0, height - 8.5, -1]);
  piece.add(box(width, 8, depth - 2, 2.2, 3), finish, [0, height - 4, -0.5]);
  piece.add(box(width * 0.2, 2.6, 3, 1), handleOf(finish), [0, height - 6.5, depth / 2 - 1.4]);
  piece.add(box(15, 6, 0.6, 0.3), 'graphite', [-width / 2 + 14, 11, depth / 2 - 1.4]);
  piece.trim(box(1.1, 1.1, 0.3, 0.2), 'sky', [-width / 2 + 10, 11, depth / 2 - 1]);
  plate(piece, width / 2 - 14, height - 15, depth / 2 - 1.3, 9);
  return piece;
}

export function buildWineCooler(model: Of<'wine-cooler'>): Piece {
  const piece = new Piece();
  const { width, depth, height, finish } = model;
  const deep = depth - 9;
  const face = deep / 2 - 1;
  const low = height > 60 ? 10 : 4;
  piece.add(box(width, height, 2, 0.6), finish, [0, height / 2, -depth / 2 + 3]);
  for (const side of [-1, 1]) {
    piece.add(box(2.4, height, deep, 0.6), finish, [side * (width / 2 - 1.2), height / 2, -2]);
    piece.add(box(width, side > 0 ? 3 : low, deep, 0.6), finish, [0, side > 0 ? height - 1.5 : low / 2, -2]);
  }
  piece.add(box(width - 6, height - low, 1, 0.2), 'black', [0, (height + low) / 2, -depth / 2 + 6]);
  const rows = Math.max(3, Math.round((height - low) / 13));
  const room = (height - low - 12) / rows;
  for (let row = 0; row < rows; row++) {
    const y = low + 4 + room * row;
    piece.add(box(width - 7, 1.8, 2.4, 0.4), 'oak', [0, y, face - 4]);
    piece.add(box(width - 7, 0.6, deep - 12, 0.1), 'steel', [0, y - 0.2, -4]);
    const count = Math.floor((width - 9) / 8.6);
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 8.6;
      const bottle = new Piece();
      bottle.add(
        box(6.6, 6.6, 20, 3.2, 3),
        (row + i) % 3 === 0 ? 'espresso' : (row + i) % 3 === 1 ? 'ebony' : 'moss',
        [x, y + 4.4, face - 18],
      );
      bottle.add(box(2.9, 2.9, 10, 1.3, 2), i % 2 ? 'espresso' : 'ebony', [x, y + 4.4, face - 8]);
      piece.include(bottle);
    }
  }
  piece.add(box(width - 8, 0.8, 1, 0.2), 'sky', [0, height - 5, face - 3]);
  const rim = 4.6;
  for (const side of [-1, 1]) {
    piece.add(box(rim, height - low - 0.8, 4, 0.8), finish, [
      side * (width / 2 - rim / 2),
      (height + low) / 2,
      face + 2,
    ]);
    piece.add(box(width, rim, 4, 0.8), finish, [
      0,
      side > 0 ? height - rim / 2 - 0.4 : low + rim / 2,
      face + 2,
    ]);
  }
  piece.add(box(width - rim * 2 + 0.6, height - low - rim * 2 + 0.6, 0.5, 0.1), 'pane', [
    0,
    (height + low) / 2,
    face + 3,
  ]);
  grip(
    piece,
    [width / 2 - 2.4, (height + low) / 2, face + 4],
    (height - low) * 0.66,
    true,
    handleOf(finish),
    1,
  );
  digits(piece, '12', 0, height - 2.6, face + 4.1, 1.5);
  return piece;
}
