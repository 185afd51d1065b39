import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Table = Extract<Model, { kind: 'table' }>;
type Row = FurnitureRow &
  Pick<Table, 'shape' | 'legs' | 'shelf'> & { legMaterial?: MaterialId; side?: boolean };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-coffee-table', collection: 'hudson', shape: 'rectangle', legs: 'four', shelf: true, inches: [48, 26, 17], pounds: 58, main: 'walnut', others: ['oak'], price: 449, features: ['storage'], lead: text('A shelf below for the magazines, a top above for the puzzle.', 'Une tablette dessous pour les revues, un plateau dessus pour le casse-tête.') },
  { id: 'hudson-side-table', collection: 'hudson', side: true, shape: 'rectangle', legs: 'four', shelf: true, inches: [20, 22, 22], pounds: 24, main: 'walnut', others: ['oak'], price: 229, lead: text('The arm’s-length companion of the Hudson sofa, level with its arm.', 'Le compagnon du canapé Hudson, à portée de main et à hauteur d’accoudoir.') },
  { id: 'alder-coffee-table', collection: 'alder', shape: 'oval', legs: 'four', inches: [46, 24, 16], pounds: 34, main: 'oak', others: ['ash', 'ebony'], price: 349, lead: text('An oval without corners, for rooms where people pass close by.', 'Un ovale sans coins, pour les pièces où l’on passe tout près.') },
  { id: 'alder-side-table', collection: 'alder', side: true, shape: 'round', legs: 'four', inches: [18, 18, 20], pounds: 13, main: 'oak', others: ['ash'], price: 149, lead: text('Three screws, no tools, one glass of wine.', 'Trois vis, aucun outil, un verre de vin.') },
  { id: 'camden-coffee-table', collection: 'camden', shape: 'rectangle', legs: 'four', shelf: true, inches: [50, 22, 16], pounds: 48, main: 'walnut', price: 549, lead: text('Long and narrow with a slatted shelf, exactly as 1957 would have it.', 'Longue et étroite avec une tablette à lattes, comme en 1957.') },
  { id: 'ellis-side-table', collection: 'ellis', side: true, shape: 'round', legs: 'hairpin', legMaterial: 'black', inches: [19, 19, 21], pounds: 15, main: 'walnut', price: 169, lead: text('A walnut disc on hairpin legs that weighs nothing and holds a lamp.', 'Un disque de noyer sur pieds épingle : il ne pèse rien et porte une lampe.') },
  { id: 'vivienne-coffee-table', collection: 'vivienne', shape: 'round', legs: 'pedestal', legMaterial: 'brass', inches: [38, 38, 16], pounds: 96, main: 'marble', others: ['glass'], price: 899, lead: text('White marble on a brass drum; the veins are different on every one.', 'Marbre blanc sur tambour de laiton ; les veines ne se répètent jamais.') },
  { id: 'vivienne-side-table', collection: 'vivienne', side: true, shape: 'round', legs: 'pedestal', legMaterial: 'brass', inches: [16, 16, 22], pounds: 31, main: 'marble', price: 349, lead: text('A single brass stem and a stone top, the size of a dinner plate and a half.', 'Une tige de laiton et un plateau de pierre, grand comme une assiette et demie.') },
  { id: 'lisbon-coffee-table', collection: 'lisbon', shape: 'oval', legs: 'sled', legMaterial: 'brass', inches: [50, 28, 16], pounds: 62, main: 'glass', price: 599, lead: text('Clear glass and two loops of brass: the rug stays in view.', 'Verre clair et deux boucles de laiton : le tapis reste visible.') },
  { id: 'beckett-coffee-table', collection: 'beckett', shape: 'rectangle', legs: 'sled', legMaterial: 'black', inches: [52, 28, 17], pounds: 70, main: 'oak', others: ['ebony'], price: 479, lead: text('Two-inch boards on a welded frame, ready for boots and board games.', 'Des planches de deux pouces sur cadre soudé, prêtes pour les bottes et les jeux.') },
  { id: 'beckett-side-table', collection: 'beckett', side: true, shape: 'rectangle', legs: 'sled', legMaterial: 'black', inches: [18, 14, 24], pounds: 19, main: 'oak', price: 189, lead: text('Two steel loops under a thick oak top, narrow enough for the gap beside a sofa.', 'Deux boucles d’acier sous un épais plateau de chêne, assez étroites pour l’espace près du canapé.') },
  { id: 'marlow-coffee-table', collection: 'marlow', shape: 'rectangle', legs: 'four', shelf: true, inches: [46, 30, 19], pounds: 66, main: 'cherry', price: 529, features: ['storage'], lead: text('Cherry that darkens with the years, like the books beside it.', 'Un merisier qui fonce avec les années, comme les livres à côté.') },
  { id: 'juniper-coffee-table', collection: 'juniper', shape: 'rectangle', legs: 'trestle', inches: [48, 27, 18], pounds: 60, main: 'ash', price: 399, lead: text('A trestle in miniature with a top that is better for a few dents.', 'Un tréteau en miniature, au plateau que quelques coups embellissent.') },
  { id: 'wren-side-table', collection: 'wren', side: true, shape: 'round', legs: 'four', legMaterial: 'rattan', inches: [20, 20, 21], pounds: 14, main: 'white', price: 179, lead: text('Woven legs and a white top, for a sunroom or the wish of one.', 'Pieds tressés et plateau blanc, pour une véranda ou l’envie d’en avoir une.') },
];

export const coffeeTables: readonly Draft[] = rows.map((row) =>
  furniture(
    row,
    {
      family: row.side ? 'side-table' : 'coffee-table',
      noun: row.side ? text('Side Table', 'Table d’appoint') : text('Coffee Table', 'Table basse'),
      categories: ['living-room', 'coffee-side-tables'],
      banks: ['table'],
      facets: { shape: [row.shape] },
      addOns: ['assembly-in-home'],
    },
    (top) => ({
      kind: 'table',
      shape: row.shape,
      legs: row.legs,
      legMaterial: row.legMaterial ?? top,
      shelf: row.shelf ?? false,
      top,
      ...metric(row.inches),
    }),
  ),
);
