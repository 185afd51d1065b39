import type { Finish, Piece } from '../models/piece.ts';

/** Position and target of a camera in centimetres. fov: the vertical field of view in degrees. */
export interface Viewpoint {
  from: readonly [x: number, y: number, z: number];
  to: readonly [x: number, y: number, z: number];
  fov: number;
}

/** A furnished room with a wide view for banners and a tall view for phones. */
export interface Room {
  piece: Piece;
  tints: Partial<Record<Finish, string>>;
  sun: number;
  wide: Viewpoint;
  tall: Viewpoint;
}

/** The default views. The wide view has empty space at the left for a headline. */
export function views(centre: number, height = 90, reach = 880, turn = 0): Pick<Room, 'wide' | 'tall'> {
  const aside = Math.sin(turn) * reach;
  return {
    wide: {
      from: [centre - 105 + aside, height + 44, reach + 20],
      to: [centre - 105, height - 12, 0],
      fov: 23.5,
    },
    tall: {
      from: [centre + 20 + aside * 0.6, height + 44, reach + 20],
      to: [centre + 20, height - 8, 0],
      fov: 27,
    },
  };
}
