import type { FurnitureCategory } from './furnitureCategories.ts';
import { both } from './importedProduct.ts';

type Kind = Omit<FurnitureCategory, 'one'> & { one: FurnitureCategory['name'] };

const kind = (
  urlKey: string,
  sign: string,
  names: [string, string],
  one: [string, string],
  parent = 'refrigerators',
) => ({
  urlKey,
  parent,
  sign,
  name: both(...names),
  one: both(...one),
});

/** Where the types of appliances.csv are shown. */
// biome-ignore format: a table, one row a type
export const refrigeratorKinds: Record<string, Kind> = {
  Compact: kind('compact-refrigerators', 'compact', ['Compact', 'Compacts'], ['Compact Refrigerator', 'Petit réfrigérateur']),
  'Bottom Freezer': kind('bottom-freezer-refrigerators', 'refrigerator', ['Bottom Freezer', 'Congélateur en bas'], ['Bottom-Freezer Refrigerator', 'Réfrigérateur à congélateur en bas']),
  'Top Freezer': kind('top-freezer-refrigerators', 'refrigerator', ['Top Freezer', 'Congélateur en haut'], ['Top-Freezer Refrigerator', 'Réfrigérateur à congélateur en haut']),
  'Freezerless and Single Door': kind('single-door-refrigerators', 'refrigerator', ['Single Door', 'Une porte'], ['Single-Door Refrigerator', 'Réfrigérateur à une porte']),
  'Side-by-Side': kind('side-by-side-refrigerators', 'refrigerator', ['Side-by-Side', 'Côte à côte'], ['Side-by-Side Refrigerator', 'Réfrigérateur côte à côte']),
  'Upright Freezer': kind('upright-freezers', 'freezer', ['Upright Freezers', 'Congélateurs verticaux'], ['Upright Freezer', 'Congélateur vertical'], 'freezers-wine'),
};
