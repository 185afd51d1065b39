import { dial, digits, grip, handleOf, housing, plate, slab } from './applianceParts.ts';
import { burners, hotplates } from './hob.ts';
import { type Finish, type Of, Piece } from './piece.ts';
import { box } from './shapes.ts';

/** An oven door with a window, for ranges and wall ovens. */
function ovenDoor(
  piece: Piece,
  width: number,
  low: number,
  high: number,
  from: number,
  finish: Finish,
  handle: Finish,
): void {
  const thick = 4.6;
  const y = (low + high) / 2;
  const tall = high - low;
  slab(piece, { x: 0, y, width, height: tall, from, thick }, finish);
  const face = from + thick;
  const glassTall = tall - 15;
  if (glassTall > 8) {
    piece.add(box(width - 9, glassTall, 0.8, 0.3), 'blackGlass', [0, y - 3.4, face]);
    piece.add(box(width - 20, glassTall - 8, 0.3, 0.2), 'coil', [0, y - 3.4, face + 0.36]);
    for (let i = 1; i < 4; i++)
      piece.trim(box(width - 22, 0.35, 0.2, 0.05), 'graphite', [
        0,
        y - 3.4 - (glassTall - 8) / 2 + ((glassTall - 8) * i) / 4,
        face + 0.5,
      ]);
  }
  grip(piece, [0, high - 6, face], width * 0.84, false, handle, 1.3);
}

export function buildRange(model: Of<'range'>): Piece {
  const piece = new Piece();
  const { width, depth, height, finish, fuel } = model;
  const handle = handleOf(finish);
  const deep = depth - 11;
  const from = deep / 2 - 5;
  const top = Math.min(91, height);
  const guard = height - top > 3;
  const body = new Piece();
  housing(body, width, top - 2, deep, finish, 5);
  piece.include(body, [0, 0, -5]);
  piece.add(box(width, 3, depth - 6, 0.7), fuel === 'gas' ? finish : 'graphite', [0, top - 1.5, -3]);
  const back = -depth / 2;
  if (fuel === 'gas') burners(piece, width - 6, depth - 16, top + 0.2, -2, width > 80 ? 6 : 5);
  else hotplates(piece, width - 2, depth - 9, top + 0.1, -3, fuel === 'induction');
  const panelLow = top - 15;
  piece.add(box(width, 12.5, 6, 1.2, 3), finish, [0, panelLow + 7, from + 2.2]);
  const face = from + 5.2;
  const knobs = fuel === 'gas' ? (width > 80 ? 6 : 5) : 4;
  const slots = knobs + 1;
  for (let i = 0; i < slots; i++) {
    const x = (i - (slots - 1) / 2) * ((width - 12) / slots);
    if (i === Math.floor(slots / 2)) {
      piece.add(box(15, 6, 0.6, 0.3), 'blackGlass', [x, panelLow + 7, face]);
      digits(piece, '12:45', x, panelLow + 7, face + 0.4, 2.4);
    } else dial(piece, x, panelLow + 7, face, 2.5, handle);
  }
  const drawerTop = 21;
  slab(piece, { x: 0, y: (6 + drawerTop) / 2, width, height: drawerTop - 6, from, thick: 4.2 }, finish);
  if (model.double) {
    const split = drawerTop + (panelLow - drawerTop) * 0.58;
    ovenDoor(piece, width, drawerTop, split, from, finish, handle);
    ovenDoor(piece, width, split, panelLow, from, finish, handle);
  } else {
    ovenDoor(piece, width, drawerTop, panelLow, from, finish, handle);
    plate(piece, 0, 14, from + 4.3);
  }
  if (guard) {
    const tall = height - top;
    piece.add(box(width, tall, 6, 1.2, 3), finish, [0, top + tall / 2, back + 3.4]);
    if (fuel !== 'gas' && tall > 9)
      piece.add(box(width * 0.5, tall * 0.6, 0.6, 0.3), 'blackGlass', [0, top + tall / 2 + 1, back + 6.3]);
  }
  return piece;
}

export function buildWallOven(model: Of<'wall-oven'>): Piece {
  const piece = new Piece();
  const { width, depth, height, finish } = model;
  const handle = handleOf(finish);
  piece.add(box(width - 5, height - 4, depth - 9, 0.5), 'graphite', [0, height / 2, -5]);
  const from = depth / 2 - 11;
  piece.add(box(width, height, 2, 0.5), 'graphite', [0, height / 2, from - 0.6]);
  const panel = 13;
  piece.add(box(width - 0.6, panel - 0.6, 5, 0.9, 3), finish, [0, height - panel / 2, from + 2.5]);
  piece.add(box(width * 0.62, 7.4, 0.6, 0.3), 'blackGlass', [0, height - panel / 2, from + 5]);
  digits(piece, '10:30', 0, height - panel / 2, from + 5.4, 3);
  for (const side of [-1, 1])
    for (const i of [0, 1, 2])
      piece.trim(box(1.2, 0.35, 0.1, 0.04), 'sky', [side * (11 + i * 4), height - panel / 2, from + 5.4]);
  const doors = model.double ? 2 : 1;
  const each = (height - panel) / doors;
  for (let i = 0; i < doors; i++) ovenDoor(piece, width, each * i, each * (i + 1), from, finish, handle);
  return piece;
}
