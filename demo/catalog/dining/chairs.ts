import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Chair = Extract<Model, { kind: 'dining-chair' }>;
type Row = FurnitureRow & Pick<Chair, 'style' | 'legs'> & { legMaterial: MaterialId };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-dining-chair', collection: 'hudson', style: 'upholstered', legs: 'block', legMaterial: 'walnut', inches: [20, 24, 34], pounds: 20, main: 'oat', others: ['dove', 'ink'], price: 249, features: ['removable-covers'], lead: text('A padded chair for long dinners; the seat cover unzips after them.', 'Une chaise rembourrée pour les longs dîners ; la housse se retire ensuite.') },
  { id: 'alder-dining-chair', collection: 'alder', style: 'spindle', legs: 'tapered', legMaterial: 'oak', inches: [19, 20, 32], pounds: 12, main: 'oak', others: ['ash', 'black'], price: 179, spin: true, lead: text('Seven spindles and a saddle seat, steamed and bent in oak.', 'Sept barreaux et une assise en selle, en chêne courbé à la vapeur.') },
  { id: 'soren-dining-chair', collection: 'soren', style: 'shell', legs: 'tapered', legMaterial: 'ash', inches: [18, 21, 31], pounds: 10, main: 'white', others: ['sage', 'black'], price: 119, features: ['washable'], lead: text('A molded shell that wipes clean in one pass.', 'Une coque moulée qui se nettoie d’un seul geste.') },
  { id: 'orla-dining-chair', collection: 'orla', style: 'ladder', legs: 'tapered', legMaterial: 'ash', inches: [18, 20, 34], pounds: 11, main: 'ash', price: 149, lead: text('A ladder back with three curved rungs, so light you carry two at a time.', 'Un dossier à trois barreaux courbes, si léger qu’on en porte deux.') },
  { id: 'camden-dining-chair', collection: 'camden', style: 'upholstered', legs: 'tapered', legMaterial: 'walnut', inches: [20, 22, 31], pounds: 16, main: 'cognac', others: ['espresso'], price: 329, lead: text('Leather over a firm back and splayed walnut legs, borrowed from a 1958 reading room.', 'Du cuir sur un dossier ferme et des pieds de noyer évasés, empruntés à une salle de lecture de 1958.') },
  { id: 'ellis-dining-chair', collection: 'ellis', style: 'shell', legs: 'tapered', legMaterial: 'walnut', inches: [20, 22, 32], pounds: 13, main: 'saffron', others: ['ink'], price: 219, lead: text('A velvet shell that seats you upright and keeps you late.', 'Une coque de velours qui vous tient droit et vous garde tard.') },
  { id: 'vivienne-dining-chair', collection: 'vivienne', style: 'upholstered', legs: 'metal', legMaterial: 'brass', inches: [21, 24, 33], pounds: 18, main: 'emerald', others: ['rose'], price: 299, lead: text('Channeled velvet with a brass handle on the back.', 'Velours cannelé avec une poignée de laiton au dos.') },
  { id: 'lisbon-dining-chair', collection: 'lisbon', style: 'shell', legs: 'metal', legMaterial: 'brass', inches: [20, 22, 31], pounds: 15, main: 'rose', price: 259, lead: text('A rounded shell that looks as good from the back, which is what guests see first.', 'Une coque arrondie, belle aussi de dos : c’est ce que les invités voient d’abord.') },
  { id: 'juniper-dining-chair', collection: 'juniper', style: 'ladder', legs: 'block', legMaterial: 'ash', inches: [19, 21, 38], pounds: 14, main: 'white', others: ['oak'], price: 139, lead: text('A kitchen chair with a high back, painted twice and sanded once.', 'Une chaise de cuisine à haut dossier, peinte deux fois et poncée une.') },
  { id: 'rowan-dining-chair', collection: 'rowan', style: 'spindle', legs: 'block', legMaterial: 'black', inches: [20, 21, 36], pounds: 15, main: 'black', price: 169, lead: text('The farmhouse spindle in black, which is how it looks best around pale oak.', 'La chaise de ferme à barreaux, en noir : sa meilleure couleur autour du chêne clair.') },
  { id: 'beckett-dining-chair', collection: 'beckett', style: 'upholstered', legs: 'metal', legMaterial: 'black', inches: [19, 22, 33], pounds: 17, main: 'espresso', price: 229, lead: text('Stitched leather on a bent steel tube.', 'Cuir surpiqué sur tube d’acier cintré.') },
  { id: 'marlow-dining-chair', collection: 'marlow', style: 'upholstered', legs: 'tapered', legMaterial: 'cherry', inches: [21, 25, 40], pounds: 22, main: 'cream', price: 319, lead: text('A tall back with a nail-head trim for the head of the table and everyone else.', 'Un haut dossier clouté pour le bout de table et pour tous les autres.') },
  { id: 'tate-dining-chair', collection: 'tate', style: 'shell', legs: 'sled', legMaterial: 'black', inches: [19, 21, 31], pounds: 12, main: 'black', others: ['white'], price: 159, features: ['stackable'], lead: text('Stacks eight high and looks as if it would never need to.', 'Elle s’empile par huit et n’en a pas l’air.') },
];

const nouns = {
  upholstered: text('Dining Chair', 'Chaise rembourrée'),
  ladder: text('Ladder-Back Chair', 'Chaise à dossier échelle'),
  shell: text('Shell Chair', 'Chaise coque'),
  spindle: text('Spindle Chair', 'Chaise à barreaux'),
};

export const diningChairs: readonly Draft[] = rows.map((row) =>
  furniture(
    row,
    {
      family: 'dining-chair',
      noun: nouns[row.style],
      categories: ['dining', 'dining-chairs'],
      banks: row.style === 'upholstered' ? ['seatComfort'] : ['table'],
      facets: { seats: ['1'] },
    },
    (cover) => ({
      kind: 'dining-chair',
      style: row.style,
      legs: row.legs,
      legMaterial: row.legMaterial,
      cover,
      ...metric(row.inches),
    }),
  ),
);
