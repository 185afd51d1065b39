import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { type Text, text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Lamp = Extract<Model, { kind: 'lamp' }>;
type Row = FurnitureRow & Pick<Lamp, 'style'> & { base: MaterialId };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-floor-lamp', collection: 'hudson', style: 'floor', base: 'black', inches: [18, 18, 62], pounds: 14, main: 'oat', others: ['charcoal'], price: 229, features: ['dimmable'], lead: text('A drum of linen on a black stem, centerd behind any armchair.', 'Un tambour de lin sur tige noire, à sa place derrière tout fauteuil.') },
  { id: 'hudson-table-lamp', collection: 'hudson', style: 'table', base: 'walnut', inches: [15, 15, 25], pounds: 8, main: 'oat', price: 139, lead: text('A turned walnut foot under a plain shade.', 'Un pied de noyer tourné sous un abat-jour uni.') },
  { id: 'tate-arc-lamp', collection: 'tate', style: 'arc', base: 'steel', inches: [44, 16, 80], pounds: 52, main: 'white', others: ['black'], price: 349, features: ['dimmable'], hero: true, lead: text('It reaches over the sofa and hangs light above the coffee table.', 'Il passe par-dessus le canapé et suspend la lumière au-dessus de la table basse.') },
  { id: 'vivienne-arc-lamp', collection: 'vivienne', style: 'arc', base: 'brass', inches: [40, 15, 76], pounds: 48, main: 'cream', price: 449, features: ['dimmable'], lead: text('A brass bow with a marble foot that will not tip.', 'Un arc de laiton sur un pied de marbre qui ne bascule pas.') },
  { id: 'alder-floor-lamp', collection: 'alder', style: 'floor', base: 'oak', inches: [17, 17, 58], pounds: 11, main: 'white', price: 179, lead: text('An oak stick, a cotton shade, an evening of reading.', 'Un bâton de chêne, un abat-jour de coton, une soirée de lecture.') },
  { id: 'alder-pendant', collection: 'alder', style: 'pendant', base: 'oak', inches: [16, 16, 14], pounds: 6, main: 'white', others: ['sage', 'black'], price: 159, features: ['dimmable'], lead: text('A spun shade on a wooden cap; hang three above a long table.', 'Un abat-jour repoussé sous un chapeau de bois ; trois au-dessus d’une longue table.') },
  { id: 'soren-table-lamp', collection: 'soren', style: 'table', base: 'ash', inches: [11, 11, 18], pounds: 4, main: 'clay', price: 79, lead: text('A small clay-colored shade that makes a hallway feel lived in.', 'Un petit abat-jour couleur argile qui rend un couloir habité.') },
  { id: 'camden-table-lamp', collection: 'camden', style: 'table', base: 'walnut', inches: [16, 16, 27], pounds: 9, main: 'saffron', price: 169, lead: text('Mustard shade, walnut cone: the lamp in every good film set in 1962.', 'Abat-jour moutarde, cône de noyer : la lampe des bons films situés en 1962.') },
  { id: 'vivienne-table-lamp', collection: 'vivienne', style: 'table', base: 'brass', inches: [14, 14, 24], pounds: 10, main: 'emerald', price: 199, lead: text('A green velvet shade lined in gold; the light comes out like honey.', 'Un abat-jour de velours vert doublé d’or ; la lumière en sort comme du miel.') },
  { id: 'vivienne-pendant', collection: 'vivienne', style: 'pendant', base: 'brass', inches: [20, 20, 18], pounds: 12, main: 'glass', price: 329, features: ['dimmable'], lead: text('A hand-blown globe on a brass rod, no two bubbles alike.', 'Un globe soufflé à la bouche sur tige de laiton, aux bulles jamais pareilles.') },
  { id: 'beckett-pendant', collection: 'beckett', style: 'pendant', base: 'black', inches: [18, 18, 13], pounds: 9, main: 'graphite', price: 189, features: ['dimmable'], lead: text('A factory shade, white inside so it lights like it means it.', 'Un abat-jour d’usine, blanc dedans pour éclairer pour de bon.') },
  { id: 'beckett-floor-lamp', collection: 'beckett', style: 'floor', base: 'black', inches: [20, 20, 64], pounds: 18, main: 'graphite', price: 249, lead: text('Cast-iron foot, knurled joint, stays where you point it.', 'Pied de fonte, articulation moletée : elle reste où on la pointe.') },
  { id: 'wren-pendant', collection: 'wren', style: 'pendant', base: 'black', inches: [22, 22, 16], pounds: 5, main: 'rattan', price: 149, lead: text('Woven rattan that throws leaf shadows on the ceiling.', 'Un rotin tressé qui jette des ombres de feuilles au plafond.') },
];

const nouns: Record<Lamp['style'], Text> = {
  floor: text('Floor Lamp', 'Lampadaire'),
  table: text('Table Lamp', 'Lampe de table'),
  arc: text('Arc Lamp', 'Lampadaire arc'),
  pendant: text('Pendant', 'Suspension'),
};

export const lighting: readonly Draft[] = rows.map((row) => {
  const draft = furniture(
    row,
    {
      family: 'lamp',
      noun: nouns[row.style],
      categories: ['lighting', row.style === 'pendant' ? 'ceiling-lights' : 'lamps'],
      banks: ['light'],
    },
    (shade) => ({ kind: 'lamp', style: row.style, base: row.base, shade, ...metric(row.inches) }),
  );
  return { ...draft, brand: 'candela-row' };
});
