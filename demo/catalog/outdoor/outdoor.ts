import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { type Text, text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Shape =
  | { form: 'chair'; style: 'lounge' | 'dining' | 'adirondack'; frame: MaterialId; bare?: boolean }
  | { form: 'sofa'; seats: 2 | 3; frame: MaterialId }
  | {
      form: 'table';
      shape: 'rectangle' | 'round';
      legs: 'four' | 'trestle' | 'pedestal' | 'sled';
      frame: MaterialId;
      dining?: boolean;
    };
type Row = FurnitureRow & { shape: Shape; noun: Text };

const lounge: Text = text('Outdoor Lounge Chair', 'Fauteuil d’extérieur');
const dining: Text = text('Outdoor Dining Chair', 'Chaise d’extérieur');

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'wren-outdoor-sofa', collection: 'wren', noun: text('Outdoor Sofa', 'Canapé d’extérieur'), shape: { form: 'sofa', seats: 3, frame: 'rattan' }, inches: [82, 34, 30], pounds: 86, main: 'oat', others: ['ink', 'moss'], price: 1399, hero: true, lead: text('Woven by hand over aluminum, with cushions deep enough to stay for the stars.', 'Tressé à la main sur aluminium, aux coussins assez profonds pour attendre les étoiles.') },
  { id: 'wren-outdoor-loveseat', collection: 'wren', noun: text('Outdoor Loveseat', 'Causeuse d’extérieur'), shape: { form: 'sofa', seats: 2, frame: 'rattan' }, inches: [56, 34, 30], pounds: 62, main: 'oat', price: 949, lead: text('Two seats for a porch, with rounded arms that never catch a sleeve.', 'Deux places pour le perron, aux accoudoirs ronds qui n’accrochent aucune manche.') },
  { id: 'wren-outdoor-lounge-chair', collection: 'wren', noun: lounge, shape: { form: 'chair', style: 'lounge', frame: 'rattan' }, inches: [31, 34, 30], pounds: 38, main: 'oat', others: ['ink'], price: 549, lead: text('The single seat of the Wren set, light enough to follow the shade.', 'Le siège seul de la série Wren, assez léger pour suivre l’ombre.') },
  { id: 'tate-outdoor-sofa', collection: 'tate', noun: text('Outdoor Sofa', 'Canapé d’extérieur'), shape: { form: 'sofa', seats: 3, frame: 'black' }, inches: [86, 35, 27], pounds: 92, main: 'charcoal', others: ['oat'], price: 1599, lead: text('Black aluminum, square lines and cushions that drain like a sieve.', 'Aluminium noir, lignes carrées et coussins qui s’égouttent comme une passoire.') },
  { id: 'tate-outdoor-chair', collection: 'tate', noun: lounge, shape: { form: 'chair', style: 'lounge', frame: 'black' }, inches: [32, 34, 27], pounds: 36, main: 'charcoal', price: 649, lead: text('Low, wide and impossible to tip over in a storm.', 'Bas, large et impossible à renverser par gros temps.') },
  { id: 'rowan-adirondack-chair', collection: 'rowan', noun: text('Adirondack Chair', 'Chaise Adirondack'), shape: { form: 'chair', style: 'adirondack', frame: 'white', bare: true }, inches: [30, 35, 38], pounds: 41, main: 'white', others: ['sage', 'navy'], price: 259, hero: true, lead: text('The lake chair, in recycled board that will outlive the dock.', 'La chaise du lac, en bois recyclé qui survivra au quai.') },
  { id: 'alder-outdoor-dining-chair', collection: 'alder', noun: dining, shape: { form: 'chair', style: 'dining', frame: 'oak' }, inches: [23, 24, 33], pounds: 17, main: 'oat', price: 229, lead: text('Slatted hardwood with a tie-on cushion for long lunches.', 'Bois dur à lattes, avec un coussin à nouer pour les longs déjeuners.') },
  { id: 'tate-outdoor-dining-chair', collection: 'tate', noun: dining, shape: { form: 'chair', style: 'dining', frame: 'black' }, inches: [22, 24, 32], pounds: 12, main: 'dove', price: 179, features: ['stackable'], lead: text('A sling of mesh on black tube; six stack into one.', 'Une toile tendue sur tube noir ; six s’empilent en une.') },
  { id: 'wren-outdoor-dining-chair', collection: 'wren', noun: dining, shape: { form: 'chair', style: 'dining', frame: 'rattan' }, inches: [24, 25, 33], pounds: 15, main: 'moss', price: 249, lead: text('A rounded woven back that lets the evening breeze through.', 'Un dossier tressé arrondi qui laisse passer la brise du soir.') },
  { id: 'alder-outdoor-dining-table', collection: 'alder', noun: text('Outdoor Dining Table', 'Table d’extérieur'), shape: { form: 'table', shape: 'rectangle', legs: 'four', frame: 'oak', dining: true }, inches: [78, 38, 29], pounds: 104, main: 'oak', price: 1099, lead: text('Oiled hardwood slats and a hole for the umbrella, with a plug when there is none.', 'Des lattes de bois huilé et un trou pour le parasol, avec son bouchon.') },
  { id: 'tate-outdoor-dining-table', collection: 'tate', noun: text('Outdoor Dining Table', 'Table d’extérieur'), shape: { form: 'table', shape: 'rectangle', legs: 'sled', frame: 'black', dining: true }, inches: [72, 36, 29], pounds: 90, main: 'slate', price: 899, lead: text('A ceramic top that takes a hot grill pan and a cold February.', 'Un plateau de céramique qui supporte la poêle brûlante et février.') },
  { id: 'wren-outdoor-coffee-table', collection: 'wren', noun: text('Outdoor Coffee Table', 'Table basse d’extérieur'), shape: { form: 'table', shape: 'round', legs: 'four', frame: 'rattan' }, inches: [34, 34, 17], pounds: 26, main: 'glass', price: 349, lead: text('Tempered glass over the same weave as the sofa.', 'Verre trempé sur le même tressage que le canapé.') },
  { id: 'rowan-bistro-table', collection: 'rowan', noun: text('Balcony Table', 'Table de balcon'), shape: { form: 'table', shape: 'round', legs: 'pedestal', frame: 'black', dining: true }, inches: [28, 28, 28], pounds: 24, main: 'white', price: 199, lead: text('Folds flat against a balcony rail for the winter.', 'Elle se plie à plat contre la rambarde pour l’hiver.') },
];

function modelIn({ shape, inches }: Row): (material: MaterialId) => Model {
  const size = metric(inches);
  if (shape.form === 'sofa')
    return (cushion) => ({ kind: 'outdoor-sofa', seats: shape.seats, frame: shape.frame, cushion, ...size });
  if (shape.form === 'table')
    return (top) => ({
      kind: 'table',
      shape: shape.shape,
      legs: shape.legs,
      legMaterial: shape.frame,
      shelf: false,
      top,
      ...size,
    });
  if (shape.bare) return (frame) => ({ kind: 'outdoor-chair', style: shape.style, frame, ...size });
  return (cushion) => ({ kind: 'outdoor-chair', style: shape.style, frame: shape.frame, cushion, ...size });
}

export const outdoor: readonly Draft[] = rows.map((row) => {
  const { shape } = row;
  const eats =
    shape.form === 'table' ? shape.dining === true : shape.form === 'chair' && shape.style === 'dining';
  const draft = furniture(
    { ...row, features: ['weatherproof', ...(row.features ?? [])] },
    {
      family: 'outdoor',
      noun: row.noun,
      categories: ['outdoor', eats ? 'outdoor-dining' : 'outdoor-lounge'],
      banks: ['outdoor'],
      facets:
        shape.form === 'sofa'
          ? { seats: [`${shape.seats}`] }
          : shape.form === 'chair'
            ? { seats: ['1'] }
            : { shape: [shape.shape] },
      addOns: ['outdoor-cover'],
    },
    modelIn(row),
  );
  return { ...draft, brand: 'sunfold' };
});
