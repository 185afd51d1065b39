import { bedroom, homeOffice } from './bedroomAndOffice.ts';
import { kitchen, laundryRoom, patio } from './kitchenLaundryPatio.ts';
import { diningRoom, livingRoom } from './livingAndDining.ts';
import type { Room } from './room.ts';

/** Rooms for the home page and the clips. Files: demo/media/scenes/{name}.webp and {name}-tall.webp. */
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
