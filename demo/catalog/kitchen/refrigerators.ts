import type { Facets } from '../../../server/backend/catalog/standardFacets.ts';
import type { Model } from '../../model.ts';
import { type Text, text } from '../../text.ts';
import { type ApplianceRow, appliance, fact, litres } from '../appliance.ts';
import { type Draft, metric } from '../draft.ts';

type Doors = Extract<Model, { kind: 'refrigerator' }>['doors'];
type Row = ApplianceRow & { doors: Doors; dispenser?: boolean; feet: number };

const nouns: Record<Doors, Text> = {
  french: text('French Door Refrigerator', 'Réfrigérateur à deux battants'),
  'side-by-side': text('Side-by-Side Refrigerator', 'Réfrigérateur côte à côte'),
  'top-freezer': text('Top-Freezer Refrigerator', 'Réfrigérateur à congélateur en haut'),
  'bottom-freezer': text('Bottom-Freezer Refrigerator', 'Réfrigérateur à congélateur en bas'),
  single: text('Column Refrigerator', 'Colonne réfrigérateur'),
  compact: text('Compact Refrigerator', 'Petit réfrigérateur'),
};

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'fjord-700-french-door', model: 'NF28R7351', brand: 'norrfell', series: 'Fjord 700', doors: 'french', dispenser: true, feet: 27.8, inches: [35.75, 34.5, 70], pounds: 302, finish: 'steel', others: ['graphite'], price: 2799, kwh: 712, star: true, features: ['ice-maker', 'dispenser', 'connected'], hero: true, spin: true, lead: text('Two doors up, one drawer down, and a drawer in between that is whatever temperature the party needs.', 'Deux battants en haut, un tiroir en bas, et au milieu un tiroir à la température que veut la fête.') },
  { id: 'fjord-700-counter-depth', model: 'NF23C7340', brand: 'norrfell', series: 'Fjord 700 CD', doors: 'french', dispenser: true, feet: 22.6, inches: [35.75, 28.75, 70], pounds: 278, finish: 'steel', others: ['graphite'], price: 3099, kwh: 664, star: true, features: ['counter-depth', 'ice-maker', 'dispenser', 'connected'], lead: text('The Fjord cut to the depth of the counter, so the aisle stays an aisle.', 'Le Fjord à la profondeur du comptoir : l’allée reste une allée.') },
  { id: 'fjord-500-french-door', model: 'NF26R5210', brand: 'norrfell', series: 'Fjord 500', doors: 'french', feet: 25.5, inches: [35.75, 34, 69.75], pounds: 268, finish: 'steel', others: ['white', 'black'], price: 1899, kwh: 628, star: true, features: ['ice-maker'], lead: text('A family French door without the window in the door or the price that comes with it.', 'Un deux-battants familial, sans fenêtre dans la porte ni le prix qui va avec.') },
  { id: 'fjord-300-french-door', model: 'NF20R3105', brand: 'norrfell', series: 'Fjord 300', doors: 'french', feet: 20.1, inches: [32.75, 31.5, 68.5], pounds: 222, finish: 'steel', others: ['white'], price: 1499, kwh: 571, star: true, features: ['frost-free'], lead: text('Thirty-three inches wide, for kitchens drawn before refrigerators grew.', 'Trente-trois pouces de large, pour les cuisines dessinées avant que les frigos grandissent.') },
  { id: 'pavilion-french-door', model: 'KL25F8802', brand: 'kestrelle', series: 'Pavilion', doors: 'french', feet: 24.8, inches: [35.75, 30, 70.25], pounds: 290, finish: 'graphite', others: ['steel'], price: 3499, kwh: 690, star: true, features: ['counter-depth', 'ice-maker', 'connected'], hero: true, lead: text('Flush fronts and pocket handles that line up with the oven and the dishwasher beside it.', 'Façades affleurantes et poignées creusées, alignées sur le four et le lave-vaisselle voisins.') },
  { id: 'pavilion-column', model: 'KL18C9001', brand: 'kestrelle', series: 'Pavilion', doors: 'single', feet: 17.6, inches: [30, 25, 84], pounds: 318, finish: 'steel', price: 5999, kwh: 402, star: true, features: ['counter-depth', 'connected'], lead: text('All refrigerator, no freezer, built in beside its own matching freezer column.', 'Tout réfrigérateur, sans congélateur, à encastrer près de sa colonne jumelle.') },
  { id: 'atelier-french-door', model: 'KL22F6640', brand: 'kestrelle', series: 'Atelier', doors: 'french', feet: 22.1, inches: [35.5, 29.5, 70], pounds: 256, finish: 'white', others: ['steel', 'sage'], price: 2399, kwh: 640, star: true, features: ['counter-depth', 'ice-maker'], lead: text('Matte doors in colors a painter would choose, with handles you can swap.', 'Des portes mates aux couleurs d’un peintre, avec des poignées interchangeables.') },
  { id: 'tundra-side-by-side', model: 'NF25S4420', brand: 'norrfell', series: 'Tundra 400', doors: 'side-by-side', dispenser: true, feet: 25.3, inches: [35.75, 33.5, 69.5], pounds: 264, finish: 'steel', others: ['black', 'white'], price: 1549, kwh: 701, features: ['ice-maker', 'dispenser'], lead: text('Freezer on the left at eye level, fresh on the right, ice and water without opening either.', 'Congélateur à gauche à hauteur d’yeux, frais à droite, glaçons et eau sans rien ouvrir.') },
  { id: 'tundra-side-by-side-plus', model: 'NF27S6430', brand: 'norrfell', series: 'Tundra 600', doors: 'side-by-side', dispenser: true, feet: 27.4, inches: [35.75, 34.5, 70], pounds: 286, finish: 'graphite', others: ['steel'], price: 1999, kwh: 716, star: true, features: ['ice-maker', 'dispenser', 'connected'], lead: text('A door within the door for milk and juice keeps the cold where it is.', 'Une porte dans la porte pour le lait et le jus garde le froid à sa place.') },
  { id: 'nordic-top-freezer-18', model: 'NF18T2110', brand: 'norrfell', series: 'Nordic 18', doors: 'top-freezer', feet: 18.2, inches: [29.75, 30.5, 66.5], pounds: 164, finish: 'white', others: ['steel', 'black'], price: 749, kwh: 405, star: true, features: ['frost-free', 'ada'], lead: text('Honest, quiet and kind to the electricity bill.', 'Honnête, silencieux et doux pour la facture d’électricité.') },
  { id: 'nordic-top-freezer-15', model: 'NF15T2105', brand: 'norrfell', series: 'Nordic 15', doors: 'top-freezer', feet: 15.4, inches: [28, 29, 61.5], pounds: 142, finish: 'white', others: ['steel'], price: 649, kwh: 363, star: true, features: ['frost-free'], lead: text('A full kitchen refrigerator that passes through a twenty-eight inch gap.', 'Un vrai réfrigérateur de cuisine qui entre dans vingt-huit pouces.') },
  { id: 'nordic-top-freezer-21', model: 'NF21T2140', brand: 'norrfell', series: 'Nordic 21', doors: 'top-freezer', feet: 20.8, inches: [32.75, 32, 67], pounds: 182, finish: 'steel', price: 899, kwh: 447, star: true, features: ['frost-free', 'ice-maker'], lead: text('The largest Nordic, with an ice maker and a deli drawer across the full width.', 'Le plus grand Nordic, avec machine à glaçons et tiroir traiteur sur toute la largeur.') },
  { id: 'meadow-bottom-freezer', model: 'KL19B3320', brand: 'kestrelle', series: 'Meadow', doors: 'bottom-freezer', feet: 18.9, inches: [29.75, 31, 67], pounds: 196, finish: 'steel', others: ['white'], price: 1199, kwh: 478, star: true, features: ['frost-free'], lead: text('Vegetables at hand height and frozen peas below, where they are needed less.', 'Les légumes à hauteur de main et les pois surgelés en bas, où l’on va moins.') },
  { id: 'meadow-slim-bottom-freezer', model: 'KL12B3308', brand: 'kestrelle', series: 'Meadow Slim', doors: 'bottom-freezer', feet: 11.9, inches: [23.5, 26, 73], pounds: 154, finish: 'steel', others: ['white', 'black'], price: 1049, kwh: 352, star: true, features: ['counter-depth', 'frost-free'], lead: text('Two feet wide and six feet tall: a European kitchen in one door.', 'Deux pieds de large, six pieds de haut : une cuisine européenne.') },
  { id: 'retro-single-door', model: 'KL09R1950', brand: 'kestrelle', series: 'Corner Store', doors: 'single', feet: 9.2, inches: [23.75, 27, 60], pounds: 132, finish: 'sage', others: ['navy', 'white'], price: 1299, kwh: 296, star: true, features: ['frost-free'], lead: text('A rounded enamel door with a chrome latch and a modern compressor behind it.', 'Une porte d’émail arrondie à loquet chromé, avec un compresseur d’aujourd’hui derrière.') },
  { id: 'cub-compact-4', model: 'NF04C1010', brand: 'norrfell', series: 'Cub 4', doors: 'compact', feet: 4.4, inches: [20.5, 21.5, 33], pounds: 58, finish: 'black', others: ['steel'], price: 249, kwh: 219, star: true, features: ['ada'], lead: text('For the dorm, the workshop, or the second shelf of sparkling water.', 'Pour la résidence, l’atelier ou la réserve d’eau pétillante.') },
  { id: 'cub-compact-2', model: 'NF02C1004', brand: 'norrfell', series: 'Cub 2', doors: 'compact', feet: 1.7, inches: [17.5, 18.5, 20], pounds: 38, finish: 'white', others: ['black'], price: 159, kwh: 196, star: true, lead: text('A cube of cold that goes under a desk.', 'Un cube de froid qui se glisse sous un bureau.') },
];

/** The value of the capacity facet for cubic feet. */
export function capacityBand(feet: number): NonNullable<Facets['capacity_band']> {
  return [feet < 10 ? 'under-10' : feet < 18 ? '10-18' : feet < 24 ? '18-24' : 'over-24'];
}

export const refrigerators: readonly Draft[] = rows.map((row) =>
  appliance(
    row,
    {
      family: 'refrigerator',
      noun: nouns[row.doors],
      categories: ['kitchen-appliances', 'refrigerators'],
      banks: ['cold', 'cold'],
      facets: { capacity_band: capacityBand(row.feet) },
      specs: [
        fact('Capacity', 'Capacité', `${row.feet} cu. ft.`, `${litres(row.feet)} L`),
        fact('Refrigerant', 'Réfrigérant', 'R-600a'),
        fact(
          'Required clearance',
          'Dégagement requis',
          'Sides 0.5 in., top and back 1 in.',
          'Côtés 0,5 po, dessus et arrière 1 po',
        ),
      ],
      addOns: row.dispenser
        ? [
            'delivery-haul-away',
            'installation-standard',
            'water-line-kit',
            'water-filter',
            'warranty-5-appliance',
          ]
        : ['delivery-haul-away', 'installation-plug-in', 'warranty-5-appliance'],
    },
    (finish) => ({
      kind: 'refrigerator',
      doors: row.doors,
      dispenser: row.dispenser ?? false,
      finish,
      ...metric(row.inches),
    }),
  ),
);
