import { diningRoom, livingRoom } from './livingRooms.ts';
import { bedroom, homeOffice } from './quietRooms.ts';
import type { Room } from './room.ts';
import { kitchen, laundryRoom, patio } from './workRooms.ts';

/** The rooms of the home page and the clips: demo/media/scenes/{name}.webp and {name}-tall.webp. */
export const scenes = {
  'living-room': livingRoom,
  'dining-room': diningRoom,
  bedroom,
  kitchen,
  laundry: laundryRoom,
  'home-office': homeOffice,
  patio,
} as const satisfies Record<string, () => Room>;

export type SceneName = keyof typeof scenes;
