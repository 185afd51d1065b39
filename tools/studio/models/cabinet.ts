import { type Bay, carcase, door, drawer, grid, handleFor } from './joinery.ts';
import { bookRow, vase } from './ornaments.ts';
import { type Finish, type Of, Piece } from './piece.ts';
import { box } from './shapes.ts';

/** Doors, drawers and open bays side by side: sideboards, buffets, bars, nightstands. */
export function buildCabinet(model: Of<'cabinet'>): Piece {
  const piece = new Piece();
  const inside = carcase(piece, model);
  const finish: Finish = model.front ?? model.body;
  const front = {
    finish,
    handles: model.handles,
    handleFinish: handleFor(finish),
    face: model.depth / 2 + 0.4,
    framed: model.handles === 'knob',
  };
  const { doors, drawers, open } = model;
  const stacked = drawers > 0 && doors + open > 0;
  let lower = inside;
  if (drawers > 0 && doors + open === 0) {
    for (const bay of grid(inside, 1, drawers)) drawer(piece, bay, front);
    return piece;
  }
  if (stacked) {
    const tall = Math.min(20, inside.height * 0.3);
    const upper: Bay = { ...inside, y: inside.y + (inside.height - tall) / 2, height: tall };
    for (const bay of grid(upper, drawers, 1)) drawer(piece, bay, front);
    lower = { ...inside, y: inside.y - tall / 2, height: inside.height - tall };
    piece.add(box(inside.width, 2, model.depth - 3, 0.3), model.body, [0, upper.y - tall / 2, -1]);
  }
  const bays = grid(lower, Math.max(1, doors + open), 1);
  const firstOpen = Math.floor(doors / 2);
  bays.forEach((bay, index) => {
    const isOpen = index >= firstOpen && index < firstOpen + open;
    if (index > 0)
      piece.add(box(1.8, bay.height, model.depth - 4, 0.2), model.body, [bay.x - bay.width / 2, bay.y, -1.4]);
    if (isOpen) furnish(piece, bay, model, index);
    else {
      const order = index < firstOpen ? index : index - open;
      door(
        piece,
        bay,
        front,
        doors === 1
          ? 1
          : order % 2 === 0 && order < doors - 1
            ? 1
            : order === doors - 1 && doors % 2 === 1
              ? -1
              : -1,
      );
    }
  });
  return piece;
}

function furnish(piece: Piece, bay: Bay, { body, depth }: Of<'cabinet'>, seed: number): void {
  const shelves = bay.height > 90 ? 2 : bay.height > 34 ? 1 : 0;
  for (let i = 1; i <= shelves; i++) {
    piece.add(box(bay.width - 1, 1.8, depth - 6, 0.2), body, [
      bay.x,
      bay.y - bay.height / 2 + (bay.height * i) / (shelves + 1),
      -1.5,
    ]);
  }
  const room = bay.height / (shelves + 1);
  if (room > 24 && bay.width > 26)
    bookRow(
      piece,
      [bay.x - bay.width / 2 + 4, bay.y - bay.height / 2, -2],
      Math.min(bay.width * 0.5, 30),
      room * 0.75,
      seed + 3,
    );
  if (shelves > 0 && room > 16)
    vase(
      piece,
      [bay.x + bay.width * 0.12, bay.y - bay.height / 2 + room + 1, 0],
      Math.min(room * 0.7, 22),
      'terracotta',
    );
}

export function buildTvStand(model: Of<'tv-stand'>): Piece {
  const piece = new Piece();
  const inside = carcase(piece, { ...model, drawers: 0, handles: 'none' });
  const { doors, open, body, depth } = model;
  const finish: Finish = model.front ?? body;
  const front = { finish, handles: 'none' as const, handleFinish: handleFor(finish), face: depth / 2 - 0.4 };
  const bays = grid(inside, Math.max(1, doors + open), 1);
  const firstOpen = Math.floor(doors / 2);
  bays.forEach((bay, index) => {
    if (index > 0)
      piece.add(box(1.8, bay.height, depth - 4, 0.2), body, [bay.x - bay.width / 2, bay.y, -1.4]);
    if (index >= firstOpen && index < firstOpen + open) {
      piece.add(box(bay.width - 1, 1.8, depth - 6, 0.2), body, [bay.x, bay.y, -1.5]);
      piece.add(box(bay.width * 0.5, 4, depth * 0.5, 0.6), 'black', [bay.x, bay.y + 3, 0]);
      if (index % 2 === 0)
        bookRow(
          piece,
          [bay.x - bay.width * 0.32, bay.y - bay.height / 2, -2],
          bay.width * 0.4,
          bay.height * 0.42,
          index,
        );
    } else {
      door(piece, bay, front, 0);
      slats(piece, bay, finish, front.face);
    }
  });
  return piece;
}

/** Vertical slats on a door. Infrared of a remote control passes between them. */
function slats(piece: Piece, bay: Bay, finish: Finish, face: number): void {
  const count = Math.round(bay.width / 2.6);
  for (let i = 0; i < count; i++) {
    piece.add(box(1.35, bay.height - 2.4, 1, 0.3, 1), finish, [
      bay.x - bay.width / 2 + (bay.width * (i + 0.5)) / count,
      bay.y,
      face + 0.35,
    ]);
  }
}
