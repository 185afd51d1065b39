import { text } from '../../text.ts';
import { type ApplianceRow, appliance, fact, litres } from '../appliance.ts';
import { type Draft, metric } from '../draft.ts';

type Row = ApplianceRow & { load: 'front' | 'top'; feet: number; fuel?: 'gas' | 'electric' };

// biome-ignore format: a table, one row an item
const washerRows: readonly Row[] = [
  { id: 'stream-700-washer', load: 'front', feet: 5, model: 'MB50W7700', brand: 'marrowbrook', series: 'Stream 700', inches: [27, 31.5, 38.6], pounds: 218, finish: 'white', others: ['graphite'], price: 1099, kwh: 95, star: true, features: ['steam', 'connected', 'stackable', 'quiet'], hero: true, spin: true, lead: text('A king-size duvet, washed in thirty-nine minutes and rinsed as if by rain.', 'Une grande couette, lavée en trente-neuf minutes et rincée comme par la pluie.') },
  { id: 'stream-500-washer', load: 'front', feet: 4.5, model: 'MB45W5500', brand: 'marrowbrook', series: 'Stream 500', inches: [27, 30.5, 38.6], pounds: 202, finish: 'white', others: ['graphite'], price: 849, kwh: 102, star: true, features: ['steam', 'stackable'], lead: text('The family front-loader, with a quick wash that means it.', 'La frontale familiale, avec un lavage rapide qui tient parole.') },
  { id: 'stream-slim-washer', load: 'front', feet: 2.4, model: 'MB24W4400', brand: 'marrowbrook', series: 'Stream Slim', inches: [23.5, 24, 33.5], pounds: 156, finish: 'white', price: 949, kwh: 68, star: true, features: ['stackable', 'ada'], lead: text('Under a counter, on a landing, in a closet: laundry where there was no room for it.', 'Sous un comptoir, sur un palier, dans un placard : la lessive là où il n’y avait pas de place.') },
  { id: 'cascade-top-washer', load: 'top', feet: 5.2, model: 'MB52T6600', brand: 'marrowbrook', series: 'Cascade 600', inches: [27.5, 29, 45], pounds: 154, finish: 'white', others: ['graphite'], price: 799, kwh: 145, star: true, features: ['sensor'], lead: text('No agitator, a glass lid, and jets that push detergent through rather than around.', 'Sans agitateur, couvercle de verre, et des jets qui traversent le linge au lieu de le contourner.') },
  { id: 'cascade-basic-washer', load: 'top', feet: 4.2, model: 'MB42T3300', brand: 'marrowbrook', series: 'Cascade 300', inches: [27.5, 27, 42], pounds: 132, finish: 'white', price: 549, kwh: 210, features: ['sensor'], lead: text('An agitator, deep water and a lid that opens mid-cycle for the sock you dropped.', 'Un agitateur, beaucoup d’eau et un couvercle qui s’ouvre pour la chaussette oubliée.') },
  { id: 'tide-700-washer', load: 'front', feet: 5.3, model: 'KL53W9100', brand: 'kestrelle', series: 'Pavilion', inches: [27, 33, 39], pounds: 226, finish: 'graphite', others: ['white'], price: 1399, kwh: 90, star: true, features: ['steam', 'connected', 'stackable', 'quiet'], lead: text('It doses a month of detergent by itself and tells you in plain words when it is done.', 'Elle dose seule un mois de lessive et annonce en clair quand elle a fini.') },
  { id: 'atelier-washer', load: 'front', feet: 4.5, model: 'KL45W6600', brand: 'kestrelle', series: 'Atelier', inches: [27, 30.5, 38.6], pounds: 204, finish: 'sage', others: ['white', 'navy'], price: 1149, kwh: 100, star: true, features: ['steam', 'stackable'], lead: text('A washing machine you might leave the door open to show.', 'Une laveuse pour laquelle on laisserait la porte de la buanderie ouverte.') },
];

// biome-ignore format: a table, one row an item
const dryerRows: readonly Row[] = [
  { id: 'stream-700-dryer', load: 'front', fuel: 'electric', feet: 7.8, model: 'MB78E7700', brand: 'marrowbrook', series: 'Stream 700', inches: [27, 31, 38.6], pounds: 128, finish: 'white', others: ['graphite'], price: 1099, kwh: 607, star: true, features: ['steam', 'connected', 'stackable', 'sensor'], lead: text('Sensors along the drum stop it the minute the sheets are dry, not the hour after.', 'Des capteurs l’arrêtent à la minute où les draps sont secs, pas une heure après.') },
  { id: 'stream-500-dryer', load: 'front', fuel: 'electric', feet: 7.4, model: 'MB74E5500', brand: 'marrowbrook', series: 'Stream 500', inches: [27, 30.5, 38.6], pounds: 122, finish: 'white', others: ['graphite'], price: 849, kwh: 608, star: true, features: ['stackable', 'sensor'], lead: text('Reversible door, wrinkle care, and a drum light that finds the last sock.', 'Porte réversible, antifroissage et une lampe qui retrouve la dernière chaussette.') },
  { id: 'stream-500-gas-dryer', load: 'front', fuel: 'gas', feet: 7.4, model: 'MB74G5510', brand: 'marrowbrook', series: 'Stream 500', inches: [27, 30.5, 38.6], pounds: 126, finish: 'white', price: 949, star: true, features: ['sensor'], lead: text('The same Stream on natural gas, dry in two thirds of the time.', 'Le même Stream au gaz naturel, sec en deux tiers du temps.') },
  { id: 'stream-slim-dryer', load: 'front', fuel: 'electric', feet: 4.1, model: 'MB41E4400', brand: 'marrowbrook', series: 'Stream Slim Heat Pump', inches: [23.5, 25, 33.5], pounds: 116, finish: 'white', price: 1149, kwh: 149, star: true, features: ['ductless', 'stackable', 'ada'], lead: text('A heat pump needs no vent and a quarter of the power.', 'Une pompe à chaleur : aucune sortie d’air et un quart du courant.') },
  { id: 'cascade-dryer', load: 'top', fuel: 'electric', feet: 7.4, model: 'MB74E6610', brand: 'marrowbrook', series: 'Cascade 600', inches: [27.5, 29, 45], pounds: 120, finish: 'white', others: ['graphite'], price: 799, kwh: 607, star: true, features: ['sensor'], lead: text('A wide hamper door that lets a basketful fall in.', 'Une large porte à bascule où tout un panier se verse.') },
  { id: 'cascade-basic-dryer', load: 'top', fuel: 'electric', feet: 7, model: 'MB70E3310', brand: 'marrowbrook', series: 'Cascade 300', inches: [27.5, 27.5, 42], pounds: 104, finish: 'white', price: 549, kwh: 684, lead: text('Three temperatures, one dial, and a lint screen at the front.', 'Trois températures, un bouton et un filtre à charpie devant.') },
  { id: 'tide-700-dryer', load: 'front', fuel: 'electric', feet: 7.9, model: 'KL79E9110', brand: 'kestrelle', series: 'Pavilion', inches: [27, 32, 39], pounds: 132, finish: 'graphite', others: ['white'], price: 1399, kwh: 480, star: true, features: ['steam', 'connected', 'stackable', 'sensor', 'quiet'], lead: text('A hybrid heat pump that borrows warmth from the last load.', 'Une pompe à chaleur hybride qui emprunte la chaleur de la brassée précédente.') },
  { id: 'atelier-dryer', load: 'front', fuel: 'electric', feet: 7.4, model: 'KL74E6610', brand: 'kestrelle', series: 'Atelier', inches: [27, 30.5, 38.6], pounds: 124, finish: 'sage', others: ['white', 'navy'], price: 1149, kwh: 600, star: true, features: ['stackable', 'sensor'], lead: text('The drying half of the Atelier pair, in the same enamel.', 'La moitié sécheuse du duo Atelier, dans le même émail.') },
];

const capacity = (row: Row) => [fact('Drum', 'Cuve', `${row.feet} cu. ft.`, `${litres(row.feet)} L`)];

export const washers: readonly Draft[] = washerRows.map((row) =>
  appliance(
    row,
    {
      family: 'washer',
      noun:
        row.load === 'front'
          ? text('Front-Load Washer', 'Laveuse frontale')
          : text('Top-Load Washer', 'Laveuse à chargement vertical'),
      categories: ['laundry', 'washers'],
      banks: ['wash', 'wash'],
      specs: capacity(row),
      addOns: ['delivery-haul-away', 'installation-standard', 'washer-hoses', 'warranty-5-appliance'],
    },
    (finish) => ({ kind: 'washer', load: row.load, finish, ...metric(row.inches) }),
  ),
);

export const dryers: readonly Draft[] = dryerRows.map((row) =>
  appliance(
    row,
    {
      family: 'dryer',
      noun:
        row.fuel === 'gas'
          ? text('Gas Dryer', 'Sécheuse au gaz')
          : text('Electric Dryer', 'Sécheuse électrique'),
      categories: ['laundry', 'dryers'],
      banks: ['wash'],
      facets: { fuel: [row.fuel ?? 'electric'] },
      specs: capacity(row),
      addOns: [
        'delivery-haul-away',
        'installation-standard',
        'dryer-vent-kit',
        row.fuel === 'gas' ? 'gas-connector' : 'dryer-cord-4',
        'warranty-5-appliance',
      ],
    },
    (finish) => ({ kind: 'dryer', load: row.load, finish, ...metric(row.inches) }),
  ),
);
