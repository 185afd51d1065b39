import { dial, digits, grip, handleOf, plate, slab } from './applianceParts.ts';
import { burners, hotplates } from './hob.ts';
import { type Of, Piece } from './piece.ts';
import { box, profile, rod } from './shapes.ts';

export function buildCooktop(model: Of<'cooktop'>): Piece {
  const piece = new Piece();
  const { width, depth, height, finish, fuel } = model;
  if (fuel === 'gas') {
    const plane = Math.max(1.5, height - 5.2);
    piece.add(box(width, plane, depth, 0.7), finish, [0, plane / 2, 0]);
    burners(piece, width - 6, depth - 14, plane, -4, width > 80 ? 6 : 5);
    const knobs = 5;
    for (let i = 0; i < knobs; i++) {
      piece.add(rod(1.7, 1.9, 2.6, 28), handleOf(finish), [(i - 2) * 7, plane, depth / 2 - 4.5]);
      piece.trim(box(0.3, 0.2, 1.6, 0.1), 'gap', [(i - 2) * 7, plane + 2.6, depth / 2 - 4.8]);
    }
    return piece;
  }
  piece.add(box(width - 4, height - 0.8, depth - 4, 0.4), 'graphite', [0, (height - 0.8) / 2, 0]);
  piece.add(box(width, 0.5, depth, 0.2), finish === 'steel' ? 'steel' : 'graphite', [0, height - 0.8, 0]);
  hotplates(piece, width - 1, depth - 1, height - 0.35, 0, true);
  return piece;
}

export function buildHood(model: Of<'hood'>): Piece {
  const piece = new Piece();
  const { width, depth, height, finish, style } = model;
  if (style === 'under-cabinet') {
    const outline = [
      [-depth / 2, 0],
      [depth / 2, 0],
      [depth / 2, height * 0.4],
      [depth / 2 - 7, height],
      [-depth / 2, height],
    ] as const;
    piece.add(profile(outline, width, 0.6), finish, [0, 0, 0], [0, -Math.PI / 2, 0]);
    filters(piece, width, depth, 0.2);
    for (let i = 0; i < 4; i++)
      piece.trim(rod(0.9, 0.9, 0.5, 18).rotateX(Math.PI / 2), 'chrome', [
        width / 2 - 9 - i * 4,
        height * 0.2,
        depth / 2,
      ]);
    piece.trim(box(18, 0.4, 0.2, 0.1), 'gap', [-width / 4, height * 0.2, depth / 2]);
    return piece;
  }
  const lip = 6;
  const canopy = Math.min(height * 0.3, 24);
  const flue = Math.min(32, width * 0.38);
  const z = style === 'island' ? 0 : -depth / 2 + flue * 0.38;
  piece.add(box(width, lip, depth, 0.6), finish, [0, lip / 2, 0]);
  canopyOf(piece, model, lip, canopy, flue, z);
  const rest = height - lip - canopy;
  piece.add(box(flue, rest * 0.56, flue * 0.76, 0.3), finish, [0, lip + canopy + rest * 0.28, z]);
  piece.add(box(flue - 1.6, rest * 0.46, flue * 0.76 - 1.6, 0.3), finish, [0, lip + canopy + rest * 0.77, z]);
  filters(piece, width, depth, 0);
  for (let i = -2; i <= 2; i++)
    piece.trim(rod(0.8, 0.8, 0.5, 18).rotateX(Math.PI / 2), i === 0 ? 'sky' : 'chrome', [
      i * 4,
      lip / 2,
      depth / 2,
    ]);
  return piece;
}

/** A pyramid from the lip to the flue. */
function canopyOf(
  piece: Piece,
  { width, depth, finish }: Of<'hood'>,
  lip: number,
  tall: number,
  flue: number,
  z: number,
): void {
  const geometry = box(2, tall, 2, 0.02, 1, 4);
  const positions = geometry.getAttribute('position');
  for (let i = 0; i < positions.count; i++) {
    const share = (positions.getY(i) + tall / 2) / tall;
    const wide = width + (flue - width) * share;
    const deep = depth + (flue * 0.76 - depth) * share;
    positions.setXYZ(
      i,
      (positions.getX(i) * wide) / 2,
      positions.getY(i),
      (positions.getZ(i) * deep) / 2 + z * share,
    );
  }
  geometry.deleteAttribute('normal');
  const flat = geometry.toNonIndexed();
  flat.computeVertexNormals();
  piece.add(flat, finish, [0, lip + tall / 2, 0]);
}

function filters(piece: Piece, width: number, depth: number, y: number): void {
  for (const side of [-1, 1])
    piece.add(box(width * 0.4, 0.8, depth * 0.7, 0.2), 'graphite', [side * width * 0.22, y, 0]);
  for (const side of [-1, 1])
    piece.add(rod(2.6, 2.6, 0.5, 24), 'bulb', [side * width * 0.45, y - 0.3, depth * 0.3]);
}

export function buildMicrowave(model: Of<'microwave'>): Piece {
  const piece = new Piece();
  const { width, depth, height, finish, style } = model;
  const over = style === 'over-range';
  const foot = over ? 0 : 1.4;
  const from = depth / 2 - (over ? 9 : 5);
  const tall = height - foot;
  piece.add(box(width, tall, from + depth / 2, 0.7), finish === 'steel' && !over ? 'graphite' : finish, [
    0,
    foot + tall / 2,
    (from - depth / 2) / 2,
  ]);
  if (!over)
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        piece.add(rod(1.6, 1.4, 1.6, 16), 'rubber', [sx * (width / 2 - 5), 0, sz * (depth / 2 - 8)]);
  const panel = Math.min(15, width * 0.22);
  const doorWide = width - panel;
  const x = -panel / 2;
  const y = foot + tall / 2 + (over ? 2 : 0);
  const doorTall = tall - (over ? 4 : 0);
  slab(piece, { x, y, width: doorWide, height: doorTall, from, thick: 4 }, finish);
  piece.add(box(doorWide - 9, doorTall - 8, 0.6, 0.4), 'blackGlass', [x - (over ? 1.6 : 0), y, from + 4]);
  slab(piece, { x: width / 2 - panel / 2, y, width: panel, height: doorTall, from, thick: 4 }, 'black');
  const face = from + 4.1;
  const cx = width / 2 - panel / 2;
  digits(piece, '1:30', cx, y + doorTall / 2 - 4, face, 2.2);
  for (let row = 0; row < 4; row++) {
    for (let column = -1; column <= 1; column++) {
      piece.trim(box(1.5, 0.55, 0.12, 0.05, 1), 'dove', [
        cx + column * panel * 0.26,
        y + doorTall * 0.2 - row * doorTall * 0.12,
        face,
      ]);
    }
  }
  if (over) {
    grip(piece, [width / 2 - panel - 3, y, from + 4], doorTall * 0.8, true, handleOf(finish), 1.1);
    for (let i = 0; i < 3; i++)
      piece.trim(box(width - 8, 0.5, 0.3, 0.1), 'gap', [0, foot + tall - 1 - i * 0.01, from + 4]);
    piece.add(box(width, 3.4, 3.6, 0.5), 'graphite', [0, foot + 1.7, from + 1.8]);
  } else {
    piece.add(box(1.8, doorTall * 0.72, 2.4, 0.7), handleOf(finish), [width / 2 - panel - 2.2, y, from + 5]);
    plate(piece, x, foot + 2.4, from + 4.1, 6);
    dial(piece, cx, y - doorTall * 0.36, from + 4, 2, 'graphite');
  }
  return piece;
}

export function buildDishwasher(model: Of<'dishwasher'>): Piece {
  const piece = new Piece();
  const { width, depth, height, finish, handle } = model;
  const thick = 5;
  const from = depth / 2 - thick - (handle === 'bar' ? 5 : 1);
  piece.add(box(width - 1.5, height - 11, from + depth / 2, 0.4), 'graphite', [
    0,
    10 + (height - 11) / 2,
    (from - depth / 2) / 2,
  ]);
  piece.add(box(width - 3, 10, from + depth / 2 - 6, 0.3), 'gap', [0, 5.2, (from - depth / 2) / 2 - 3]);
  const face = from + thick;
  if (handle === 'bar') {
    slab(piece, { x: 0, y: (height + 10) / 2, width, height: height - 10, from, thick }, finish);
    grip(piece, [0, height - 10, face], width * 0.86, false, handleOf(finish), 1.3);
    piece.add(box(width - 2, 0.8, thick - 1, 0.2), 'blackGlass', [0, height + 0.1, from + thick / 2]);
  } else {
    const panel = 12;
    slab(piece, { x: 0, y: height - panel / 2, width, height: panel, from, thick }, finish);
    slab(
      piece,
      { x: 0, y: (height - panel + 10) / 2, width, height: height - panel - 10, from, thick },
      finish,
    );
    piece.add(box(width * 0.34, 4.4, 1, 0.6), 'gap', [0, height - panel + 3.4, face - 0.3]);
    digits(piece, '2:05', width * 0.32, height - 5, face + 0.1, 1.7);
    for (let i = 0; i < 5; i++)
      piece.trim(rod(0.55, 0.55, 0.3, 14).rotateX(Math.PI / 2), i === 1 ? 'sky' : 'graphite', [
        -width * 0.4 + i * 4,
        height - 5,
        face,
      ]);
  }
  plate(piece, 0, 20, face + 0.1, 6);
  return piece;
}
