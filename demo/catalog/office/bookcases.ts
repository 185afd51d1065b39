import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Shelf = Extract<Model, { kind: 'shelf' }>;
type Row = FurnitureRow & Pick<Shelf, 'shelves' | 'style' | 'columns' | 'base'> & { front?: MaterialId };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-bookcase', collection: 'hudson', shelves: 5, columns: 2, style: 'case', base: 'plinth', inches: [48, 14, 78], pounds: 140, main: 'walnut', others: ['oak'], price: 699, features: ['storage'], lead: text('Two bays, ten shelves, and a back panel so books stop at the wall.', 'Deux travées, dix tablettes et un fond qui arrête les livres avant le mur.') },
  { id: 'alder-ladder-shelf', collection: 'alder', shelves: 5, columns: 1, style: 'ladder', base: 'none', inches: [26, 16, 72], pounds: 38, main: 'oak', others: ['ash'], price: 279, lead: text('It leans on the wall and asks for two screws.', 'Elle s’appuie au mur et ne demande que deux vis.') },
  { id: 'soren-cube-shelf', collection: 'soren', shelves: 4, columns: 4, style: 'case', base: 'none', inches: [58, 15, 58], pounds: 96, main: 'white', others: ['ash'], price: 299, features: ['storage'], lead: text('Sixteen cubes for records, toys or both, room divider included.', 'Seize cases pour disques, jouets ou les deux, séparation comprise.') },
  { id: 'beckett-bookcase', collection: 'beckett', shelves: 5, columns: 1, style: 'frame', base: 'metal', inches: [40, 14, 74], pounds: 82, main: 'oak', others: ['ebony'], price: 449, lead: text('Open steel and oak: the wall stays part of the room.', 'Acier et chêne ajourés : le mur reste dans la pièce.') },
  { id: 'beckett-wide-bookcase', collection: 'beckett', shelves: 5, columns: 2, style: 'frame', base: 'metal', inches: [72, 14, 74], pounds: 132, main: 'oak', price: 699, lead: text('Twice the Beckett, for collections that got away.', 'Le double du Beckett, pour les collections qui ont débordé.') },
  { id: 'camden-bookcase', collection: 'camden', shelves: 4, columns: 3, style: 'case', base: 'tapered', inches: [62, 14, 60], pounds: 118, main: 'walnut', price: 999, features: ['storage'], lead: text('Uneven bays for art books, paperbacks and one good vase.', 'Des travées inégales pour beaux livres, livres de poche et un beau vase.') },
  { id: 'marlow-bookcase', collection: 'marlow', shelves: 5, columns: 1, style: 'case', base: 'plinth', inches: [36, 15, 80], pounds: 120, main: 'cherry', price: 749, lead: text('A library bookcase with a cornice; line up three and call it one.', 'Une bibliothèque à corniche ; alignez-en trois et vous avez un cabinet.') },
  { id: 'juniper-bookcase', collection: 'juniper', shelves: 4, columns: 1, style: 'case', base: 'plinth', inches: [34, 13, 62], pounds: 68, main: 'white', price: 329, lead: text('Beadboard back, adjustable shelves, happy in a kitchen with cookbooks.', 'Fond en lambris, tablettes réglables, heureuse en cuisine avec les livres de recettes.') },
  { id: 'vivienne-etagere', collection: 'vivienne', shelves: 4, columns: 1, style: 'frame', base: 'metal', inches: [36, 14, 76], pounds: 70, main: 'brass', price: 649, lead: text('A brass étagère as slim as a drawing of one.', 'Une étagère de laiton aussi fine que son dessin.') },
];

export const bookcases: readonly Draft[] = rows.map((row) =>
  furniture(
    row,
    {
      family: 'bookcase',
      noun:
        row.style === 'ladder'
          ? text('Ladder Shelf', 'Étagère échelle')
          : row.columns === 4
            ? text('Cube Shelf', 'Étagère à cases')
            : row.inches[0] > 70
              ? text('Wide Bookcase', 'Grande bibliothèque')
              : text('Bookcase', 'Bibliothèque'),
      categories: ['home-office', 'bookcases'],
      banks: ['wood'],
      addOns: ['assembly-in-home'],
    },
    (body) => ({
      kind: 'shelf',
      shelves: row.shelves,
      columns: row.columns,
      style: row.style,
      base: row.base,
      body,
      ...metric(row.inches),
    }),
  ),
);
