import { carcase, door, drawer, grid, handleFor } from './joinery.ts';
import { type Finish, type Of, Piece } from './piece.ts';
import { box } from './shapes.ts';

/** Chests of drawers and dressers. */
export function buildDrawers(model: Of<'drawers'>): Piece {
  const piece = new Piece();
  const inside = carcase(piece, { ...model, doors: 0, drawers: 0, open: 0 });
  const finish: Finish = model.front ?? model.body;
  const front = {
    finish,
    handles: model.handles,
    handleFinish: handleFor(finish),
    face: model.depth / 2 + 0.6,
  };
  for (const bay of grid(inside, model.columns, model.rows)) drawer(piece, bay, front);
  return piece;
}

export function buildWardrobe(model: Of<'wardrobe'>): Piece {
  const piece = new Piece();
  const inside = carcase(piece, { ...model, drawers: 0, open: 0 });
  const finish: Finish = model.front ?? model.body;
  const face = model.depth / 2 + 0.6;
  const front = {
    finish,
    handles: model.handles,
    handleFinish: handleFor(finish),
    face,
    framed: model.handles === 'knob',
  };
  const low = { ...inside, y: inside.y - inside.height / 2 + 13, height: 26 };
  const withDrawers = model.height > 190 && model.doors > 1;
  const tall = withDrawers ? { ...inside, y: inside.y + 13, height: inside.height - 26 } : inside;
  grid(tall, model.doors, 1).forEach((bay, index) => {
    const side = model.doors === 1 || index % 2 === 0 ? 1 : -1;
    door(piece, bay, front, side);
    const mirrored = model.mirror && (model.doors < 3 ? index === model.doors - 1 : index === 1);
    if (mirrored)
      piece.add(box(bay.width - 13, bay.height - 13, 0.8, 0.1), 'silvered', [bay.x, bay.y, face + 0.2]);
  });
  if (withDrawers)
    for (const bay of grid(low, Math.ceil(model.doors / 2), 1))
      drawer(piece, bay, { ...front, framed: false });
  piece.add(box(model.width + 2, 3, model.depth + 2, 0.8), model.body, [0, model.height - 1.5, 0.4]);
  return piece;
}
