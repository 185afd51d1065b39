import type { Model, ModelKind } from '../model.ts';
import type { Of, Piece } from './piece.ts';
import { buildSofa } from './sofa.ts';

/** How each kind of piece is built. */
export const builders = {
  sofa: buildSofa,
} as { [K in ModelKind]: (model: Of<K>) => Piece };

/** Builds any model: parts in centimetres, standing on the floor, front towards +z. */
export function buildPiece(model: Model): Piece {
  const build = builders[model.kind] as (model: Model) => Piece;
  return build(model);
}
