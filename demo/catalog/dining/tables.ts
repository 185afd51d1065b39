import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Table = Extract<Model, { kind: 'table' }>;
type Row = FurnitureRow &
  Pick<Table, 'shape' | 'legs'> & { legMaterial?: MaterialId; seats: 2 | 4 | 6 | 8 | 10 };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-dining-table', collection: 'hudson', shape: 'rectangle', legs: 'four', seats: 8, inches: [84, 40, 30], pounds: 148, main: 'walnut', others: ['oak'], price: 1299, hero: true, spin: true, lead: text('Eight fit with elbows, ten on holidays.', 'Huit personnes à l’aise, dix les jours de fête.') },
  { id: 'alder-dining-table', collection: 'alder', shape: 'oval', legs: 'four', seats: 6, inches: [71, 38, 29], pounds: 92, main: 'oak', others: ['ash'], price: 899, features: ['extendable'], hero: true, lead: text('A soft oval with a leaf that lives under the top until company comes.', 'Un ovale doux dont la rallonge attend sous le plateau l’arrivée des invités.') },
  { id: 'soren-dining-table', collection: 'soren', shape: 'round', legs: 'four', seats: 4, inches: [43, 43, 29], pounds: 55, main: 'ash', others: ['white'], price: 499, lead: text('Round, pale and just right for four bowls of soup.', 'Ronde, pâle et parfaite pour quatre bols de soupe.') },
  { id: 'camden-dining-table', collection: 'camden', shape: 'rectangle', legs: 'four', seats: 6, inches: [72, 36, 30], pounds: 118, main: 'walnut', price: 1399, features: ['extendable'], lead: text('Walnut that draws out to ninety inches on brass runners.', 'Du noyer qui s’allonge à quatre-vingt-dix pouces sur des glissières de laiton.') },
  { id: 'ellis-dining-table', collection: 'ellis', shape: 'round', legs: 'pedestal', seats: 4, inches: [47, 47, 29], pounds: 84, main: 'walnut', others: ['white'], price: 799, lead: text('A tulip foot leaves every knee its room.', 'Un pied tulipe laisse la place à tous les genoux.') },
  { id: 'vivienne-dining-table', collection: 'vivienne', shape: 'round', legs: 'pedestal', legMaterial: 'brass', seats: 6, inches: [60, 60, 30], pounds: 210, main: 'marble', price: 2199, hero: true, lead: text('Marble for six on a fluted brass column; two people should lift it.', 'Du marbre pour six sur une colonne de laiton cannelée ; portez-la à deux.') },
  { id: 'lisbon-dining-table', collection: 'lisbon', shape: 'oval', legs: 'trestle', legMaterial: 'brass', seats: 8, inches: [84, 42, 30], pounds: 176, main: 'glass', price: 1799, lead: text('Half an inch of tempered glass over two brass arches.', 'Un demi-pouce de verre trempé sur deux arches de laiton.') },
  { id: 'juniper-dining-table', collection: 'juniper', shape: 'rectangle', legs: 'trestle', seats: 8, inches: [80, 38, 30], pounds: 140, main: 'ash', price: 949, lead: text('A farmhouse trestle with breadboard ends and nothing to be precious about.', 'Un tréteau de ferme aux bouts emboîtés, sans rien de précieux à ménager.') },
  { id: 'rowan-dining-table', collection: 'rowan', shape: 'rectangle', legs: 'trestle', legMaterial: 'black', seats: 10, inches: [96, 42, 30], pounds: 190, main: 'oak', price: 1599, lead: text('Eight feet of oak for houses where the door is always open.', 'Huit pieds de chêne pour les maisons à la porte ouverte.') },
  { id: 'beckett-dining-table', collection: 'beckett', shape: 'rectangle', legs: 'sled', legMaterial: 'black', seats: 6, inches: [70, 36, 30], pounds: 126, main: 'oak', others: ['ebony'], price: 849, lead: text('Thick boards on steel loops, every one of them picked from the same log.', 'D’épaisses planches sur boucles d’acier, toutes tirées de la même bille.') },
  { id: 'marlow-dining-table', collection: 'marlow', shape: 'oval', legs: 'pedestal', seats: 8, inches: [82, 44, 30], pounds: 172, main: 'cherry', price: 1699, features: ['extendable'], lead: text('Cherry on two carved pedestals, with two leaves in a felt bag.', 'Merisier sur deux piétements sculptés, avec deux rallonges dans un sac de feutre.') },
  { id: 'tate-bistro-table', collection: 'tate', shape: 'round', legs: 'pedestal', legMaterial: 'black', seats: 2, inches: [30, 30, 29], pounds: 46, main: 'slate', others: ['marble'], price: 399, lead: text('Breakfast for two where a bigger table would be in the way.', 'Le petit déjeuner à deux là où une plus grande table gênerait.') },
];

export const diningTables: readonly Draft[] = rows.map((row) =>
  furniture(
    row,
    {
      family: 'dining-table',
      noun:
        row.seats === 2
          ? text('Bistro Table', 'Table bistro')
          : text('Dining Table', 'Table de salle à manger'),
      categories: ['dining', 'dining-tables'],
      banks: ['table'],
      facets: { seats: [`${row.seats}`], shape: [row.shape] },
      addOns: ['assembly-in-home'],
    },
    (top) => ({
      kind: 'table',
      shape: row.shape,
      legs: row.legs,
      legMaterial: row.legMaterial ?? top,
      shelf: false,
      top,
      ...metric(row.inches),
    }),
  ),
);
