import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Drawers = Extract<Model, { kind: 'drawers' }>;
type Row = FurnitureRow &
  Pick<Drawers, 'columns' | 'rows' | 'handles' | 'base'> & { front?: MaterialId; night?: boolean };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-dresser', collection: 'hudson', columns: 2, rows: 3, handles: 'none', base: 'plinth', inches: [60, 19, 34], pounds: 148, main: 'walnut', others: ['oak'], price: 999, features: ['soft-close'], hero: true, lead: text('Six wide drawers that open from a shadow line instead of a handle.', 'Six larges tiroirs qui s’ouvrent par un trait d’ombre plutôt qu’une poignée.') },
  { id: 'hudson-nightstand', collection: 'hudson', night: true, columns: 1, rows: 2, handles: 'none', base: 'plinth', inches: [22, 17, 24], pounds: 42, main: 'walnut', others: ['oak'], price: 349, features: ['soft-close', 'cable-outlet'], lead: text('Two deep drawers and a slot at the back for the charging cable.', 'Deux tiroirs profonds et une fente à l’arrière pour le câble de recharge.') },
  { id: 'alder-dresser', collection: 'alder', columns: 3, rows: 3, handles: 'knob', base: 'tapered', inches: [63, 18, 33], pounds: 120, main: 'oak', others: ['ash'], price: 799, features: ['soft-close'], lead: text('Nine drawers in three sizes, with round knobs turned from the same board.', 'Neuf tiroirs en trois tailles, aux boutons ronds tournés dans la même planche.') },
  { id: 'alder-nightstand', collection: 'alder', night: true, columns: 1, rows: 1, handles: 'knob', base: 'tapered', inches: [18, 15, 21], pounds: 19, main: 'oak', others: ['ash'], price: 199, lead: text('One drawer, four legs, and just enough top for a book and a lamp.', 'Un tiroir, quatre pieds, et juste assez de plateau pour un livre et une lampe.') },
  { id: 'camden-dresser', collection: 'camden', columns: 2, rows: 4, handles: 'none', base: 'tapered', inches: [58, 19, 38], pounds: 158, main: 'walnut', price: 1399, features: ['soft-close'], lead: text('Eight drawers with carved finger pulls, cut at the angle of a hand.', 'Huit tiroirs aux prises sculptées, taillées dans l’angle de la main.') },
  { id: 'camden-nightstand', collection: 'camden', night: true, columns: 1, rows: 2, handles: 'none', base: 'tapered', inches: [20, 16, 24], pounds: 34, main: 'walnut', price: 429, features: ['soft-close'], lead: text('The bedside half of the Camden dresser, on the same splayed legs.', 'La moitié de chevet de la commode Camden, sur les mêmes pieds évasés.') },
  { id: 'marlow-dresser', collection: 'marlow', columns: 2, rows: 4, handles: 'bar', base: 'plinth', inches: [62, 20, 40], pounds: 182, main: 'cherry', price: 1299, features: ['soft-close'], lead: text('Felt-lined top drawers and cedar-lined bottom ones, as it should be.', 'Feutre dans les tiroirs du haut, cèdre dans ceux du bas, comme il se doit.') },
  { id: 'marlow-chest', collection: 'marlow', columns: 1, rows: 5, handles: 'bar', base: 'plinth', inches: [38, 19, 52], pounds: 140, main: 'cherry', price: 949, lead: text('Five drawers high, for a narrow wall and a lot of sweaters.', 'Cinq tiroirs en hauteur, pour un mur étroit et beaucoup de chandails.') },
  { id: 'juniper-dresser', collection: 'juniper', columns: 2, rows: 3, handles: 'knob', base: 'plinth', front: 'oak', inches: [56, 18, 34], pounds: 116, main: 'white', price: 699, lead: text('White case, oak fronts and knobs a small hand can hold.', 'Caisson blanc, façades de chêne et boutons à la taille d’une petite main.') },
  { id: 'juniper-nightstand', collection: 'juniper', night: true, columns: 1, rows: 2, handles: 'knob', base: 'plinth', front: 'oak', inches: [20, 16, 25], pounds: 31, main: 'white', price: 229, lead: text('Cottage looks, city size.', 'L’allure d’un chalet, la taille de la ville.') },
  { id: 'vivienne-dresser', collection: 'vivienne', columns: 3, rows: 3, handles: 'bar', base: 'metal', inches: [66, 19, 32], pounds: 162, main: 'navy', others: ['white'], price: 1599, features: ['soft-close'], lead: text('Lacquer polished four times, with bars of brushed brass.', 'Une laque polie quatre fois, avec des barres de laiton brossé.') },
  { id: 'vivienne-nightstand', collection: 'vivienne', night: true, columns: 1, rows: 2, handles: 'bar', base: 'metal', inches: [22, 17, 24], pounds: 40, main: 'navy', price: 479, lead: text('A small lacquered jewel box for the side of the bed.', 'Un petit écrin laqué pour le bord du lit.') },
  { id: 'tate-dresser', collection: 'tate', columns: 2, rows: 3, handles: 'none', base: 'none', inches: [64, 18, 30], pounds: 128, main: 'black', others: ['white'], price: 899, features: ['soft-close'], lead: text('Push to open, matte to touch, no fingerprints to show for it.', 'On pousse, il s’ouvre ; mat au toucher, sans la moindre trace de doigts.') },
  { id: 'soren-chest', collection: 'soren', columns: 1, rows: 4, handles: 'knob', base: 'tapered', inches: [32, 16, 40], pounds: 66, main: 'ash', price: 399, lead: text('Four drawers for a child’s room, anchored to the wall with the strap in the box.', 'Quatre tiroirs pour une chambre d’enfant, fixés au mur par la sangle fournie.') },
  { id: 'beckett-nightstand', collection: 'beckett', night: true, columns: 1, rows: 1, handles: 'bar', base: 'metal', inches: [20, 16, 22], pounds: 30, main: 'ebony', price: 259, lead: text('A dark drawer hung in a steel frame with an open shelf of air beneath.', 'Un tiroir sombre suspendu dans un cadre d’acier, avec de l’air dessous.') },
  { id: 'harlow-dresser', collection: 'harlow', columns: 2, rows: 3, handles: 'knob', base: 'tapered', inches: [57, 18, 33], pounds: 124, main: 'cherry', price: 949, lead: text('Warm cherry, brass-tipped feet and drawers that whisper.', 'Merisier chaleureux, pieds à bout de laiton et tiroirs qui chuchotent.') },
];

export const dressers: readonly Draft[] = rows.map((row) =>
  furniture(
    row,
    {
      family: row.night ? 'nightstand' : 'dresser',
      noun: row.night
        ? text('Nightstand', 'Table de chevet')
        : row.columns === 1
          ? text('Chest', 'Chiffonnier')
          : text('Dresser', 'Commode'),
      categories: ['bedroom', 'dressers-nightstands'],
      banks: ['wood'],
      facets: { features: ['storage', ...(row.features ?? [])] },
      addOns: ['assembly-in-home'],
    },
    (body) => ({
      kind: 'drawers',
      columns: row.columns,
      rows: row.rows,
      handles: row.handles,
      base: row.base,
      body,
      ...(row.front ? { front: row.front } : {}),
      ...metric(row.inches),
    }),
  ),
);
