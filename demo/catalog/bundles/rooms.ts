import { type Text, text } from '../../text.ts';
import { type CollectionId, collections } from '../collections.ts';
import type { Draft } from '../draft.ts';
import { bundle } from './bundle.ts';
import { bedroom, conversation, seatAround } from './layout.ts';

interface DiningRow {
  id: string;
  table: string;
  chair: string;
  chairs: 2 | 4 | 6 | 8;
  saves: number;
  lead: Text;
  hero?: boolean;
}

const title = (collection: CollectionId, en: string, fr: string) =>
  text(`${collections[collection].name} ${en}`, `${fr} ${collections[collection].name}`);

// biome-ignore format: a table, one row an item
const diningRows: readonly (DiningRow & { collection: CollectionId })[] = [
  { id: 'hudson-dining-set-7', collection: 'hudson', table: 'hudson-dining-table', chair: 'hudson-dining-chair', chairs: 6, saves: 0.12, hero: true, lead: text('Six padded chairs and the long walnut table, chosen together so you need not.', 'Six chaises rembourrées et la longue table de noyer, choisies ensemble pour vous.') },
  { id: 'alder-dining-set-5', collection: 'alder', table: 'alder-dining-table', chair: 'alder-dining-chair', chairs: 4, saves: 0.1, lead: text('The oval and four spindle chairs, with the leaf for when four become six.', 'L’ovale et quatre chaises à barreaux, avec la rallonge pour quand quatre deviennent six.') },
  { id: 'soren-dining-set-5', collection: 'soren', table: 'soren-dining-table', chair: 'soren-dining-chair', chairs: 4, saves: 0.15, lead: text('A first dining room in one delivery, light enough for a first move.', 'Une première salle à manger en une livraison, légère pour un premier déménagement.') },
  { id: 'camden-dining-set-7', collection: 'camden', table: 'camden-dining-table', chair: 'camden-dining-chair', chairs: 6, saves: 0.12, lead: text('Leather, walnut and brass runners, as a set for six.', 'Cuir, noyer et glissières de laiton, en ensemble pour six.') },
  { id: 'vivienne-dining-set-7', collection: 'vivienne', table: 'vivienne-dining-table', chair: 'vivienne-dining-chair', chairs: 6, saves: 0.1, lead: text('Emerald velvet in a ring around white marble.', 'Du velours émeraude en cercle autour du marbre blanc.') },
  { id: 'juniper-dining-set-7', collection: 'juniper', table: 'juniper-dining-table', chair: 'juniper-dining-chair', chairs: 6, saves: 0.14, lead: text('The farmhouse trestle with six painted ladder-backs.', 'Le tréteau de ferme avec six chaises peintes à dossier échelle.') },
  { id: 'rowan-dining-set-9', collection: 'rowan', table: 'rowan-dining-table', chair: 'rowan-dining-chair', chairs: 8, saves: 0.12, lead: text('Eight black spindles along eight feet of oak.', 'Huit chaises noires le long de huit pieds de chêne.') },
  { id: 'tate-bistro-set-3', collection: 'tate', table: 'tate-bistro-table', chair: 'tate-dining-chair', chairs: 2, saves: 0.1, lead: text('Two stacking chairs and a slate top: a café at home.', 'Deux chaises empilables et un plateau d’ardoise : un café chez soi.') },
];

export const diningSets: readonly Draft[] = diningRows.map((row) =>
  bundle(
    {
      ...row,
      name: title(
        row.collection,
        `${row.chairs + 1}-Piece Dining Set`,
        `Ensemble de salle à manger ${row.chairs + 1} pièces`,
      ),
      lines: [
        [row.table, 1],
        [row.chair, row.chairs],
      ],
    },
    {
      family: 'dining-set',
      categories: ['dining', 'dining-sets'],
      facets: { seats: [`${row.chairs}`] },
      body: text(
        'Chairs can be exchanged for any other in the collection before delivery.',
        'Les chaises peuvent être échangées contre toute autre de la collection avant la livraison.',
      ),
    },
    seatAround(row.table, row.chair, row.chairs),
  ),
);

// biome-ignore format: a table, one row an item
const bedroomRows: readonly { collection: CollectionId; dresser: string; saves: number; lead: Text; hero?: boolean }[] = [
  { collection: 'hudson', dresser: 'hudson-dresser', saves: 0.12, hero: true, lead: text('Bed, two nightstands and the six-drawer dresser in one run of walnut.', 'Lit, deux chevets et commode à six tiroirs, dans une même suite de noyer.') },
  { collection: 'alder', dresser: 'alder-dresser', saves: 0.1, lead: text('A pale oak bedroom that looks rested before you are.', 'Une chambre de chêne clair, reposée avant vous.') },
  { collection: 'camden', dresser: 'camden-dresser', saves: 0.1, lead: text('Four pieces of walnut on splayed legs, bedside to bureau.', 'Quatre meubles de noyer sur pieds évasés, du chevet à la commode.') },
  { collection: 'vivienne', dresser: 'vivienne-dresser', saves: 0.1, lead: text('Velvet at your back and lacquer at your side.', 'Du velours dans le dos et de la laque à côté.') },
  { collection: 'juniper', dresser: 'juniper-dresser', saves: 0.14, lead: text('White paint and oak fronts for the room under the eaves.', 'Peinture blanche et façades de chêne pour la chambre sous les combles.') },
];

export const bedroomSets: readonly Draft[] = bedroomRows.map(({ collection, dresser, ...row }) =>
  bundle(
    {
      ...row,
      id: `${collection}-bedroom-set`,
      name: title(collection, '4-Piece Bedroom Set', 'Ensemble de chambre 4 pièces'),
      lines: [
        [`${collection}-bed`, 1],
        [`${collection}-nightstand`, 2],
        [dresser, 1],
      ],
    },
    {
      family: 'bedroom-set',
      categories: ['bedroom', 'bedroom-sets'],
      body: text(
        'The bed is a queen; full and king are priced in the store.',
        'Le lit est un queen ; les formats double et king se chiffrent en magasin.',
      ),
    },
    bedroom(`${collection}-bed`, `${collection}-nightstand`, dresser),
  ),
);

// biome-ignore format: a table, one row an item
const livingRows: readonly { id: string; collection: CollectionId; sofa: string; table: string; chair: string; chairs: 1 | 2; saves: number; lead: Text; outdoor?: boolean; hero?: boolean }[] = [
  { id: 'hudson-living-set', collection: 'hudson', sofa: 'hudson-sofa', table: 'hudson-coffee-table', chair: 'hudson-club-chair', chairs: 2, saves: 0.12, hero: true, lead: text('A sofa, a table and two chairs that agree with each other from the first day.', 'Un canapé, une table et deux fauteuils d’accord dès le premier jour.') },
  { id: 'camden-living-set', collection: 'camden', sofa: 'camden-sofa', table: 'camden-coffee-table', chair: 'camden-club-chair', chairs: 1, saves: 0.1, lead: text('Cognac leather twice, walnut once.', 'Cuir cognac deux fois, noyer une fois.') },
  { id: 'alder-living-set', collection: 'alder', sofa: 'alder-sofa', table: 'alder-coffee-table', chair: 'alder-lounge-chair', chairs: 2, saves: 0.1, lead: text('An airy living room on sixteen oak feet.', 'Un salon aéré sur seize pieds de chêne.') },
  { id: 'vivienne-living-set', collection: 'vivienne', sofa: 'vivienne-sofa', table: 'vivienne-coffee-table', chair: 'vivienne-barrel-chair', chairs: 2, saves: 0.08, lead: text('Emerald, marble and brass for a salon that receives.', 'Émeraude, marbre et laiton pour un salon qui reçoit.') },
  { id: 'wren-outdoor-set', collection: 'wren', sofa: 'wren-outdoor-sofa', table: 'wren-outdoor-coffee-table', chair: 'wren-outdoor-lounge-chair', chairs: 2, saves: 0.15, outdoor: true, hero: true, lead: text('The whole terrace in one crate: sofa, table and two chairs in the same weave.', 'Toute la terrasse en une caisse : canapé, table et deux fauteuils du même tressage.') },
  { id: 'tate-outdoor-set', collection: 'tate', sofa: 'tate-outdoor-sofa', table: 'wren-outdoor-coffee-table', chair: 'tate-outdoor-chair', chairs: 1, saves: 0.12, outdoor: true, lead: text('Black frames and gray cushions around a glass table.', 'Cadres noirs et coussins gris autour d’une table de verre.') },
];

export const livingSets: readonly Draft[] = livingRows.map((row) =>
  bundle(
    {
      ...row,
      name: row.outdoor
        ? title(row.collection, 'Patio Set', 'Ensemble de patio')
        : title(row.collection, 'Living Room Set', 'Ensemble de salon'),
      lines: [
        [row.sofa, 1],
        [row.table, 1],
        [row.chair, row.chairs],
      ],
    },
    {
      family: row.outdoor ? 'outdoor-set' : 'living-set',
      categories: row.outdoor ? ['outdoor', 'outdoor-lounge'] : ['living-room', 'living-room-sets'],
      body: text(
        'Everything arrives on the same day, in one delivery.',
        'Tout arrive le même jour, en une seule livraison.',
      ),
    },
    conversation(row.sofa, row.table, row.chair, row.chairs),
  ),
);
