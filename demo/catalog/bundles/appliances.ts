import { type Text, text } from '../../text.ts';
import type { Draft } from '../draft.ts';
import { bundle } from './bundle.ts';
import { lineUp } from './layout.ts';

interface Row {
  id: string;
  name: Text;
  /** The pieces in the picture, from left to right. */
  shown: readonly string[];
  /** Pieces of the bundle that the picture does not show. */
  also?: readonly string[];
  saves: number;
  lead: Text;
  hero?: boolean;
}

// biome-ignore format: a table, one row an item
const kitchenRows: readonly Row[] = [
  { id: 'fjord-kitchen-package', name: text('Fjord 700 Kitchen Package', 'Cuisine complète Fjord 700'), shown: ['fjord-700-french-door', 'ember-gas-range', 'brook-500-dishwasher'], also: ['minute-over-range'], saves: 0.12, hero: true, lead: text('Refrigerator, gas range, dishwasher and microwave in one steel and one delivery.', 'Réfrigérateur, cuisinière au gaz, lave-vaisselle et micro-ondes, un même acier et une même livraison.') },
  { id: 'fjord-electric-kitchen-package', name: text('Fjord 500 Kitchen Package', 'Cuisine complète Fjord 500'), shown: ['fjord-500-french-door', 'glow-electric-range', 'brook-300-dishwasher'], also: ['minute-over-range'], saves: 0.14, lead: text('Four stainless machines for the price some kitchens pay for one.', 'Quatre appareils en inox au prix qu’ailleurs on paie pour un seul.') },
  { id: 'pavilion-kitchen-package', name: text('Pavilion Kitchen Package', 'Cuisine complète Pavilion'), shown: ['pavilion-french-door', 'pavilion-induction-range', 'pavilion-dishwasher'], also: ['pavilion-hood'], saves: 0.1, hero: true, lead: text('Black stainless on one drawn line, from the refrigerator to the hood.', 'De l’inox noir sur une seule ligne, du réfrigérateur à la hotte.') },
  { id: 'atelier-kitchen-package', name: text('Atelier Kitchen Package', 'Cuisine complète Atelier'), shown: ['atelier-french-door', 'atelier-gas-range', 'atelier-dishwasher'], also: ['atelier-counter-microwave'], saves: 0.1, lead: text('Sage where you cook, white where you do not: a kitchen with a point of view.', 'Sauge là où l’on cuisine, blanc ailleurs : une cuisine qui a un avis.') },
  { id: 'tundra-kitchen-package', name: text('Tundra Kitchen Package', 'Cuisine complète Tundra'), shown: ['tundra-side-by-side', 'glow-electric-range', 'brook-300-dishwasher'], also: ['minute-over-range'], saves: 0.13, lead: text('A side-by-side family kitchen with ice at the door.', 'Une cuisine familiale côte à côte, avec des glaçons à la porte.') },
  { id: 'forge-kitchen-package', name: text('Forge Kitchen Package', 'Cuisine complète Forge'), shown: ['fjord-700-counter-depth', 'forge-36-gas-range', 'hearth-dishwasher'], also: ['updraft-36-hood'], saves: 0.08, lead: text('Six burners, a chimney and a counter-depth French door for people who cook.', 'Six brûleurs, une cheminée et un deux-battants affleurant pour ceux qui cuisinent.') },
  { id: 'starter-kitchen-package', name: text('First Kitchen Package', 'Première cuisine complète'), shown: ['nordic-top-freezer-18', 'glow-basic-range', 'brook-100-dishwasher'], saves: 0.1, lead: text('Three white basics that outlast a first lease.', 'Trois blancs essentiels qui survivent au premier bail.') },
];

// biome-ignore format: a table, one row an item
const laundryRows: readonly Row[] = [
  { id: 'stream-700-pair', name: text('Stream 700 Laundry Pair', 'Duo de buanderie Stream 700'), shown: ['stream-700-washer', 'stream-700-dryer'], saves: 0.12, hero: true, lead: text('They finish within five minutes of each other, by design.', 'Elles finissent à cinq minutes l’une de l’autre, c’est voulu.') },
  { id: 'stream-500-pair', name: text('Stream 500 Laundry Pair', 'Duo de buanderie Stream 500'), shown: ['stream-500-washer', 'stream-500-dryer'], saves: 0.1, lead: text('Side by side or one on top of the other; the stacking kit is included.', 'Côte à côte ou l’une sur l’autre ; le nécessaire de superposition est compris.') },
  { id: 'stream-slim-pair', name: text('Stream Slim Laundry Pair', 'Duo de buanderie Stream Slim'), shown: ['stream-slim-washer', 'stream-slim-dryer'], saves: 0.08, lead: text('A laundry room in a closet, with no hole in the wall.', 'Une buanderie dans un placard, sans percer le mur.') },
  { id: 'cascade-pair', name: text('Cascade 600 Laundry Pair', 'Duo de buanderie Cascade 600'), shown: ['cascade-top-washer', 'cascade-dryer'], saves: 0.12, lead: text('Top-loading, glass-lidded and level with each other.', 'Chargement vertical, couvercle de verre et même hauteur.') },
  { id: 'tide-700-pair', name: text('Pavilion Laundry Pair', 'Duo de buanderie Pavilion'), shown: ['tide-700-washer', 'tide-700-dryer'], saves: 0.1, hero: true, lead: text('The washer picks the dryer’s cycle before you have crossed the room.', 'La laveuse choisit le programme de la sécheuse avant que vous ayez traversé la pièce.') },
  { id: 'atelier-pair', name: text('Atelier Laundry Pair', 'Duo de buanderie Atelier'), shown: ['atelier-washer', 'atelier-dryer'], saves: 0.08, lead: text('Two enameled doors for a laundry room worth a window.', 'Deux portes émaillées pour une buanderie qui mérite une fenêtre.') },
];

const lines = (row: Row) => [...row.shown, ...(row.also ?? [])].map((id) => [id, 1] as const);

export const kitchenPackages: readonly Draft[] = kitchenRows.map((row) =>
  bundle(
    { ...row, lines: lines(row) },
    {
      family: 'kitchen-package',
      categories: ['kitchen-appliances', 'kitchen-packages'],
      body: text(
        'Swap a finish or a fuel with us by phone; the saving stays.',
        'Changez une finition ou une énergie par téléphone ; le rabais demeure.',
      ),
    },
    lineUp(row.shown, 34),
  ),
);

export const laundryPairs: readonly Draft[] = laundryRows.map((row) =>
  bundle(
    { ...row, lines: lines(row) },
    {
      family: 'laundry-pair',
      categories: ['laundry', 'laundry-pairs'],
      body: text(
        'Add haul-away and installation, and the old pair leaves when the new one is connected.',
        'Ajoutez la reprise et l’installation : l’ancien duo repart quand le nouveau est raccordé.',
      ),
    },
    lineUp(row.shown, 2),
  ),
);
