import { addLegs } from './legs.ts';
import { type Of, Piece } from './piece.ts';
import { addArm, addSeating, armWidth, legHeight } from './sofa.ts';
import { pillow } from './soft.ts';

/** Two runs of seats at a corner. The side run extends forward at the left or the right. */
export function buildSectional(model: Of<'sectional'>): Piece {
  const piece = new Piece();
  const { width, depth, height, cover, arms, back: style } = model;
  const arm = armWidth[arms];
  const lift = legHeight[model.legs];
  const side = model.corner === 'left' ? -1 : 1;
  const runDepth = Math.min(98, depth * 0.48);
  const back = -depth / 2;
  const from = side < 0 ? -width / 2 : -width / 2 + arm;
  const to = side < 0 ? width / 2 - arm : width / 2;
  const seats = Math.max(2, Math.round((to - from) / 82));
  addSeating(piece, { left: from, right: to, back, depth: runDepth, height, lift, seats, cover, style });
  addArm(piece, arms, cover, {
    x: -side * (width / 2 - arm / 2),
    side: -side,
    back,
    depth: runDepth - 2,
    lift,
    height,
  });
  addLegs(piece, model, width, runDepth, [0, 0, back + runDepth / 2]);

  const wing = new Piece();
  const length = depth - runDepth - arm;
  const half = length / 2;
  addSeating(wing, {
    left: -half,
    right: half,
    back: -runDepth / 2,
    depth: runDepth,
    height,
    lift,
    seats: Math.max(1, Math.round(length / 80)),
    cover,
    style,
  });
  addArm(wing, arms, cover, {
    x: side * (half + arm / 2),
    side,
    back: -runDepth / 2,
    depth: runDepth - 2,
    lift,
    height,
  });
  addLegs(wing, model, length + arm, runDepth, [(side * arm) / 2, 0, 0]);
  piece.include(wing, [side * (width / 2 - runDepth / 2), 0, back + runDepth + half], (-side * Math.PI) / 2);

  const accent = cover === 'oat' || cover === 'cream' ? 'ink' : 'oat';
  piece.add(
    pillow(44, 42, 16, 3),
    accent,
    [-side * (width / 2 - arm - 24), 44, back + 46],
    [-0.3, -side * 0.2, 0.05],
  );
  piece.add(pillow(44, 42, 16, 4), accent, [side * (width / 2 - 46), 44, back + 50], [-0.3, -side * 0.75, 0]);
  return piece;
}
