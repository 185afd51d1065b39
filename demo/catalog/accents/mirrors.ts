import type { Model } from '../../model.ts';
import { text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Row = FurnitureRow & Pick<Extract<Model, { kind: 'mirror' }>, 'shape'>;

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'vivienne-arch-mirror', collection: 'vivienne', shape: 'arch', inches: [34, 2, 76], pounds: 52, main: 'brass', others: ['black'], price: 449, hero: true, lead: text('A doorway of light to lean against a wall.', 'Une porte de lumière à poser contre un mur.') },
  { id: 'lisbon-round-mirror', collection: 'lisbon', shape: 'round', inches: [36, 2, 36], pounds: 22, main: 'brass', price: 249, lead: text('A brass ring the width of a console table.', 'Un anneau de laiton à la largeur d’une console.') },
  { id: 'alder-round-mirror', collection: 'alder', shape: 'round', inches: [28, 2, 28], pounds: 14, main: 'oak', others: ['ash'], price: 159, lead: text('Bent oak with one visible finger joint at the foot.', 'Du chêne courbé, avec un seul assemblage visible au pied.') },
  { id: 'hudson-floor-mirror', collection: 'hudson', shape: 'rectangle', inches: [30, 2, 72], pounds: 46, main: 'walnut', price: 349, lead: text('Head to toe in walnut, with a strap for the wall.', 'De la tête aux pieds dans un cadre de noyer, avec sangle murale.') },
  { id: 'beckett-wall-mirror', collection: 'beckett', shape: 'rectangle', inches: [24, 1, 36], pounds: 17, main: 'black', price: 129, lead: text('A thin steel frame with rounded corners, for a bathroom or a hall.', 'Un mince cadre d’acier aux coins arrondis, pour une salle de bain ou une entrée.') },
  { id: 'marlow-wall-mirror', collection: 'marlow', shape: 'rectangle', inches: [32, 2, 44], pounds: 28, main: 'cherry', price: 229, lead: text('A molded cherry frame for above the dresser.', 'Un cadre de merisier mouluré, au-dessus de la commode.') },
  { id: 'juniper-arch-mirror', collection: 'juniper', shape: 'arch', inches: [26, 2, 38], pounds: 20, main: 'white', price: 169, lead: text('A window frame that found a second life.', 'Un cadre de fenêtre qui a trouvé une seconde vie.') },
];

export const mirrors: readonly Draft[] = rows.map((row) => {
  const draft = furniture(
    row,
    {
      family: 'mirror',
      noun: text('Mirror', 'Miroir'),
      categories: ['rugs-mirrors', 'mirrors'],
      banks: ['wall'],
      facets: { shape: [row.shape], features: ['mirror'] },
    },
    (frame) => ({ kind: 'mirror', shape: row.shape, frame, ...metric(row.inches) }),
  );
  return { ...draft, brand: 'tessel' };
});
