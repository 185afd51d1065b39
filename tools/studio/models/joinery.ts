import type { Finish, Of, Piece } from './piece.ts';
import { ball, bar, box, rod } from './shapes.ts';

type Handles = Of<'cabinet'>['handles'];
export type Base = Of<'cabinet'>['base'];

export interface Bay {
  x: number;
  y: number;
  width: number;
  height: number;
}

const baseHeights = { plinth: 6, tapered: 16, metal: 16, none: 0.6 } as const;

/** The height of a case's box above the floor, in cm. */
function baseHeight(base: Base, height: number): number {
  return Math.min(baseHeights[base], height * 0.28);
}

/** Adds feet or plinth, and a box with an open front and a dark interior. Returns the front opening. */
export function carcase(piece: Piece, model: Omit<Of<'cabinet'>, 'kind'>, wall = 2.2): Bay {
  const { width, depth, height, body, base } = model;
  const lift = baseHeight(base, height);
  const metal: Finish = body === 'ebony' || body === 'walnut' ? 'brass' : 'black';
  if (base === 'plinth') piece.add(box(width - 4, lift + 0.5, depth - 5, 0.3), body, [0, lift / 2, -1.5]);
  if (base === 'none') piece.add(box(width - 4, lift + 0.5, depth - 4, 0.1), 'gap', [0, lift / 2, 0]);
  if (base === 'tapered' || base === 'metal') {
    for (const sx of [-1, 1]) {
      for (const sz of [-1, 1]) {
        const [x, z] = [sx * (width / 2 - 7), sz * (depth / 2 - 5)];
        if (base === 'metal') piece.add(box(1.8, lift + 0.6, 1.8, 0.3), metal, [x, lift / 2, z]);
        else piece.add(bar([x + sx * 3, 0, z + sz * 1.5], [x, lift + 0.5, z], 1.2, 2.4, 18), body);
      }
    }
    if (base === 'metal') {
      for (const z of [-1, 1])
        piece.add(box(width - 12, 1.6, 1.8, 0.3), metal, [0, lift - 0.8, z * (depth / 2 - 5)]);
    }
  }
  const tall = height - lift;
  const y = lift + tall / 2;
  for (const side of [-1, 1]) {
    piece.add(box(wall, tall, depth, 0.4), body, [side * (width / 2 - wall / 2), y, 0]);
    piece.add(box(width - wall * 2, wall, depth - 0.2, 0.4), body, [
      0,
      side > 0 ? height - wall / 2 : lift + wall / 2,
      0,
    ]);
  }
  piece.add(box(width - wall * 2, tall - wall, 1, 0.1), body, [0, y, -depth / 2 + 1]);
  return { x: 0, y, width: width - wall * 2, height: tall - wall * 2 };
}

interface Front {
  finish: Finish;
  handles: Handles;
  handleFinish: Finish;
  /** z of the face of the front. */
  face: number;
  framed?: boolean;
}

const gap = 0.7;

/** A door in its bay, with hinges opposite the handle. */
export function door(piece: Piece, bay: Bay, front: Front, handleSide: -1 | 0 | 1): void {
  leaf(piece, bay, front);
  if (front.framed) frameOf(piece, bay, front);
  const x = bay.x + handleSide * (bay.width / 2 - 5);
  const y = bay.height > 110 ? bay.y : bay.y + bay.height * 0.16;
  if (front.handles === 'knob') knob(piece, x, y, front);
  if (front.handles === 'bar') grip(piece, x, y, Math.min(26, bay.height * 0.4), true, front);
}

export function drawer(piece: Piece, bay: Bay, front: Front): void {
  leaf(piece, bay, front);
  if (front.handles === 'bar') grip(piece, bay.x, bay.y, Math.min(22, bay.width * 0.45), false, front);
  if (front.handles === 'knob') {
    const pair = bay.width > 62 ? [-bay.width * 0.25, bay.width * 0.25] : [0];
    for (const x of pair) knob(piece, bay.x + x, bay.y, front);
  }
}

function leaf(piece: Piece, { x, y, width, height }: Bay, { finish, face }: Front): void {
  piece.add(box(width, height, 0.8, 0.05), 'gap', [x, y, face - 2]);
  piece.add(box(width - gap, height - gap, 2, 0.35), finish, [x, y, face - 1]);
}

/** A raised frame around a flat panel. */
function frameOf(piece: Piece, { x, y, width, height }: Bay, { finish, face }: Front): void {
  const rail = Math.min(6.5, width * 0.16);
  for (const side of [-1, 1]) {
    piece.add(box(rail, height - gap, 1.4, 0.3), finish, [
      x + (side * (width - gap - rail)) / 2,
      y,
      face + 0.3,
    ]);
    piece.add(box(width - gap - rail * 2, rail, 1.4, 0.3), finish, [
      x,
      y + (side * (height - gap - rail)) / 2,
      face + 0.3,
    ]);
  }
}

function knob(piece: Piece, x: number, y: number, { face, handleFinish }: Front): void {
  piece.add(rod(0.6, 0.8, 2.4, 12).rotateX(Math.PI / 2), handleFinish, [x, y, face]);
  piece.add(ball(1.55, 18).scale(1, 1, 0.72), handleFinish, [x, y, face + 2.6]);
}

function grip(
  piece: Piece,
  x: number,
  y: number,
  length: number,
  upright: boolean,
  { face, handleFinish }: Front,
): void {
  const [dx, dy] = upright ? [0, length / 2] : [length / 2, 0];
  piece.add(bar([x - dx, y - dy, face + 2.8], [x + dx, y + dy, face + 2.8], 0.62), handleFinish);
  for (const side of [-0.8, 0.8])
    piece.add(
      bar([x + dx * side, y + dy * side, face - 0.2], [x + dx * side, y + dy * side, face + 2.8], 0.45),
      handleFinish,
    );
}

/** The material of handles: brass on dark or coloured fronts, black on light ones. */
export function handleFor(front: Finish): Finish {
  return front === 'white' || front === 'oak' || front === 'ash' ? 'black' : 'brass';
}

/** Divides a bay into a grid, from left to right and from top to bottom. */
export function grid(bay: Bay, columns: number, rows: number): Bay[] {
  const [width, height] = [bay.width / columns, bay.height / rows];
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: bay.x - bay.width / 2 + width * ((i % columns) + 0.5),
    y: bay.y + bay.height / 2 - height * (Math.floor(i / columns) + 0.5),
    width,
    height,
  }));
}
