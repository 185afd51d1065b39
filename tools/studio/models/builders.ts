import type { Model, ModelKind } from '../../../demo/model.ts';
import { buildArmchair } from './armchair.ts';
import { buildBed, buildMattress } from './bed.ts';
import { buildCabinet, buildTvStand } from './cabinet.ts';
import { buildDrawers, buildWardrobe } from './chest.ts';
import { buildCooktop, buildDishwasher, buildHood, buildMicrowave } from './cooking.ts';
import { buildDiningChair } from './diningChair.ts';
import { buildLamp } from './lamp.ts';
import { buildLaundry } from './laundry.ts';
import { buildMirror } from './mirror.ts';
import { buildBench, buildOttoman } from './ottoman.ts';
import { buildOutdoorChair, buildOutdoorSofa } from './outdoor.ts';
import { type Of, Piece } from './piece.ts';
import { buildRange, buildWallOven } from './range.ts';
import { buildFreezer, buildRefrigerator, buildWineCooler } from './refrigerator.ts';
import { buildRug } from './rug.ts';
import { buildSectional } from './sectional.ts';
import { buildShelf } from './shelf.ts';
import { buildSofa } from './sofa.ts';
import { buildBarStool, buildOfficeChair } from './stool.ts';
import { buildDesk, buildTable } from './table.ts';

/** The function that builds each kind of model. */
export const builders: { [K in ModelKind]: (model: Of<K>) => Piece } = {
  sofa: buildSofa,
  sectional: buildSectional,
  armchair: buildArmchair,
  ottoman: buildOttoman,
  bench: buildBench,
  'dining-chair': buildDiningChair,
  'bar-stool': buildBarStool,
  'office-chair': buildOfficeChair,
  bed: buildBed,
  mattress: buildMattress,
  table: buildTable,
  desk: buildDesk,
  cabinet: buildCabinet,
  drawers: buildDrawers,
  wardrobe: buildWardrobe,
  shelf: buildShelf,
  'tv-stand': buildTvStand,
  lamp: buildLamp,
  rug: buildRug,
  mirror: buildMirror,
  'outdoor-chair': buildOutdoorChair,
  'outdoor-sofa': buildOutdoorSofa,
  refrigerator: buildRefrigerator,
  freezer: buildFreezer,
  range: buildRange,
  'wall-oven': buildWallOven,
  cooktop: buildCooktop,
  hood: buildHood,
  microwave: buildMicrowave,
  dishwasher: buildDishwasher,
  washer: buildLaundry,
  dryer: buildLaundry,
  'wine-cooler': buildWineCooler,
  set: ({ pieces }) => {
    const set = new Piece();
    for (const { model, x, z, turn } of pieces)
      set.include(buildPiece(model), [x, 0, z], (turn * Math.PI) / 180);
    return set;
  },
};

/** Builds a model: parts in centimetres, the floor at y = 0, the front towards +z. */
export function buildPiece(model: Model): Piece {
  const build = builders[model.kind] as (model: Model) => Piece;
  return build(model);
}
