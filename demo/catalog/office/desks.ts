import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Desk = Extract<Model, { kind: 'desk' }>;
type Row = FurnitureRow & Pick<Desk, 'drawers'> & { legMaterial?: MaterialId };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-desk', collection: 'hudson', drawers: 3, inches: [60, 28, 30], pounds: 112, main: 'walnut', others: ['oak'], price: 799, features: ['storage', 'cable-outlet'], hero: true, lead: text('Two monitors, three drawers and a back finished well enough to face the door.', 'Deux écrans, trois tiroirs et un dos assez beau pour faire face à la porte.') },
  { id: 'alder-desk', collection: 'alder', drawers: 2, inches: [47, 24, 30], pounds: 54, main: 'oak', others: ['ash', 'white'], price: 449, features: ['storage', 'cable-outlet'], lead: text('A writing desk that shares the bedroom politely.', 'Un bureau à écrire qui partage poliment la chambre.') },
  { id: 'soren-desk', collection: 'soren', drawers: 1, inches: [39, 20, 29], pounds: 32, main: 'ash', price: 249, lead: text('One drawer, a pencil groove and room for a laptop and a thought.', 'Un tiroir, une rainure à crayons, la place d’un portable et d’une idée.') },
  { id: 'camden-desk', collection: 'camden', drawers: 3, inches: [54, 26, 30], pounds: 92, main: 'walnut', price: 999, features: ['storage'], lead: text('Walnut pedestal on one side, brass ferrule feet on the other.', 'Caisson de noyer d’un côté, pieds à bague de laiton de l’autre.') },
  { id: 'tate-standing-desk', collection: 'tate', drawers: 1, legMaterial: 'black', inches: [60, 30, 30], pounds: 98, main: 'white', others: ['oak'], price: 699, features: ['adjustable', 'cable-outlet'], hero: true, lead: text('Two motors lift it from 26 to 51 inches without shaking the coffee.', 'Deux moteurs l’élèvent de 26 à 51 pouces sans faire trembler le café.') },
  { id: 'beckett-desk', collection: 'beckett', drawers: 0, legMaterial: 'black', inches: [55, 26, 30], pounds: 72, main: 'oak', others: ['ebony'], price: 399, features: ['cable-outlet'], lead: text('A thick plank on a welded trestle: the workbench, promoted.', 'Une planche épaisse sur tréteau soudé : l’établi, promu.') },
  { id: 'marlow-desk', collection: 'marlow', drawers: 3, inches: [58, 28, 31], pounds: 142, main: 'cherry', price: 1199, features: ['storage'], lead: text('A desk for letters, with a lockable drawer for the ones you keep.', 'Un bureau pour les lettres, avec un tiroir à clé pour celles qu’on garde.') },
  { id: 'vivienne-desk', collection: 'vivienne', drawers: 2, legMaterial: 'brass', inches: [48, 22, 30], pounds: 60, main: 'white', price: 699, lead: text('White lacquer on brass: half desk, half vanity, wholly composed.', 'Laque blanche sur laiton : moitié bureau, moitié coiffeuse, tout à fait posé.') },
  { id: 'harlow-desk', collection: 'harlow', drawers: 2, inches: [50, 24, 30], pounds: 70, main: 'cherry', price: 649, features: ['storage'], lead: text('A cherry desk with a raised gallery for the mail you have yet to open.', 'Un bureau de merisier avec un gradin pour le courrier pas encore ouvert.') },
];

export const desks: readonly Draft[] = rows.map((row) =>
  furniture(
    row,
    {
      family: 'desk',
      noun: row.features?.includes('adjustable')
        ? text('Standing Desk', 'Bureau assis-debout')
        : text('Desk', 'Bureau'),
      categories: ['home-office', 'desks'],
      banks: ['work'],
      addOns: ['assembly-in-home'],
    },
    (top) => ({
      kind: 'desk',
      drawers: row.drawers,
      legMaterial: row.legMaterial ?? top,
      top,
      ...metric(row.inches),
    }),
  ),
);
