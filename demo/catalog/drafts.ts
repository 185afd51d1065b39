import { kitchenPackages, laundryPairs } from './bundles/appliances.ts';
import { bedroomSets, diningSets, livingSets } from './bundles/rooms.ts';
import type { Draft } from './draft.ts';
import { pieces } from './pieces.ts';

/** All products with a page, in the order of the departments. */
export const drafts: readonly Draft[] = [
  ...pieces,
  ...livingSets,
  ...bedroomSets,
  ...diningSets,
  ...kitchenPackages,
  ...laundryPairs,
];
