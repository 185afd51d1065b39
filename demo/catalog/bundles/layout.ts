import type { Model } from '../../model.ts';
import { cm, type Draft } from '../draft.ts';
import { pieceOf } from '../pieces.ts';

type SetModel = Extract<Model, { kind: 'set' }>;
type PlacedModel = SetModel['pieces'][number];

function modelOf(draft: Draft): Model {
  if (!draft.model) throw new Error(`"${draft.id}" has no model for the picture of a set.`);
  return draft.model;
}

/** Positions the centre of a piece in cm: x to the right, z towards the viewer. turn: degrees, 0 faces the viewer. */
function place(id: string, x: number, z: number, turn = 0): PlacedModel {
  return { model: modelOf(pieceOf(id)), x: Math.round(x), z: Math.round(z), turn };
}

function setOf(pieces: PlacedModel[]): SetModel {
  const reach = (half: (model: PlacedModel['model']) => number, at: (piece: PlacedModel) => number) =>
    2 * Math.max(...pieces.map((piece) => Math.abs(at(piece)) + half(piece.model)));
  return {
    kind: 'set',
    pieces,
    width: reach(
      (model) => model.width / 2,
      (piece) => piece.x,
    ),
    depth: reach(
      (model) => model.depth / 2,
      (piece) => piece.z,
    ),
    height: Math.max(...pieces.map((piece) => piece.model.height)),
  };
}

/** Pieces side by side with aligned fronts. */
export function lineUp(ids: readonly string[], gap = 2): SetModel {
  const drafts = ids.map(pieceOf);
  const deepest = Math.max(...drafts.map((draft) => cm(draft.inches[1])));
  const total = drafts.reduce((sum, draft) => sum + cm(draft.inches[0]), gap * (drafts.length - 1));
  let left = -total / 2;
  return setOf(
    drafts.map((draft) => {
      const width = cm(draft.inches[0]);
      const x = left + width / 2;
      left += width + gap;
      return place(draft.id, x, (deepest - cm(draft.inches[1])) / 2);
    }),
  );
}

/** A table with chairs: in a circle around a round table, otherwise along the sides, and at the ends from six chairs on. */
export function seatAround(tableId: string, chairId: string, chairs: number): SetModel {
  const table = pieceOf(tableId);
  const chairDepth = cm(pieceOf(chairId).inches[1]);
  const [width, depth] = [cm(table.inches[0]), cm(table.inches[1])];
  const overlap = chairDepth * 0.22;
  const pieces: PlacedModel[] = [place(tableId, 0, 0)];
  if (width === depth) {
    for (let i = 0; i < chairs; i++) {
      const angle = (i / chairs) * 2 * Math.PI + Math.PI / chairs;
      const radius = width / 2 + overlap;
      pieces.push(
        place(
          chairId,
          radius * Math.sin(angle),
          radius * Math.cos(angle),
          Math.round((angle * 180) / Math.PI + 180),
        ),
      );
    }
    return setOf(pieces);
  }
  const ends = chairs > 4 && chairs % 4 === 2 ? 2 : 0;
  const side = (chairs - ends) / 2;
  for (let i = 0; i < side; i++) {
    const x = (width * (i + 0.5)) / side - width / 2;
    pieces.push(place(chairId, x, -(depth / 2 + overlap), 0), place(chairId, x, depth / 2 + overlap, 180));
  }
  if (ends)
    pieces.push(place(chairId, -(width / 2 + overlap), 0, 90), place(chairId, width / 2 + overlap, 0, -90));
  return setOf(pieces);
}

/** A bed between two nightstands, with a dresser at the right. */
export function bedroom(bedId: string, nightstandId: string, dresserId: string): SetModel {
  const [bed, night, dresser] = [pieceOf(bedId), pieceOf(nightstandId), pieceOf(dresserId)];
  const back = -cm(bed.inches[1]) / 2;
  const beside = (cm(bed.inches[0]) + cm(night.inches[0])) / 2 + 6;
  const nightBack = back + cm(night.inches[1]) / 2;
  const dresserAt = beside + (cm(night.inches[0]) + cm(dresser.inches[0])) / 2 + 24;
  const shift = -cm(dresser.inches[0]) / 2;
  return setOf([
    place(bedId, shift, 0),
    place(nightstandId, shift - beside, nightBack),
    place(nightstandId, shift + beside, nightBack),
    place(dresserId, shift + dresserAt, back + cm(dresser.inches[1]) / 2),
  ]);
}

/** A sofa behind a coffee table, with one or two chairs that face the table. */
export function conversation(sofaId: string, tableId: string, chairId: string, chairs: 1 | 2): SetModel {
  const [sofa, table, chair] = [pieceOf(sofaId), pieceOf(tableId), pieceOf(chairId)];
  const tableZ = (cm(sofa.inches[1]) + cm(table.inches[1])) / 2 + 38;
  const aside = Math.max(cm(sofa.inches[0]), cm(table.inches[0])) / 2 + cm(chair.inches[0]) / 2 - 8;
  const pieces = [place(sofaId, 0, 0), place(tableId, 0, tableZ), place(chairId, aside, tableZ + 10, -62)];
  if (chairs === 2) pieces.push(place(chairId, -aside, tableZ + 10, 62));
  return setOf(pieces);
}
