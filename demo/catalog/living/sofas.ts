import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Sofa = Extract<Model, { kind: 'sofa' }>;
type Row = FurnitureRow &
  Pick<Sofa, 'seats' | 'arms' | 'back' | 'legs' | 'chaise'> & { legMaterial: MaterialId };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-sofa', collection: 'hudson', seats: 3, arms: 'track', back: 'cushion', legs: 'block', legMaterial: 'walnut', inches: [88, 39, 34], pounds: 148, main: 'oat', others: ['dove', 'ink', 'moss', 'clay'], price: 1499, features: ['removable-covers', 'pet-friendly'], hero: true, spin: true, lead: text('Wide track arms you can set a cup on, and a seat deep enough to read a whole Sunday away.', 'De larges accoudoirs droits où poser une tasse, et une assise assez profonde pour y lire tout un dimanche.') },
  { id: 'hudson-loveseat', collection: 'hudson', seats: 2, arms: 'track', back: 'cushion', legs: 'block', legMaterial: 'walnut', inches: [64, 39, 34], pounds: 112, main: 'oat', others: ['dove', 'ink'], price: 1199, features: ['removable-covers'], lead: text('The Hudson for two: same depth, same arms, and it fits the wall between two windows.', 'Le Hudson à deux : même profondeur, mêmes accoudoirs, et il tient entre deux fenêtres.') },
  { id: 'hudson-grand-sofa', collection: 'hudson', seats: 4, arms: 'track', back: 'cushion', legs: 'block', legMaterial: 'ebony', inches: [104, 40, 34], pounds: 176, main: 'charcoal', others: ['oat'], price: 1899, features: ['removable-covers'], lead: text('Four can watch the match without an elbow in the way.', 'Quatre personnes regardent le match sans se donner du coude.') },
  { id: 'alder-sofa', collection: 'alder', seats: 3, arms: 'slope', back: 'cushion', legs: 'tapered', legMaterial: 'oak', inches: [80, 34, 32], pounds: 104, main: 'dove', others: ['oat', 'moss', 'rose'], price: 1199, features: ['removable-covers'], hero: true, lead: text('Light on its oak feet and easy to vacuum under, Alder keeps a small room looking large.', 'Léger sur ses pieds de chêne et facile à contourner à l’aspirateur, Alder agrandit les petites pièces.') },
  { id: 'camden-sofa', collection: 'camden', seats: 3, arms: 'track', back: 'tufted', legs: 'tapered', legMaterial: 'walnut', inches: [84, 35, 33], pounds: 121, main: 'cognac', others: ['espresso', 'cream'], price: 2299, hero: true, lead: text('Full-grain leather over a tufted back: the scratches of the first year become its best feature.', 'Cuir pleine fleur sur un dossier capitonné : les griffures de la première année deviennent son charme.') },
  { id: 'camden-loveseat', collection: 'camden', seats: 2, arms: 'track', back: 'tufted', legs: 'tapered', legMaterial: 'walnut', inches: [61, 35, 33], pounds: 92, main: 'cognac', price: 1699, lead: text('A small leather two-seater for the study, the landing or the end of the bed.', 'Un petit deux-places de cuir pour le bureau, le palier ou le pied du lit.') },
  { id: 'marlow-sofa', collection: 'marlow', seats: 3, arms: 'rolled', back: 'cushion', legs: 'tapered', legMaterial: 'cherry', inches: [90, 38, 37], pounds: 155, main: 'cream', others: ['oat', 'moss'], price: 1799, lead: text('Rolled arms, a generous back and turned feet, for a room with bookshelves and a clock.', 'Accoudoirs roulés, dossier généreux et pieds tournés, pour une pièce avec des livres et une pendule.') },
  { id: 'quincy-sofa', collection: 'quincy', seats: 3, arms: 'rolled', back: 'tight', legs: 'block', legMaterial: 'ebony', inches: [86, 37, 36], pounds: 140, main: 'ink', others: ['oat'], price: 1399, lead: text('A tight back that never needs plumping and arms low enough to nap on.', 'Un dossier tendu qu’on ne regonfle jamais et des accoudoirs assez bas pour la sieste.') },
  { id: 'vivienne-sofa', collection: 'vivienne', seats: 3, arms: 'slope', back: 'tufted', legs: 'metal', legMaterial: 'brass', inches: [87, 36, 31], pounds: 126, main: 'emerald', others: ['saffron', 'rose'], price: 1999, hero: true, lead: text('Deep-buttoned velvet on slim brass legs: the sofa people talk about on the way home.', 'Velours capitonné sur de fines jambes de laiton : le canapé dont on parle en rentrant.') },
  { id: 'lisbon-sofa', collection: 'lisbon', seats: 3, arms: 'none', back: 'tight', legs: 'metal', legMaterial: 'brass', inches: [82, 34, 30], pounds: 98, main: 'rose', others: ['emerald'], price: 1349, lead: text('Armless and low, it turns a bay window into the best seat of the flat.', 'Bas et sans accoudoirs, il fait d’une baie vitrée la meilleure place de l’appartement.') },
  { id: 'soren-sofa', collection: 'soren', seats: 2, arms: 'slope', back: 'tight', legs: 'tapered', legMaterial: 'ash', inches: [70, 33, 31], pounds: 84, main: 'moss', others: ['dove', 'clay'], price: 899, features: ['removable-covers'], lead: text('A first sofa that will move with you: two bolts and the legs are off.', 'Un premier canapé qui vous suivra : deux boulons et les pieds s’enlèvent.') },
  { id: 'tate-sofa', collection: 'tate', seats: 3, arms: 'track', back: 'cushion', legs: 'sled', legMaterial: 'black', inches: [92, 40, 30], pounds: 150, main: 'charcoal', others: ['dove'], price: 1649, features: ['pet-friendly'], lead: text('A low back and a long line, on a steel sled that seems to lift the whole room.', 'Un dossier bas, une longue ligne, et un traîneau d’acier qui semble soulever la pièce.') },
  { id: 'tate-chaise-sofa', collection: 'tate', seats: 3, arms: 'track', back: 'cushion', legs: 'sled', legMaterial: 'black', chaise: 'right', inches: [98, 64, 30], pounds: 186, main: 'dove', others: ['charcoal'], price: 2099, features: ['chaise', 'pet-friendly'], hero: true, lead: text('One end stretches out for legs, the other stays upright for guests.', 'Un bout s’allonge pour les jambes, l’autre reste droit pour les invités.') },
  { id: 'harlow-sofa', collection: 'harlow', seats: 3, arms: 'slope', back: 'tight', legs: 'tapered', legMaterial: 'walnut', inches: [78, 33, 32], pounds: 99, main: 'saffron', others: ['ink'], price: 1299, lead: text('Saffron velvet, a clean tight back and three seats that hold their shape.', 'Velours safran, dossier net et tendu, et trois places qui gardent leur forme.') },
  { id: 'juniper-sofa', collection: 'juniper', seats: 3, arms: 'rolled', back: 'cushion', legs: 'none', legMaterial: 'oak', inches: [89, 40, 37], pounds: 150, main: 'oat', price: 1249, features: ['removable-covers', 'washable'], lead: text('A slipcovered sofa for houses with dogs: pull it off, wash it, put it back.', 'Un canapé housse pour maisons à chiens : on retire, on lave, on remet.') },
  { id: 'beckett-sofa', collection: 'beckett', seats: 3, arms: 'track', back: 'cushion', legs: 'metal', legMaterial: 'black', inches: [85, 37, 33], pounds: 138, main: 'espresso', price: 2149, lead: text('Waxed espresso leather in a visible steel frame, at home under a brick wall.', 'Cuir ciré expresso dans un cadre d’acier apparent, chez lui sous un mur de briques.') },
];

export const sofas: readonly Draft[] = rows.map((row) =>
  furniture(
    row,
    {
      family: 'sofa',
      noun:
        row.seats === 2
          ? text('Loveseat', 'Causeuse')
          : row.chaise
            ? text('Chaise Sofa', 'Canapé avec méridienne')
            : row.seats === 4
              ? text('Grand Sofa', 'Grand canapé')
              : text('Sofa', 'Canapé'),
      categories: ['living-room', 'sofas'],
      banks: ['seatFrame', 'seatComfort'],
      fitsOnEnd: true,
      facets: { seats: [`${row.seats}`] },
      addOns: ['fabric-protection-5'],
    },
    (cover) => ({
      kind: 'sofa',
      seats: row.seats,
      arms: row.arms,
      back: row.back,
      legs: row.legs,
      legMaterial: row.legMaterial,
      ...(row.chaise ? { chaise: row.chaise } : {}),
      cover,
      ...metric(row.inches),
    }),
  ),
);
