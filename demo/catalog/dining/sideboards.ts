import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Cabinet = Extract<Model, { kind: 'cabinet' }>;
type Row = FurnitureRow &
  Pick<Cabinet, 'doors' | 'drawers' | 'open' | 'handles' | 'base'> & { front?: MaterialId };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-sideboard', collection: 'hudson', doors: 4, drawers: 0, open: 0, handles: 'none', base: 'plinth', inches: [72, 18, 32], pounds: 150, main: 'walnut', others: ['oak'], price: 1199, features: ['storage', 'soft-close'], hero: true, lead: text('Four doors, one long walnut top, and every platter you own inside.', 'Quatre portes, un long plateau de noyer, et tous vos plats à l’intérieur.') },
  { id: 'alder-sideboard', collection: 'alder', doors: 2, drawers: 3, open: 0, handles: 'knob', base: 'tapered', inches: [60, 17, 31], pounds: 98, main: 'oak', others: ['ash'], price: 799, features: ['storage'], lead: text('Three drawers in the middle for cutlery, candles and the things without a name.', 'Trois tiroirs au centre pour les couverts, les bougies et les choses sans nom.') },
  { id: 'camden-sideboard', collection: 'camden', doors: 4, drawers: 0, open: 0, handles: 'none', base: 'tapered', inches: [74, 18, 30], pounds: 146, main: 'walnut', price: 1499, features: ['storage'], lead: text('Sliding doors with carved ribs you will run a finger along.', 'Des portes coulissantes aux nervures sculptées, à suivre du doigt.') },
  { id: 'vivienne-sideboard', collection: 'vivienne', doors: 4, drawers: 0, open: 0, handles: 'bar', base: 'metal', inches: [70, 18, 33], pounds: 154, main: 'navy', others: ['white'], price: 1699, features: ['storage', 'soft-close'], lead: text('Lacquered doors and a stone-ready top for the good glasses.', 'Des portes laquées et un dessus digne des beaux verres.') },
  { id: 'juniper-hutch', collection: 'juniper', doors: 2, drawers: 2, open: 3, handles: 'knob', base: 'plinth', front: 'oak', inches: [48, 18, 76], pounds: 190, main: 'white', price: 1099, features: ['storage'], lead: text('Plates on show above, cereal boxes hidden below.', 'Les assiettes en vue en haut, les boîtes de céréales cachées en bas.') },
  { id: 'beckett-sideboard', collection: 'beckett', doors: 2, drawers: 2, open: 1, handles: 'bar', base: 'metal', inches: [64, 17, 34], pounds: 128, main: 'oak', front: 'black', price: 899, features: ['storage'], lead: text('Black doors in an oak case, with an open bay for the espresso machine.', 'Des portes noires dans un caisson de chêne, et une niche pour la machine à espresso.') },
  { id: 'marlow-buffet', collection: 'marlow', doors: 2, drawers: 3, open: 0, handles: 'knob', base: 'plinth', inches: [58, 19, 37], pounds: 152, main: 'cherry', price: 1349, features: ['storage'], lead: text('A buffet with felt-lined drawers for silver, or for takeout menus.', 'Un buffet aux tiroirs feutrés pour l’argenterie, ou pour les menus à emporter.') },
  { id: 'ellis-bar-cabinet', collection: 'ellis', doors: 2, drawers: 1, open: 1, handles: 'knob', base: 'tapered', inches: [36, 17, 48], pounds: 88, main: 'walnut', price: 949, features: ['storage'], lead: text('It opens into a small bar: racks for stems, a ledge to mix on.', 'Il s’ouvre sur un petit bar : râteliers à verres, tablette pour mélanger.') },
];

export const sideboards: readonly Draft[] = rows.map((row) =>
  furniture(
    row,
    {
      family: 'sideboard',
      noun:
        row.open === 3
          ? text('Hutch', 'Vaisselier')
          : row.inches[0] < 40
            ? text('Bar Cabinet', 'Meuble bar')
            : text('Sideboard', 'Buffet'),
      categories: ['dining', 'sideboards'],
      banks: ['wood'],
      addOns: ['assembly-in-home'],
    },
    (body) => ({
      kind: 'cabinet',
      doors: row.doors,
      drawers: row.drawers,
      open: row.open,
      handles: row.handles,
      base: row.base,
      body,
      ...(row.front ? { front: row.front } : {}),
      ...metric(row.inches),
    }),
  ),
);
