import type { PerspectiveCamera } from 'three';
import type { Model, ModelKind, View } from '../../demo/model.ts';
import { frame } from './framing.ts';
import type { Piece } from './models/piece.ts';

interface ProductAngle {
  /** Radians. The piece turns under fixed lights, as on a photographer's turntable. */
  turn: number;
  camera: (piece: Piece) => PerspectiveCamera;
}

/** Elevation of the camera in degrees: high for flat pieces, low for pieces with a plain front. */
const elevations: Partial<Record<ModelKind, number>> = {
  rug: 36,
  cooktop: 34,
  table: 17,
  bed: 20,
  mattress: 20,
  sectional: 21,
  ottoman: 19,
  desk: 15,
  'outdoor-sofa': 15,
  mirror: 3,
  refrigerator: 6,
  set: 19,
  wardrobe: 7,
  hood: 3,
  'wall-oven': 6,
  lamp: 7,
  shelf: 8,
  'wine-cooler': 8,
  dishwasher: 10,
};
const turns: Partial<Record<ModelKind, number>> = {
  sofa: 24,
  sectional: 22,
  bed: 34,
  'tv-stand': 22,
  cabinet: 26,
  refrigerator: 27,
  mirror: 20,
  rug: 22,
  cooktop: 24,
  shelf: 26,
  wardrobe: 26,
  'wall-oven': 24,
  hood: 22,
};

export function productAngle(model: Model, view: Exclude<View, 'room'>): ProductAngle {
  const turn = turns[model.kind] ?? 30;
  const degrees = model.kind === 'sectional' && model.corner === 'left' ? -turn : turn;
  const elevation = elevations[model.kind] ?? 12;
  if (view === 'side') return whole(-degrees - Math.sign(degrees) * 12, elevation + 2);
  if (view === 'front') return whole(degrees, elevation);
  return {
    turn: (degrees * Math.PI) / 180,
    camera: (piece) => {
      const camera = frame(piece, { azimuth: 0, elevation: elevation + 4, fill: 1.75 });
      camera.translateX(-model.width * 0.12);
      camera.translateY(model.height * 0.16);
      camera.updateMatrixWorld();
      return camera;
    },
  };
}

function whole(degrees: number, elevation: number): ProductAngle {
  return {
    turn: (degrees * Math.PI) / 180,
    camera: (piece) => frame(piece, { azimuth: 0, elevation, fill: 0.8 }),
  };
}
