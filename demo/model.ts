import type { MaterialId } from './materials.ts';

/** Outer sizes in centimetres. */
interface Size {
  width: number;
  depth: number;
  height: number;
}

type Seat = Size & {
  cover: MaterialId;
  legs: 'tapered' | 'block' | 'metal' | 'sled' | 'none';
  legMaterial: MaterialId;
};
type Case = Size & { body: MaterialId; front?: MaterialId; base: 'plinth' | 'tapered' | 'metal' | 'none' };
type Appliance = Size & { finish: MaterialId };

/** The parameters from which tools/studio/models builds a product's geometry (tools/studio/pictures.mjs). */
export type Model =
  | ({
      kind: 'sofa';
      seats: 2 | 3 | 4;
      arms: 'track' | 'rolled' | 'slope' | 'none';
      back: 'cushion' | 'tight' | 'tufted';
      chaise?: 'left' | 'right';
    } & Seat)
  | ({
      kind: 'sectional';
      arms: 'track' | 'rolled' | 'slope';
      back: 'cushion' | 'tight' | 'tufted';
      corner: 'left' | 'right';
    } & Seat)
  | ({ kind: 'armchair'; style: 'club' | 'wing' | 'lounge' | 'barrel' | 'recliner' } & Seat)
  | ({ kind: 'ottoman'; shape: 'square' | 'round'; tufted?: boolean } & Seat)
  | ({ kind: 'bench'; tufted?: boolean } & Seat)
  | ({ kind: 'dining-chair'; style: 'upholstered' | 'ladder' | 'shell' | 'spindle' } & Seat)
  | ({ kind: 'bar-stool'; back: boolean } & Seat)
  | ({ kind: 'office-chair'; headrest?: boolean } & Seat)
  | ({
      kind: 'bed';
      headboard: 'panel' | 'slatted' | 'upholstered' | 'tufted' | 'low';
      cover: MaterialId;
      bedding: MaterialId;
    } & Size)
  | ({ kind: 'mattress'; layers: 1 | 2 | 3 } & Size)
  | ({
      kind: 'table';
      shape: 'rectangle' | 'round' | 'oval';
      top: MaterialId;
      legs: 'four' | 'trestle' | 'pedestal' | 'hairpin' | 'sled';
      legMaterial: MaterialId;
      shelf?: boolean;
    } & Size)
  | ({ kind: 'desk'; top: MaterialId; legMaterial: MaterialId; drawers: 0 | 1 | 2 | 3 } & Size)
  | ({
      kind: 'cabinet';
      doors: number;
      drawers: number;
      open: number;
      handles: 'knob' | 'bar' | 'none';
    } & Case)
  | ({ kind: 'drawers'; columns: number; rows: number; handles: 'knob' | 'bar' | 'none' } & Case)
  | ({ kind: 'wardrobe'; doors: number; mirror?: boolean; handles: 'knob' | 'bar' | 'none' } & Case)
  | ({ kind: 'shelf'; shelves: number; style: 'case' | 'ladder' | 'frame'; columns: number } & Case)
  | ({ kind: 'tv-stand'; doors: number; open: number } & Case)
  | ({
      kind: 'lamp';
      style: 'floor' | 'table' | 'arc' | 'pendant';
      shade: MaterialId;
      base: MaterialId;
    } & Size)
  | ({
      kind: 'rug';
      pattern: 'plain' | 'stripe' | 'grid' | 'border' | 'diamond';
      shape: 'rectangle' | 'round';
      colour: MaterialId;
      accent: MaterialId;
    } & Size)
  | ({ kind: 'mirror'; shape: 'round' | 'arch' | 'rectangle'; frame: MaterialId } & Size)
  | ({
      kind: 'outdoor-chair';
      style: 'lounge' | 'dining' | 'adirondack';
      cushion?: MaterialId;
      frame: MaterialId;
    } & Size)
  | ({ kind: 'outdoor-sofa'; seats: 2 | 3; cushion: MaterialId; frame: MaterialId } & Size)
  | ({
      kind: 'refrigerator';
      doors: 'french' | 'top-freezer' | 'bottom-freezer' | 'side-by-side' | 'single' | 'compact';
      dispenser?: boolean;
    } & Appliance)
  | ({ kind: 'freezer'; style: 'chest' | 'upright' } & Appliance)
  | ({ kind: 'range'; fuel: 'gas' | 'electric' | 'induction'; double?: boolean } & Appliance)
  | ({ kind: 'wall-oven'; double?: boolean } & Appliance)
  | ({ kind: 'cooktop'; fuel: 'gas' | 'induction' } & Appliance)
  | ({ kind: 'hood'; style: 'chimney' | 'under-cabinet' | 'island' } & Appliance)
  | ({ kind: 'microwave'; style: 'counter' | 'over-range' } & Appliance)
  | ({ kind: 'dishwasher'; handle: 'bar' | 'pocket' } & Appliance)
  | ({ kind: 'washer'; load: 'front' | 'top' } & Appliance)
  | ({ kind: 'dryer'; load: 'front' | 'top' } & Appliance)
  | ({ kind: 'wine-cooler' } & Appliance)
  | ({ kind: 'set'; pieces: { model: Model; x: number; z: number; turn: number }[] } & Size);

export type ModelKind = Model['kind'];

/**
 * A model and the views to render. Files: demo/media/products/{id}-{view}.webp, 1000 by 1000 px (side: 720 by 720).
 * spin: adds 24 frames, {id}-360-{00..23}.webp, 640 by 640 px
 */
export interface Subject {
  id: string;
  model: Model;
  views: readonly View[];
  spin?: boolean;
}

/** front and side: three-quarter views from both sides. detail: a close-up. room: the product in a furnished corner. */
export type View = 'front' | 'side' | 'detail' | 'room';
