import { smoothNoise } from '../../../demo/random.ts';
import { type Of, Piece, type Vec } from './piece.ts';
import { bar, bend, box, sheet } from './shapes.ts';
import { addCushion, padded, pillow } from './soft.ts';
import { tuftedPanel } from './tufting.ts';

type Bed = Of<'bed'>;
const rail = 30;
const mattressHeight = 24;

export function buildBed(model: Bed): Piece {
  const piece = new Piece();
  const { width, depth, cover } = model;
  const back = -depth / 2;
  const soft = model.headboard === 'upholstered' || model.headboard === 'tufted';
  headboard(piece, model, back);
  const frameFrom = back + 8;
  const length = depth - 8;
  const z = frameFrom + length / 2;
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 2.5);
    if (soft) piece.add(padded(5, rail - 10, length, 1.8, 3, 0.3), cover, [x, 10 + (rail - 10) / 2, z]);
    else piece.add(box(4, rail - 14, length, 0.6), cover, [x, 14 + (rail - 14) / 2, z]);
    for (const end of [frameFrom + 8, depth / 2 - 6])
      piece.add(
        bar([side * (width / 2 - 8), 0, end], [side * (width / 2 - 8), 14, end], 2, 3),
        soft ? 'ebony' : cover,
      );
  }
  if (soft)
    piece.add(padded(width, rail - 10, 5, 1.8, 4, 0.3), cover, [0, 10 + (rail - 10) / 2, depth / 2 - 2.5]);
  else piece.add(box(width, rail - 14, 4, 0.6), cover, [0, 14 + (rail - 14) / 2, depth / 2 - 2]);
  piece.add(box(width - 10, 5, length - 6, 0.5), 'gap', [0, 17, z]);
  dress(piece, model, frameFrom);
  return piece;
}

function headboard(piece: Piece, { headboard: style, width, height, cover }: Bed, back: number): void {
  if (style === 'upholstered') {
    const panels = 4;
    piece.add(padded(width + 0, height - 8, 6, 2, 2, 0.3), cover, [0, 8 + (height - 8) / 2, back + 3]);
    for (let i = 0; i < panels; i++) {
      const each = width / panels;
      piece.add(padded(each - 0.4, height - rail, 8, 3.2, 12 + i, 1.3), cover, [
        -width / 2 + each * (i + 0.5),
        rail + (height - rail) / 2,
        back + 7,
      ]);
    }
    return;
  }
  if (style === 'tufted') {
    piece.add(padded(width, height - 6, 7, 2.4, 2, 0.3), cover, [0, 6 + (height - 6) / 2, back + 3.5]);
    tuftedPanel(piece, cover, {
      width: width - 8,
      height: height - rail - 6,
      at: [0, rail + (height - rail) / 2, back + 6],
      spacing: 20,
    });
    return;
  }
  for (const side of [-1, 1])
    piece.add(box(6, height, 5, 0.8), cover, [side * (width / 2 - 3), height / 2, back + 3]);
  if (style === 'slatted') {
    piece.add(box(width - 4, 6, 4, 0.7), cover, [0, height - 3, back + 3]);
    piece.add(box(width - 10, 5, 3, 0.5), cover, [0, rail + 10, back + 3]);
    const count = Math.round(width / 12);
    for (let i = 1; i < count; i++) {
      const tall = height - rail - 14;
      piece.add(box(4.4, tall, 1.8, 0.4), cover, [
        -width / 2 + 3 + ((width - 6) * i) / count,
        rail + 10 + tall / 2,
        back + 3,
      ]);
    }
    return;
  }
  const from = rail - 6;
  const boards = style === 'low' ? 1 : 3;
  const each = (height - from) / boards;
  for (let i = 0; i < boards; i++) {
    piece.add(box(width - 8, each - (boards > 1 ? 0.9 : 0), 3.6, 0.7), cover, [
      0,
      from + each * (i + 0.5),
      back + 3,
    ]);
  }
  if (style === 'panel') piece.add(box(width + 0, 4, 6.4, 1), cover, [0, height - 2, back + 3.2]);
}

/** Mattress, folded-back sheet, duvet, pillows, two cushions and a folded throw. */
function dress(piece: Piece, { width, depth, bedding }: Bed, from: number): void {
  const length = depth / 2 - from - 5;
  const wide = width - 9;
  const top = rail - 8 + mattressHeight;
  piece.add(padded(wide, mattressHeight, length, 5, 3, 0.8), 'linen', [
    0,
    rail - 8 + mattressHeight / 2,
    from + length / 2,
  ]);
  const noise = smoothNoise(21);
  const duvetLength = length * 0.72;
  const duvet = bend(box(wide + 9, 30, duvetLength, 7, 3, 18), (point) => {
    const t = point.y / 15;
    const side = Math.abs(point.x) / (wide / 2);
    const ripple =
      Math.sin(point.z * 0.16 + point.x * 0.02) +
      0.6 * Math.sin(point.z * 0.31 + 1) +
      0.8 * Math.sin(point.x * 0.13 + 2);
    const low = Math.max(0, -t + 0.4);
    if (side > 0.97) point.x += Math.sign(point.x) * ripple * 1.1 * low;
    if (point.z > duvetLength / 2 - 8)
      point.z += (Math.sin(point.x * 0.17) + 0.5 * Math.sin(point.x * 0.33 + 1)) * 1.2 * low;
    if (t > 0)
      point.y +=
        noise(point.x * 0.045, 0, point.z * 0.045) * 1.7 +
        noise(point.x * 0.13, 1, point.z * 0.11) * 0.5 +
        1.6 * (1 - side * side);
  });
  const centre = from + length - duvetLength / 2 + 3;
  piece.add(duvet, bedding, [0, top - 10, centre]);
  const fold = from + length - duvetLength + 10;
  piece.add(padded(wide + 10, 5, 26, 2.4, 8, 0.9), 'linen', [0, top + 6.5, fold], [0, 0, 0]);
  for (const side of [-1, 1])
    piece.add(padded(4.5, 20, 26, 2, 9, 0.6), 'linen', [side * (wide / 2 + 3.6), top - 3, fold]);
  const count = width > 120 ? 2 : 1;
  const each = Math.min(70, (wide - 6) / count);
  const accent = bedding === 'oat' || bedding === 'cream' || bedding === 'white' ? 'moss' : 'oat';
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * (each + 2);
    piece.add(pillow(each, 46, 19, 31 + i), 'linen', [x, top - 2, from + 13], [-0.55, 0.04 * (i * 2 - 1), 0]);
    piece.add(pillow(each - 8, 42, 17, 41 + i), bedding, [x * 0.96, top - 2, from + 27], [-0.62, 0, 0]);
  }
  piece.add(pillow(48, 30, 14, 51), accent, [0, top, from + 42], [-0.7, 0, 0]);
  const band = 34;
  const wrap = (u: number, v: number): Vec => {
    const a = u * 2 - 1;
    const [over, half] = [Math.abs(a), wide / 2 + 5.6];
    const x = Math.sign(a) * Math.min(1, over / 0.84) * half;
    const drop = over > 0.84 ? ((over - 0.84) / 0.16) * 20 : 0;
    const crown = over < 0.84 ? 1.6 * (1 - (over / 0.84) ** 2) : 0;
    return [
      x,
      top + 6.8 + crown + Math.sin(u * 17 + v * 3) * 0.5 - drop - (over > 0.8 ? (over - 0.8) * 12 : 0),
      depth / 2 - 48 + v * band + Math.sin(u * 9) * 1.2,
    ];
  };
  piece.add(
    sheet((u, v) => wrap(1 - u, 1 - v), 1.8, 60, 10),
    accent,
  );
}

export function buildMattress(model: Of<'mattress'>): Piece {
  const piece = new Piece();
  const { width, depth, height, layers } = model;
  const base = layers > 1 ? height * 0.3 : 0;
  if (base)
    addCushion(piece, 'dove', [width, base, depth], [0, base / 2, 0], [0, 0, 0], {
      seed: 2,
      crown: 0,
      bulge: 0.3,
      uneven: 0.1,
      radius: 3,
    });
  const middle = layers > 2 ? height * 0.22 : 0;
  if (middle)
    addCushion(piece, 'linen', [width, middle, depth], [0, base + middle / 2, 0], [0, 0, 0], {
      seed: 3,
      crown: 0,
      bulge: 0.6,
      uneven: 0.1,
      radius: 3,
    });
  const rest = height - base - middle;
  addCushion(piece, 'linen', [width, rest, depth], [0, base + middle + rest / 2, 0], [0, 0, 0], {
    seed: 4,
    crown: 0.04,
    bulge: 0.8,
    uneven: 0.1,
    radius: 4.5,
  });
  const quilt = new Piece();
  tuftedPanel(quilt, 'linen', {
    width: width - 9,
    height: depth - 9,
    at: [0, 0, 0],
    thickness: 6,
    spacing: 26,
  });
  for (const { geometry, finish } of quilt.parts)
    piece.add(geometry.rotateX(-Math.PI / 2), finish, [0, height - 3, 0]);
  piece.add(box(20, 6, 0.6, 0.2), 'dove', [-width / 4, base + middle + rest / 2, depth / 2 + 1]);
  return piece;
}
