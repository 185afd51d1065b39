import { demoSeed } from '../../demo/demoSeed.ts';
import type { Seed } from '../../server/seed.ts';

/** The seed of the demo shop without its screens, whose plays of the last weeks take seconds to fill. */
export const seedWithoutScreens: Seed = {
  ...demoSeed,
  fillKioskService: async () => undefined,
  playScreens: async () => async () => undefined,
};
