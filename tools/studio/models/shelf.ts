import { carcase, grid } from './joinery.ts';
import { bookRow, foliage, vase } from './ornaments.ts';
import { type Of, Piece } from './piece.ts';
import { bar, box } from './shapes.ts';

type Shelf = Of<'shelf'>;

export function buildShelf(model: Shelf): Piece {
  return { case: bookcase, ladder, frame }[model.style](model);
}

/** Books, a vase or nothing on one shelf. Empty shelves keep the furniture visible. */
function style(
  piece: Piece,
  x: number,
  y: number,
  z: number,
  width: number,
  room: number,
  seed: number,
): void {
  const kind = (seed * 7) % 5;
  if (kind === 0) bookRow(piece, [x - width * 0.42, y, z], width * 0.5, Math.min(24, room * 0.78), seed);
  if (kind === 1) vase(piece, [x + width * 0.16, y, z], Math.min(20, room * 0.66), 'terracotta');
  if (kind === 2) bookRow(piece, [x + width * 0.02, y, z], width * 0.36, Math.min(24, room * 0.7), seed);
  if (kind === 3) {
    vase(piece, [x - width * 0.18, y, z], Math.min(13, room * 0.4), 'paper');
    foliage(piece, [x - width * 0.18, y + Math.min(12, room * 0.36), z], room * 0.42, room * 0.22, 7, seed);
  }
}

function bookcase(model: Shelf): Piece {
  const piece = new Piece();
  const inside = carcase(piece, { ...model, doors: 0, drawers: 0, open: 0, handles: 'none' });
  const { body, depth, columns, shelves } = model;
  grid(inside, columns, shelves).forEach((bay, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    if (row > 0) piece.add(box(bay.width, 2.2, depth - 2, 0.3), body, [bay.x, bay.y + bay.height / 2, 0]);
    if (column > 0) piece.add(box(2, bay.height, depth - 2, 0.3), body, [bay.x - bay.width / 2, bay.y, 0]);
    style(piece, bay.x, bay.y - bay.height / 2 + 1.1, -1, bay.width, bay.height, index + 5);
  });
  return piece;
}

function ladder(model: Shelf): Piece {
  const piece = new Piece();
  const { width, depth, height, body, shelves } = model;
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 1.6);
    piece.add(bar([x, 0, depth / 2 - 2], [x, height, -depth / 2 + 3], 1.9, 1.9, 4), body);
    piece.add(bar([x, 0, -depth / 2 + 2], [x, height * 0.99, -depth / 2 + 2], 1.3, 1.3, 4), body);
  }
  for (let i = 0; i < shelves; i++) {
    const share = (i + 0.45) / shelves;
    const y = share * height;
    const deep = Math.min(depth - 1, depth * (1 - share) + 10);
    const z = -depth / 2 + deep / 2 + 1;
    piece.add(box(width - 5, 2, deep, 0.4), model.front ?? body, [0, y, z]);
    style(piece, 0, y + 1, z, width * 0.9, height / shelves, i * 3 + 2);
  }
  return piece;
}

function frame(model: Shelf): Piece {
  const piece = new Piece();
  const { width, depth, height, body, shelves, columns } = model;
  const posts = columns + 1;
  for (let i = 0; i < posts; i++) {
    const x = -width / 2 + 1.2 + ((width - 2.4) * i) / columns;
    for (const z of [-1, 1])
      piece.add(box(2.2, height, 2.2, 0.3), body, [x, height / 2, z * (depth / 2 - 1.2)]);
  }
  for (let i = 0; i < shelves; i++) {
    const y = 8 + ((height - 10) * i) / Math.max(1, shelves - 1);
    piece.add(box(width - 2.4, 2.4, depth - 1, 0.4), model.front ?? body, [0, y, 0]);
    if (i === shelves - 1) continue;
    for (let column = 0; column < columns; column++) {
      const each = width / columns;
      style(
        piece,
        -width / 2 + each * (column + 0.5),
        y + 1.2,
        0,
        each,
        (height - 10) / shelves,
        i * columns + column + 3,
      );
    }
  }
  return piece;
}
