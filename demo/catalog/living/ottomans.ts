import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Legs = Extract<Model, { kind: 'ottoman' }>['legs'];
type Row = FurnitureRow & {
  form: 'square' | 'round' | 'bench';
  tufted?: boolean;
  legs: Legs;
  legMaterial: MaterialId;
};

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-ottoman', collection: 'hudson', form: 'square', legs: 'block', legMaterial: 'walnut', inches: [34, 28, 18], pounds: 32, main: 'oat', others: ['dove', 'ink'], price: 399, features: ['removable-covers'], lead: text('Feet up, tray on top, or one more seat when the cousins come.', 'Les pieds dessus, un plateau dessus, ou une place de plus quand arrivent les cousins.') },
  { id: 'camden-ottoman', collection: 'camden', form: 'square', tufted: true, legs: 'tapered', legMaterial: 'walnut', inches: [26, 22, 17], pounds: 22, main: 'cognac', price: 479, lead: text('Tufted leather at exactly the height of the Camden chair.', 'Cuir capitonné, exactement à la hauteur du fauteuil Camden.') },
  { id: 'vivienne-ottoman', collection: 'vivienne', form: 'round', tufted: true, legs: 'metal', legMaterial: 'brass', inches: [36, 36, 17], pounds: 34, main: 'rose', others: ['emerald'], price: 549, lead: text('A round island of velvet that asks to be walked around.', 'Une île ronde de velours qui invite à en faire le tour.') },
  { id: 'orla-pouf', collection: 'orla', form: 'round', legs: 'none', legMaterial: 'oak', inches: [22, 22, 15], pounds: 12, main: 'clay', others: ['oat', 'moss'], price: 149, features: ['washable'], lead: text('A soft round seat that rolls from room to room with the children.', 'Un siège rond et mou qui roule de pièce en pièce avec les enfants.') },
  { id: 'marlow-bench', collection: 'marlow', form: 'bench', tufted: true, legs: 'tapered', legMaterial: 'cherry', inches: [50, 18, 19], pounds: 36, main: 'oat', price: 429, features: ['storage'], lead: text('For the foot of the bed or the hall, with room inside for six blankets.', 'Pour le pied du lit ou l’entrée, avec de la place pour six couvertures.') },
  { id: 'alder-bench', collection: 'alder', form: 'bench', legs: 'tapered', legMaterial: 'oak', inches: [48, 16, 18], pounds: 26, main: 'dove', price: 329, lead: text('Sit to lace your boots; the oak can take the wet ones underneath.', 'On s’y assoit pour lacer ses bottes ; le chêne supporte les mouillées dessous.') },
  { id: 'beckett-bench', collection: 'beckett', form: 'bench', legs: 'metal', legMaterial: 'black', inches: [54, 17, 18], pounds: 40, main: 'espresso', price: 499, lead: text('A plain leather pad over black steel, wide enough for two coats and a person.', 'Un simple coussin de cuir sur acier noir, assez large pour deux manteaux et quelqu’un.') },
];

const nouns = {
  square: text('Ottoman', 'Pouf repose-pieds'),
  round: text('Round Pouf', 'Pouf rond'),
  bench: text('Bench', 'Banc'),
};

export const ottomans: readonly Draft[] = rows.map((row) =>
  furniture(
    row,
    {
      family: 'ottoman',
      noun: nouns[row.form],
      categories: ['living-room', 'ottomans-benches'],
      banks: ['seatFrame'],
      facets: { shape: [row.form === 'bench' ? 'rectangle' : row.form] },
      addOns: ['fabric-protection-5'],
    },
    (cover) => {
      const rest = {
        tufted: row.tufted ?? false,
        legs: row.legs,
        legMaterial: row.legMaterial,
        cover,
        ...metric(row.inches),
      };
      return row.form === 'bench'
        ? { kind: 'bench', ...rest }
        : { kind: 'ottoman', shape: row.form, ...rest };
    },
  ),
);
