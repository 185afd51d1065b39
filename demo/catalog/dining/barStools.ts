import type { MaterialId } from '../../materials.ts';
import type { Model } from '../../model.ts';
import { text } from '../../text.ts';
import { type Draft, metric } from '../draft.ts';
import { type FurnitureRow, furniture } from '../furniture.ts';

type Stool = Extract<Model, { kind: 'bar-stool' }>;
type Row = FurnitureRow & Pick<Stool, 'back' | 'legs'> & { legMaterial: MaterialId };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'hudson-bar-stool', collection: 'hudson', back: true, legs: 'block', legMaterial: 'walnut', inches: [18, 20, 38], pounds: 21, main: 'oat', others: ['charcoal'], price: 269, lead: text('Counter height with a proper back, for the cook’s company.', 'À hauteur de comptoir avec un vrai dossier, pour tenir compagnie à qui cuisine.') },
  { id: 'alder-bar-stool', collection: 'alder', back: false, legs: 'tapered', legMaterial: 'oak', inches: [16, 16, 26], pounds: 10, main: 'oak', others: ['black'], price: 139, features: ['stackable'], lead: text('A round oak seat that tucks fully under the counter.', 'Une assise ronde de chêne qui se range entièrement sous le comptoir.') },
  { id: 'camden-bar-stool', collection: 'camden', back: true, legs: 'tapered', legMaterial: 'walnut', inches: [19, 20, 37], pounds: 20, main: 'cognac', price: 349, features: ['swivel'], lead: text('A leather seat that turns, with a return spring that lines it up again.', 'Une assise de cuir pivotante, qu’un ressort remet dans l’axe.') },
  { id: 'vivienne-bar-stool', collection: 'vivienne', back: true, legs: 'metal', legMaterial: 'brass', inches: [19, 20, 39], pounds: 22, main: 'emerald', others: ['saffron'], price: 319, lead: text('A low velvet back and a brass footrest polished by use.', 'Un petit dossier de velours et un repose-pieds de laiton poli par l’usage.') },
  { id: 'beckett-bar-stool', collection: 'beckett', back: false, legs: 'metal', legMaterial: 'black', inches: [15, 15, 30], pounds: 14, main: 'espresso', price: 179, features: ['adjustable'], lead: text('A screw-thread stool: counter on Monday, bar on Saturday.', 'Un tabouret à vis : comptoir le lundi, bar le samedi.') },
  { id: 'tate-bar-stool', collection: 'tate', back: true, legs: 'sled', legMaterial: 'black', inches: [17, 19, 36], pounds: 16, main: 'charcoal', price: 199, features: ['stackable'], lead: text('A bent line of steel and a pad of wool felt.', 'Une ligne d’acier pliée et un coussin de feutre de laine.') },
  { id: 'juniper-bar-stool', collection: 'juniper', back: true, legs: 'block', legMaterial: 'ash', inches: [18, 19, 40], pounds: 17, main: 'white', price: 159, lead: text('A tall kitchen chair with a rung just where a child’s feet land.', 'Une haute chaise de cuisine, avec un barreau pile sous les pieds des enfants.') },
];

export const barStools: readonly Draft[] = rows.map((row) =>
  furniture(
    row,
    {
      family: 'bar-stool',
      noun: text('Counter Stool', 'Tabouret de comptoir'),
      categories: ['dining', 'bar-stools'],
      banks: ['seatFrame'],
      facets: { seats: ['1'] },
    },
    (cover) => ({
      kind: 'bar-stool',
      back: row.back,
      legs: row.legs,
      legMaterial: row.legMaterial,
      cover,
      ...metric(row.inches),
    }),
  ),
);
