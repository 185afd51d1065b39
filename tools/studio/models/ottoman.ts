import { addLegs } from './legs.ts';
import { type Of, Piece } from './piece.ts';
import { lathe } from './shapes.ts';
import { addCushion, padded } from './soft.ts';
import { tuftedPanel } from './tufting.ts';

const lifts = { tapered: 13, block: 7, metal: 14, sled: 12, none: 2 } as const;

export function buildOttoman(model: Of<'ottoman'>): Piece {
  const piece = new Piece();
  const { width, depth, height, cover } = model;
  const lift = lifts[model.legs];
  if (model.shape === 'round') {
    const r = width / 2;
    const low = lift + 1;
    const body = [
      [r - 3, low],
      [r - 0.8, low + 2],
      [r, low + 6],
      [r, height - 14],
    ] as const;
    const seam = [
      [r - 0.9, height - 13],
      [r - 0.2, height - 11.6],
    ] as const;
    const top = [
      [r - 0.2, height - 5],
      [r - 1.6, height - 2.2],
      [r - 5, height - 0.8],
      [r * 0.5, height],
      [0.01, height],
    ] as const;
    piece.add(lathe([[0.01, low], ...body, ...seam, ...top], 56).scale(1, 1, depth / width), cover);
    addLegs(piece, model, width * 0.72, depth * 0.72, [0, 0, 0], lift);
    return piece;
  }
  const split = (height - lift) * 0.5;
  piece.add(padded(width - 1, split, depth - 1, 2, 3, 0.4), cover, [0, lift + split / 2, 0]);
  if (model.tufted) tufted(piece, model, lift + split);
  else
    addCushion(
      piece,
      cover,
      [width, height - lift - split - 1, depth],
      [0, (lift + split + height) / 2 - 0.5, 0],
      [0, 0, 0],
      { seed: 6, crown: 0.12, bulge: 0.4 },
    );
  addLegs(piece, model, width, depth, [0, 0, 0], lift);
  return piece;
}

export function buildBench(model: Of<'bench'>): Piece {
  const piece = new Piece();
  const { width, depth, height, cover } = model;
  const pad = 11;
  const lift = height - pad - 3;
  piece.add(padded(width - 2, 4, depth - 2, 1, 2, 0), model.legMaterial, [0, lift + 1.5, 0]);
  if (model.tufted) tufted(piece, model, lift + 3);
  else
    addCushion(piece, cover, [width, pad, depth], [0, height - pad / 2 - 1, 0], [0, 0, 0], {
      seed: 4,
      crown: 0.14,
      bulge: 0.3,
    });
  addLegs(
    piece,
    model.legs === 'none' ? { ...model, legs: 'tapered' } : model,
    width,
    depth,
    [0, 0, 0],
    lift,
  );
  return piece;
}

/** A horizontal tufted top on a plain padded body. */
function tufted(
  piece: Piece,
  { width, depth, height, cover }: Of<'bench'> | Of<'ottoman'>,
  from: number,
): void {
  const tall = height - from - 4;
  piece.add(padded(width, tall, depth, 2.5, 5, 0.3), cover, [0, from + tall / 2, 0]);
  const top = new Piece();
  tuftedPanel(top, cover, { width: width - 1, height: depth - 1, at: [0, 0, 0], thickness: 7, spacing: 17 });
  for (const { geometry, finish } of top.parts)
    piece.add(geometry.rotateX(-Math.PI / 2), finish, [0, height - 4.6, 0]);
}
