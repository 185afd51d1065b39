import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Sectional = Extract<Model, { kind: 'sectional' }>;
type Row = FurnitureRow &
  Pick<Sectional, 'arms' | 'back' | 'corner' | 'legs'> & { legMaterial: MaterialId; seats: 5 | 6 };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-sectional', collection: 'hudson', seats: 6, arms: 'track', back: 'cushion', corner: 'left', legs: 'block', legMaterial: 'walnut', inches: [116, 94, 34], pounds: 268, main: 'dove', others: ['oat', 'ink'], price: 2899, features: ['removable-covers', 'pet-friendly'], hero: true, spin: true, lead: text('Six deep seats around one corner: the family sofa that ends the argument about who sits where.', 'Six assises profondes autour d’un angle : fini les disputes pour savoir qui s’assoit où.') },
  { id: 'alder-sectional', collection: 'alder', seats: 5, arms: 'slope', back: 'cushion', corner: 'right', legs: 'tapered', legMaterial: 'oak', inches: [98, 82, 32], pounds: 190, main: 'oat', others: ['moss'], price: 2199, features: ['removable-covers'], lead: text('A corner sofa scaled for apartments, raised on oak so the floor shows through.', 'Un canapé d’angle à l’échelle d’un appartement, haut sur pieds de chêne pour laisser voir le sol.') },
  { id: 'tate-sectional', collection: 'tate', seats: 6, arms: 'track', back: 'cushion', corner: 'right', legs: 'sled', legMaterial: 'black', inches: [122, 98, 30], pounds: 290, main: 'charcoal', others: ['oat'], price: 3199, features: ['pet-friendly', 'chaise'], hero: true, lead: text('Long, low and made in four pieces that lock together, so it gets up any staircase.', 'Long, bas et fait de quatre pièces qui s’emboîtent : il monte tous les escaliers.') },
  { id: 'camden-sectional', collection: 'camden', seats: 5, arms: 'track', back: 'tufted', corner: 'left', legs: 'tapered', legMaterial: 'walnut', inches: [104, 84, 33], pounds: 238, main: 'cognac', price: 3899, lead: text('A leather corner with the discipline of the fifties and none of the stiffness.', 'Un angle de cuir qui a la rigueur des années cinquante sans leur raideur.') },
  { id: 'quincy-sectional', collection: 'quincy', seats: 6, arms: 'rolled', back: 'cushion', corner: 'left', legs: 'block', legMaterial: 'ebony', inches: [118, 96, 37], pounds: 280, main: 'oat', others: ['ink'], price: 2599, lead: text('Rolled arms at both ends and enough corner for three children and a blanket.', 'Accoudoirs roulés des deux côtés et assez d’angle pour trois enfants et une couverture.') },
  { id: 'juniper-sectional', collection: 'juniper', seats: 5, arms: 'rolled', back: 'cushion', corner: 'right', legs: 'none', legMaterial: 'oak', inches: [108, 88, 37], pounds: 240, main: 'cream', price: 2449, features: ['removable-covers', 'washable'], lead: text('Every cover comes off by zip, which is all a household with crayons needs to know.', 'Chaque housse se retire par fermeture éclair : c’est tout ce qu’une maison à crayons veut savoir.') },
  { id: 'vivienne-sectional', collection: 'vivienne', seats: 5, arms: 'slope', back: 'tufted', corner: 'left', legs: 'metal', legMaterial: 'brass', inches: [110, 86, 31], pounds: 232, main: 'rose', others: ['emerald'], price: 3299, lead: text('Rose velvet that wraps a corner like a banquette in a good hotel bar.', 'Un velours rose qui épouse l’angle comme la banquette d’un bon bar d’hôtel.') },
  { id: 'beckett-sectional', collection: 'beckett', seats: 5, arms: 'track', back: 'tight', corner: 'right', legs: 'metal', legMaterial: 'black', inches: [106, 88, 32], pounds: 244, main: 'espresso', price: 3599, lead: text('Tight leather panels on a black base: it looks the same on the ten-thousandth sit.', 'Panneaux de cuir tendus sur un socle noir : pareil au dix-millième usage.') },
  { id: 'harlow-sectional', collection: 'harlow', seats: 5, arms: 'slope', back: 'tight', corner: 'left', legs: 'tapered', legMaterial: 'walnut', inches: [100, 80, 32], pounds: 196, main: 'moss', price: 2349, lead: text('Sloped arms and bench cushions give this corner the ease of a parked convertible.', 'Accoudoirs inclinés et longs coussins : l’aisance d’un cabriolet garé au soleil.') },
];

export const sectionals: readonly Draft[] = rows.map((row) =>
  furniture(
    row,
    {
      family: 'sectional',
      noun: text('Sectional', 'Canapé d’angle'),
      categories: ['living-room', 'sectionals'],
      banks: ['seatFrame', 'seatComfort'],
      facets: { seats: [`${row.seats}`] },
      addOns: ['fabric-protection-5'],
    },
    (cover) => ({
      kind: 'sectional',
      arms: row.arms,
      back: row.back,
      corner: row.corner,
      legs: row.legs,
      legMaterial: row.legMaterial,
      cover,
      ...metric(row.inches),
    }),
  ),
);
