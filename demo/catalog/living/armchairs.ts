import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { type Text, text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Armchair = Extract<Model, { kind: 'armchair' }>;
type Row = FurnitureRow & Pick<Armchair, 'style' | 'legs'> & { legMaterial: MaterialId };

const nouns: Record<Armchair['style'], Text> = {
  club: text('Club Chair', 'Fauteuil club'),
  wing: text('Wing Chair', 'Bergère'),
  lounge: text('Lounge Chair', 'Fauteuil de détente'),
  barrel: text('Barrel Chair', 'Fauteuil tonneau'),
  recliner: text('Recliner', 'Fauteuil inclinable'),
};

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-club-chair', collection: 'hudson', style: 'club', legs: 'block', legMaterial: 'walnut', inches: [38, 38, 34], pounds: 66, main: 'oat', others: ['ink', 'clay'], price: 749, features: ['removable-covers'], lead: text('Square, deep and friendly; two of them make a room.', 'Carré, profond et accueillant ; deux suffisent à faire un salon.') },
  { id: 'camden-club-chair', collection: 'camden', style: 'club', legs: 'tapered', legMaterial: 'walnut', inches: [33, 34, 32], pounds: 55, main: 'cognac', others: ['espresso'], price: 1149, hero: true, lead: text('A leather chair that improves every winter it spends beside a fire.', 'Un fauteuil de cuir qui se bonifie à chaque hiver passé près du feu.') },
  { id: 'alder-lounge-chair', collection: 'alder', style: 'lounge', legs: 'tapered', legMaterial: 'oak', inches: [29, 31, 31], pounds: 34, main: 'moss', others: ['oat', 'dove'], price: 549, lead: text('Open oak arms and a sling of cushions: carry it to wherever the light is.', 'Accoudoirs de chêne ajourés et coussins suspendus : on le porte là où est la lumière.') },
  { id: 'soren-lounge-chair', collection: 'soren', style: 'lounge', legs: 'sled', legMaterial: 'black', inches: [28, 32, 30], pounds: 32, main: 'clay', price: 479, lead: text('A reading chair with a slight lean, for one more chapter.', 'Un fauteuil de lecture légèrement penché, pour un chapitre de plus.') },
  { id: 'marlow-wing-chair', collection: 'marlow', style: 'wing', legs: 'tapered', legMaterial: 'cherry', inches: [32, 35, 44], pounds: 62, main: 'oat', others: ['emerald'], price: 899, lead: text('Wings that keep out the draft and, with luck, conversation.', 'Des oreilles qui protègent des courants d’air et, avec un peu de chance, des conversations.') },
  { id: 'quincy-wing-chair', collection: 'quincy', style: 'wing', legs: 'block', legMaterial: 'ebony', inches: [31, 34, 42], pounds: 58, main: 'ink', price: 799, lead: text('The grandfather of armchairs, slimmed down for today’s doorways.', 'Le grand-père des fauteuils, aminci pour les portes d’aujourd’hui.') },
  { id: 'vivienne-barrel-chair', collection: 'vivienne', style: 'barrel', legs: 'metal', legMaterial: 'brass', inches: [30, 30, 29], pounds: 44, main: 'emerald', others: ['rose', 'saffron'], price: 699, hero: true, spin: true, lead: text('A velvet shell on a brass ring that holds you from three sides.', 'Une coque de velours sur anneau de laiton, qui vous tient de trois côtés.') },
  { id: 'lisbon-barrel-chair', collection: 'lisbon', style: 'barrel', legs: 'none', legMaterial: 'brass', inches: [31, 31, 28], pounds: 47, main: 'rose', price: 749, features: ['swivel'], lead: text('It turns full circle, from the window to the fire to whoever just came in.', 'Il tourne sur lui-même : de la fenêtre au feu, puis vers qui vient d’entrer.') },
  { id: 'tate-lounge-chair', collection: 'tate', style: 'lounge', legs: 'metal', legMaterial: 'black', inches: [30, 34, 29], pounds: 40, main: 'charcoal', price: 629, lead: text('A low slung cushion in a drawn steel line, nothing more.', 'Un coussin bas dans un trait d’acier, rien de plus.') },
  { id: 'ellis-lounge-chair', collection: 'ellis', style: 'lounge', legs: 'tapered', legMaterial: 'walnut', inches: [30, 33, 32], pounds: 38, main: 'saffron', others: ['ink'], price: 689, lead: text('Sculpted walnut arms you will catch yourself stroking.', 'Des accoudoirs de noyer sculptés que l’on caresse sans y penser.') },
  { id: 'hudson-recliner', collection: 'hudson', style: 'recliner', legs: 'none', legMaterial: 'black', inches: [36, 40, 40], pounds: 98, main: 'charcoal', others: ['oat'], price: 999, features: ['reclining', 'pet-friendly'], hero: true, lead: text('Power recline with the headrest on its own button, stopping at any angle between news and nap.', 'Inclinaison électrique, appuie-tête à part : elle s’arrête à tout angle entre les nouvelles et la sieste.') },
  { id: 'marlow-recliner', collection: 'marlow', style: 'recliner', legs: 'none', legMaterial: 'cherry', inches: [37, 41, 42], pounds: 104, main: 'espresso', price: 1199, features: ['reclining'], lead: text('A leather recliner that hides its mechanism behind a proper armchair.', 'Un fauteuil de cuir inclinable qui cache son mécanisme derrière de vraies manières.') },
  { id: 'juniper-recliner', collection: 'juniper', style: 'recliner', legs: 'none', legMaterial: 'oak', inches: [35, 39, 41], pounds: 90, main: 'oat', price: 699, features: ['reclining', 'swivel'], lead: text('It rocks, it swivels, it reclines, and it forgives spilled milk.', 'Il berce, il pivote, il s’incline et il pardonne le lait renversé.') },
  { id: 'beckett-club-chair', collection: 'beckett', style: 'club', legs: 'metal', legMaterial: 'black', inches: [34, 35, 31], pounds: 57, main: 'espresso', price: 1049, lead: text('Waxed leather in a steel cradle, heavy in the good way.', 'Cuir ciré dans un berceau d’acier, lourd comme il faut.') },
];

export const armchairs: readonly Draft[] = rows.map((row) =>
  furniture(
    row,
    {
      family: 'armchair',
      noun: nouns[row.style],
      categories: ['living-room', 'armchairs-recliners'],
      banks: ['seatFrame', 'seatComfort'],
      facets: { seats: ['1'] },
      addOns: ['fabric-protection-5'],
    },
    (cover) => ({
      kind: 'armchair',
      style: row.style,
      legs: row.legs,
      legMaterial: row.legMaterial,
      cover,
      ...metric(row.inches),
    }),
  ),
);
