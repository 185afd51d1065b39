import { Shape } from 'three';
import { addLegs } from './legs.ts';
import { type Of, Piece, type Vec } from './piece.ts';
import { bar, box, lathe, profile, sheet } from './shapes.ts';
import { addArm, addSeating, armWidth, legHeight, seatTop } from './sofa.ts';
import { addCushion, padded, pillow } from './soft.ts';

type Armchair = Of<'armchair'>;

export function buildArmchair(model: Armchair): Piece {
  return { club, wing, lounge, barrel, recliner }[model.style](model);
}

function club(model: Armchair): Piece {
  const piece = new Piece();
  const { width, depth, height, cover } = model;
  const lift = legHeight[model.legs];
  const arm = armWidth.track;
  addSeating(piece, {
    left: arm - width / 2,
    right: width / 2 - arm,
    back: -depth / 2,
    depth,
    height,
    lift,
    seats: 1,
    cover,
    style: 'cushion',
  });
  for (const side of [-1, 1]) {
    addArm(piece, 'track', cover, {
      x: side * (width / 2 - arm / 2),
      side,
      back: -depth / 2,
      depth: depth - 3,
      lift,
      height,
    });
  }
  addLegs(piece, model, width, depth);
  return piece;
}

function wing(model: Armchair): Piece {
  const piece = new Piece();
  const { width, depth, height, cover } = model;
  const lift = Math.max(legHeight[model.legs], 14);
  const inner = width - 20;
  piece.add(padded(inner, 14, depth - 12, 3, 4), cover, [0, lift + 8, 3]);
  addCushion(piece, cover, [inner - 1, 15, depth - 20], [0, lift + 22, 8], [0, 0, 0], {
    seed: 4,
    crown: 0.2,
  });
  const tall = height - lift - 14;
  piece.add(
    padded(inner + 3, tall, 13, 5, 6, 2.6),
    cover,
    [0, lift + 14 + tall / 2, -depth / 2 + 12],
    [-0.13, 0, 0],
  );
  for (const side of [-1, 1]) {
    const outline = new Shape();
    const [back, front] = [-depth / 2 + 2, depth / 2 - 4];
    outline.moveTo(back, lift);
    outline.lineTo(front - 2, lift);
    outline.lineTo(front, lift + 32);
    outline.bezierCurveTo(front - 6, lift + 37, back + 34, lift + 35, back + 28, lift + 42);
    outline.bezierCurveTo(back + 22, height * 0.72, back + 30, height * 0.84, back + 16, height - 3);
    outline.quadraticCurveTo(back + 4, height + 1, back - 4, height - 5);
    outline.lineTo(back - 1, lift);
    piece.add(profile(outline, 9.5, 3.2), cover, [side * (width / 2 - 5), 0, 0], [0, -Math.PI / 2, 0]);
  }
  addLegs(
    piece,
    { ...model, legs: model.legs === 'none' ? 'tapered' : model.legs },
    width,
    depth,
    [0, 0, 0],
    lift,
  );
  return piece;
}

/** A wooden frame with two loose cushions. */
function lounge(model: Armchair): Piece {
  const piece = new Piece();
  const { width, depth, height, cover, legMaterial } = model;
  const [x, front, back] = [width / 2 - 3, depth / 2 - 6, -depth / 2 + 8];
  const armAt = 56;
  for (const side of [-1, 1]) {
    const px = side * x;
    piece.add(bar([px, 0, front + 3], [px, armAt, front - 4], 1.7, 2.2), legMaterial);
    piece.add(bar([px, 0, back - 3], [px, armAt, back + 12], 1.7, 2.2), legMaterial);
    piece.add(box(5.4, 2.8, depth - 18, 1.3, 3), legMaterial, [px, armAt + 1, -2], [0.06, 0, 0]);
    piece.add(bar([px, 30, front - 2], [px, 24, back + 6], 1.7), legMaterial);
    piece.add(
      bar([side * (x - 7), 26, back + 10], [side * (x - 7), height - 2, back - 6], 1.9, 1.5),
      legMaterial,
    );
  }
  for (const [y, z] of [
    [29, front - 3],
    [24, back + 8],
  ] as const)
    piece.add(bar([-x, y, z], [x, y, z], 1.6), legMaterial);
  for (const share of [0.3, 0.62, 0.95]) {
    const y = 26 + (height - 30) * share;
    piece.add(box(width - 18, 5, 1.8, 0.8), legMaterial, [0, y, back + 9 - 15 * share], [-0.2, 0, 0]);
  }
  const inner = width - 13;
  addCushion(piece, cover, [inner, 14, depth - 20], [0, 36, 4], [0.09, 0, 0], { seed: 2, crown: 0.2 });
  addCushion(
    piece,
    cover,
    [inner - 3, 14, height - 38],
    [0, 40 + (height - 40) / 2, back + 13],
    [Math.PI / 2 - 0.24, 0, 0],
    { seed: 3, crown: 0.3, rim: 0.8 },
  );
  return piece;
}

/** A curved shell that is back and arms. */
function barrel(model: Armchair): Piece {
  const piece = new Piece();
  const { width, depth, height, cover } = model;
  const lift = legHeight[model.legs];
  const thick = 11;
  const [rx, rz] = [width / 2 - thick / 2, depth / 2 - thick / 2];
  const shell = (u: number, v: number): Vec => {
    const angle = (-0.72 + 1.44 * u) * Math.PI;
    const side = Math.abs(u - 0.5) * 2;
    const top = lift + (height - lift) * (1 - 0.3 * side ** 2.2);
    const flare = 0.93 + 0.07 * v;
    return [Math.sin(angle) * rx * flare, lift + (top - lift) * v, -Math.cos(angle) * rz * flare];
  };
  piece.add(sheet(shell, thick, 48, 12), cover);
  const [low, r] = [lift, width / 2 - 3];
  const base = lathe(
    [
      [0.01, low],
      [r - 2, low],
      [r, low + 2],
      [r, 26],
      [r - 2, 28],
      [0.01, 28],
    ],
    56,
  );
  piece.add(base.scale(1, 1, (depth / width) * 0.99), cover);
  addCushion(piece, cover, [width - thick * 2 - 1, 17, depth - thick - 3], [0, seatTop - 8, 5], [0, 0, 0], {
    seed: 6,
    crown: 0.2,
    radius: 7,
  });
  piece.add(pillow(44, 30, 14, 9), cover, [0, seatTop, -depth / 2 + 22], [-0.3, 0, 0]);
  addLegs(piece, model, width * 0.78, depth * 0.78);
  return piece;
}

function recliner(model: Armchair): Piece {
  const piece = new Piece();
  const { width, depth, height, cover } = model;
  const arm = 19;
  const inner = width - arm * 2;
  const back = -depth / 2;
  piece.add(padded(width - 4, 20, depth - 12, 3, 3), cover, [0, 13, -2]);
  piece.add(box(width - 14, 4, depth - 22, 0.5), 'gap', [0, 2, -2]);
  addCushion(piece, cover, [inner, 20, depth - 26], [0, 38, 10], [0.03, 0, 0], {
    seed: 3,
    crown: 0.24,
    radius: 8,
  });
  piece.add(padded(inner, 24, 9, 4, 5, 1.8), cover, [0, 18, depth / 2 - 4]);
  const tall = height - 40;
  for (const [share, size, bulge] of [
    [0.22, 0.46, 0.42],
    [0.58, 0.38, 0.4],
    [0.86, 0.34, 0.5],
  ] as const) {
    const y = 42 + tall * share;
    addCushion(
      piece,
      cover,
      [inner + 4, 19, tall * size],
      [0, y, back + 22 - share * 12],
      [Math.PI / 2 - 0.22, 0, 0],
      { seed: share * 90, crown: bulge, rim: 0.72, radius: 7 },
    );
  }
  piece.add(padded(inner + 6, tall, 12, 5, 8), cover, [0, 40 + tall / 2, back + 8], [-0.2, 0, 0]);
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - arm / 2);
    addCushion(piece, cover, [arm, depth - 14, 46], [x, 29, 1], [Math.PI / 2, 0, 0], {
      seed: 5 + side,
      crown: 0,
      bulge: 0.8,
      radius: 4,
    });
    piece.add(padded(arm + 1.5, 12, depth - 12, 5, 7 + side, 1.4), cover, [x, 55, 1]);
  }
  piece.add(box(2, 10, 3.2, 0.9), 'chrome', [width / 2, 36, 14]);
  return piece;
}
