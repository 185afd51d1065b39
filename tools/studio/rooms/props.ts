import { CircleGeometry } from 'three';
import type { Model } from '../../../demo/model.ts';
import { buildPiece } from '../models/builders.ts';
import type { Finish, Piece, Vec } from '../models/piece.ts';
import { box, plane, rod } from '../models/shapes.ts';

/** Adds a model to a room. turn: degrees. */
export function addModel(room: Piece, model: Model, x: number, z: number, turn = 0, y = 0): void {
  room.include(buildPiece(model), [x, y, z], (turn * Math.PI) / 180);
}

/** A floor, and a back wall at z = 0 with a skirting board. */
export function shell(room: Piece, skirting = true): void {
  room.add(plane(4000, 2400).rotateX(-Math.PI / 2), 'floor', [0, 0, 1100]);
  room.add(plane(4000, 700), 'wall', [0, 350, 0]);
  if (skirting) room.add(box(4000, 11, 1.6, 0.5), 'trim', [0, 5.5, 0.8]);
}

/** Panelling in the wall's colour: slim frames below and above a rail. */
export function panelling(
  room: Piece,
  from: number,
  to: number,
  low: number,
  high: number,
  count: number,
): void {
  const each = (to - from) / count;
  for (let i = 0; i < count; i++) {
    const x = from + each * (i + 0.5);
    const [w, h, y] = [each - 16, high - low, (low + high) / 2];
    for (const side of [-1, 1]) {
      room.add(box(2.6, h, 1.6, 0.6), 'wall', [x + (side * w) / 2, y, 0.7]);
      room.add(box(w + 2.6, 2.6, 1.6, 0.6), 'wall', [x, y + (side * h) / 2, 0.7]);
    }
  }
}

const paintings: readonly (readonly [Finish, Finish, Finish])[] = [
  ['clay', 'ink', 'saffron'],
  ['moss', 'oat', 'clay'],
  ['ink', 'dove', 'oat'],
];

/** A framed print of a few abstract shapes. */
export function print(
  room: Piece,
  [x, y, z]: Vec,
  width: number,
  height: number,
  seed: number,
  frame: Finish = 'oak',
): void {
  const [a, b, c] = paintings[seed % paintings.length] ?? ['clay', 'ink', 'oat'];
  room.add(box(width, height, 2.4, 0.3), frame, [x, y, z + 1.4]);
  room.add(box(width - 3, height - 3, 0.6, 0.1), 'paper', [x, y, z + 2.7]);
  const face = z + 3.1;
  const [w, h] = [width * 0.62, height * 0.66];
  const low = y - h / 2;
  room.trim(plane(w, h * 0.3), a, [x, low + h * 0.15, face]);
  room.trim(plane(w * 0.72, h * 0.36), b, [x - w * 0.14, low + h * 0.48, face + 0.05]);
  room.trim(new CircleGeometry(w * 0.24, 48).toNonIndexed(), c, [x + w * 0.14, low + h * 0.76, face + 0.1]);
}

interface Counter {
  from: number;
  to: number;
  front: Model & { kind: 'cabinet' };
  top: Finish;
}

export const counterHeight = 91;

/** Base cabinets of equal width under a worktop, with the back at z = 0. */
export function counter(room: Piece, { from, to, front, top }: Counter): void {
  const count = Math.max(1, Math.round((to - from) / 60));
  const each = (to - from) / count;
  for (let i = 0; i < count; i++) {
    addModel(room, { ...front, width: each, depth: 60, height: 87.5 }, from + each * (i + 0.5), 31);
  }
  worktop(room, from, to, top);
}

export function worktop(room: Piece, from: number, to: number, top: Finish): void {
  room.add(box(to - from, 3.5, 64, 0.5), top, [(from + to) / 2, counterHeight - 1.75, 32]);
}

/** Small tiles between worktop and wall cupboards. */
export function splash(
  room: Piece,
  from: number,
  to: number,
  low: number,
  high: number,
  finish: Finish = 'white',
): void {
  const [w, h] = [20, 7];
  room.add(plane(to - from, high - low), 'dove', [(from + to) / 2, (low + high) / 2, 0.2]);
  for (let row = 0; row * h < high - low - 1; row++) {
    const shift = row % 2 ? w / 2 : 0;
    for (let x = from - shift; x < to - 1; x += w) {
      const [a, b] = [Math.max(from, x), Math.min(to, x + w)];
      if (b - a > 2)
        room.trim(box(b - a - 0.5, h - 0.5, 0.8, 0.25, 1), finish, [(a + b) / 2, low + h * (row + 0.5), 0.6]);
    }
  }
}

/** A board on the wall with two slim brackets. */
export function wallShelf(room: Piece, x: number, y: number, width: number, finish: Finish = 'oak'): void {
  room.add(box(width, 3.4, 24, 0.5), finish, [x, y, 12.4]);
}

export function basket(room: Piece, at: Vec, width: number, height: number): void {
  room.add(box(width, height, width * 0.7, 3, 3), 'rattan', [at[0], at[1] + height / 2, at[2]]);
}

/** A stack of folded towels. */
export function towels(room: Piece, at: Vec, colours: readonly Finish[]): void {
  colours.forEach((colour, i) => {
    room.add(box(30 - i, 6, 20, 2.6, 3), colour, [at[0] + (i % 2) * 0.8, at[1] + 3 + i * 6, at[2]]);
  });
}

export function jar(room: Piece, at: Vec, radius: number, height: number, finish: Finish): void {
  room.add(rod(radius, radius * 0.94, height, 28), finish, at);
}
