import { Shape } from 'three';
import { addLegs } from './legs.ts';
import { type Of, Piece, type Vec } from './piece.ts';
import { profile } from './shapes.ts';
import { addCushion, padded, pillow } from './soft.ts';
import { tuftedPanel } from './tufting.ts';

type Arms = 'track' | 'rolled' | 'slope' | 'none';
type Back = 'cushion' | 'tight' | 'tufted';
type Cover = Of<'sofa'>['cover'];

export const legHeight = { tapered: 14, block: 7, metal: 14, sled: 13, none: 2.5 } as const;
export const armWidth = { track: 15, rolled: 21, slope: 17, none: 0 } as const;

export function buildSofa(model: Of<'sofa'>): Piece {
  const piece = new Piece();
  const { width, depth, height, cover, seats, arms, chaise } = model;
  const arm = armWidth[arms];
  const lift = legHeight[model.legs];
  const inner = width - arm * 2;
  const chaiseWidth = chaise ? inner / seats : 0;
  const bodyDepth = chaise ? Math.min(100, depth * 0.6) : depth;
  const back = -depth / 2;
  const middle = back + bodyDepth / 2;
  addSeating(piece, {
    left: -inner / 2,
    right: inner / 2,
    back,
    depth: bodyDepth,
    height,
    lift,
    seats,
    cover,
    style: model.back,
  });
  addLegs(piece, model, width, bodyDepth, [0, 0, middle]);
  if (arms !== 'none') {
    for (const side of [-1, 1]) {
      addArm(piece, arms, cover, {
        x: side * (width / 2 - arm / 2),
        side,
        back,
        depth: bodyDepth - 2,
        lift,
        height,
      });
    }
  }
  if (chaise) {
    const x = ((chaise === 'right' ? 1 : -1) * (inner - chaiseWidth)) / 2;
    addChaise(piece, cover, { x, width: chaiseWidth, from: back + bodyDepth, to: depth / 2, lift });
    addLegs(piece, model, chaiseWidth, 40, [x, 0, depth / 2 - 22]);
  }
  addThrowPillows(piece, cover, inner, back, model.back);
  return piece;
}

interface Seating {
  left: number;
  right: number;
  back: number;
  depth: number;
  height: number;
  lift: number;
  seats: number;
  cover: Cover;
  style: Back;
}

const backDepth = 20;
export const seatTop = 44;

/** Frame, seat cushions and back of a straight run of seats. The back is towards -z. */
export function addSeating(piece: Piece, run: Seating): void {
  const { left, right, back, depth, height, lift, seats, cover, style } = run;
  const width = right - left;
  const x = (left + right) / 2;
  const deck = 27;
  const front = back + depth;
  piece.add(padded(width + 1, deck - lift, depth - 3, 2, 3, 0.5), cover, [
    x,
    lift + (deck - lift) / 2,
    back + depth / 2,
  ]);
  const backHeight = height - (style === 'cushion' ? 8 : 0);
  const frameDepth = style === 'cushion' ? 14 : backDepth;
  piece.add(padded(width + 1, backHeight - lift, frameDepth, 4, 5, 0.6), cover, [
    x,
    lift + (backHeight - lift) / 2,
    back + frameDepth / 2,
  ]);
  const seatDepth = depth - backDepth - 3;
  const each = width / seats;
  for (let i = 0; i < seats; i++) {
    const cx = left + each * (i + 0.5);
    const seat: Vec = [each - 0.7, seatTop - deck - 1, seatDepth];
    addCushion(piece, cover, seat, [cx, (deck + seatTop) / 2, front - seatDepth / 2 + 1], [0, 0, 0], {
      seed: 11 + i,
      crown: 0.16,
    });
    if (style === 'cushion') {
      const tall = height - seatTop + 1;
      addCushion(
        piece,
        cover,
        [each - 1.2, 19, tall],
        [cx, seatTop + tall / 2 - 1.5, back + 21],
        [Math.PI / 2 - 0.2, 0, 0],
        {
          seed: 31 + i,
          crown: 0.32,
          rim: 0.8,
          bulge: 1.5,
          uneven: 0.7,
        },
      );
    }
  }
  if (style === 'tufted') {
    const tall = height - seatTop + 2;
    tuftedPanel(piece, cover, {
      width: width - 1,
      height: tall,
      at: [x, seatTop - 1 + tall / 2, back + backDepth],
      lean: -0.08,
    });
  }
  if (style === 'tight') {
    const tall = height - seatTop - 1;
    for (let i = 0; i < seats; i++) {
      piece.add(
        padded(each - 0.5, tall, 9, 3.5, 41 + i, 2.4),
        cover,
        [left + each * (i + 0.5), seatTop + tall / 2, back + backDepth],
        [-0.1, 0, 0],
      );
    }
  }
}

interface ArmPlace {
  x: number;
  /** -1 at the left end, 1 at the right end. */
  side: number;
  back: number;
  depth: number;
  lift: number;
  height: number;
}

export function addArm(piece: Piece, arms: Exclude<Arms, 'none'>, cover: Cover, place: ArmPlace): void {
  const { x, side, back, depth, lift, height } = place;
  const width = armWidth[arms];
  const middle = back + depth / 2;
  const top = Math.min(62, height * 0.74);
  if (arms === 'track') {
    addCushion(
      piece,
      cover,
      [width, depth, top - lift],
      [x, lift + (top - lift) / 2, middle],
      [Math.PI / 2, 0, 0],
      {
        seed: side + 7,
        crown: 0,
        bulge: 0.5,
        uneven: 0.15,
        radius: 2.6,
      },
    );
  } else if (arms === 'slope') {
    const outline = new Shape();
    outline.moveTo(-depth / 2, lift);
    outline.lineTo(depth / 2, lift);
    outline.lineTo(depth / 2, top - 9);
    outline.bezierCurveTo(depth / 2, top - 1, depth / 4, top - 3, 0, top);
    outline.bezierCurveTo(
      -depth / 4,
      top + 3,
      -depth / 2,
      top + 6,
      -depth / 2,
      Math.min(top + 14, height - 4),
    );
    piece.add(profile(outline, width, 3), cover, [x, 0, middle], [0, -Math.PI / 2, 0]);
  } else {
    const roll = 8.5;
    const outline = new Shape();
    const inner = -side * (width / 2 - 4);
    const outer = inner + side * 12;
    outline.moveTo(inner, lift);
    outline.lineTo(inner, top - roll);
    outline.absarc(
      inner + side * roll * 0.9,
      top - roll,
      roll,
      side > 0 ? Math.PI : 0,
      side > 0 ? -0.9 : Math.PI + 0.9,
      side > 0,
    );
    outline.quadraticCurveTo(outer, top - roll * 2.2, outer, top - roll * 3);
    outline.lineTo(outer, lift);
    piece.add(profile(outline, depth, 1.6), cover, [x, 0, middle]);
  }
}

function addChaise(
  piece: Piece,
  cover: Cover,
  part: { x: number; width: number; from: number; to: number; lift: number },
): void {
  const { x, width, from, to, lift } = part;
  const length = to - from + 3;
  const z = (from + to) / 2 - 1.5;
  piece.add(padded(width, 27 - lift, length, 2, 9, 0.5), cover, [x, lift + (27 - lift) / 2, z]);
  addCushion(piece, cover, [width - 0.7, seatTop - 28, length], [x, (27 + seatTop) / 2, z + 1], [0, 0, 0], {
    seed: 77,
    crown: 0.14,
  });
}

function addThrowPillows(piece: Piece, cover: Cover, inner: number, back: number, style: Back): void {
  const accent = accents[cover] ?? 'oat';
  const z = back + (style === 'cushion' ? 46 : 37);
  piece.add(pillow(42, 40, 16, 5), accent, [-inner / 2 + 23, seatTop, z], [-0.3, 0.34, 0.05]);
  piece.add(pillow(42, 40, 15, 8), accent, [inner / 2 - 23, seatTop, z], [-0.3, -0.34, -0.04]);
}

const accents: Partial<Record<Cover, Cover>> = {
  oat: 'clay',
  dove: 'ink',
  charcoal: 'dove',
  moss: 'oat',
  ink: 'oat',
  clay: 'oat',
  saffron: 'charcoal',
  emerald: 'saffron',
  rose: 'oat',
  cognac: 'oat',
  espresso: 'oat',
  cream: 'dove',
};
