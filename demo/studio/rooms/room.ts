import type { Finish, Piece } from '../../models/piece.ts';

/** Where a camera stands and what it looks at, in centimetres; `fov` is the upright angle in degrees. */
export interface Viewpoint {
  from: readonly [x: number, y: number, z: number];
  to: readonly [x: number, y: number, z: number];
  fov: number;
}

/** A furnished room and the views of it that the shop shows: wide for a banner, tall for a phone. */
export interface Room {
  piece: Piece;
  tints: Partial<Record<Finish, string>>;
  sun: number;
  wide: Viewpoint;
  tall: Viewpoint;
}

/** The usual pair of views: breathing space at the left of the wide one for a headline. */
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
