import { text } from '../../text.ts';
import { type ApplianceRow, appliance, fact } from '../appliance.ts';
import { type Draft, metric } from '../draft.ts';

type Row = ApplianceRow & { handle: 'bar' | 'pocket'; decibels: number; settings: number };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'brook-800-dishwasher', handle: 'bar', decibels: 40, settings: 16, model: 'MB24D8840', brand: 'marrowbrook', series: 'Brook 800', inches: [23.6, 24, 34], pounds: 96, finish: 'steel', others: ['graphite'], price: 1299, kwh: 225, star: true, features: ['third-rack', 'quiet', 'connected', 'steam'], hero: true, lead: text('Forty decibels: you will check twice that it started.', 'Quarante décibels : vous vérifierez deux fois qu’il a démarré.') },
  { id: 'brook-500-dishwasher', handle: 'bar', decibels: 44, settings: 15, model: 'MB24D5544', brand: 'marrowbrook', series: 'Brook 500', inches: [23.6, 24, 34], pounds: 88, finish: 'steel', others: ['white', 'black'], price: 899, kwh: 239, star: true, features: ['third-rack', 'quiet'], lead: text('The one our installers have at home.', 'Celui que nos installateurs ont chez eux.') },
  { id: 'brook-300-dishwasher', handle: 'pocket', decibels: 48, settings: 14, model: 'MB24D3348', brand: 'marrowbrook', series: 'Brook 300', inches: [23.6, 24, 34], pounds: 80, finish: 'steel', others: ['white', 'black'], price: 649, kwh: 255, star: true, features: ['steam'], lead: text('A stainless tub and a quick cycle of fifty-eight minutes.', 'Une cuve inox et un cycle rapide de cinquante-huit minutes.') },
  { id: 'brook-100-dishwasher', handle: 'pocket', decibels: 54, settings: 12, model: 'MB24D1154', brand: 'marrowbrook', series: 'Brook 100', inches: [23.6, 24, 34], pounds: 70, finish: 'white', others: ['black'], price: 449, kwh: 269, star: true, lead: text('Clean plates for the price of a year of paper ones.', 'Des assiettes propres au prix d’une année d’assiettes en carton.') },
  { id: 'brook-slim-dishwasher', handle: 'pocket', decibels: 46, settings: 9, model: 'MB18D4446', brand: 'marrowbrook', series: 'Brook Slim', inches: [17.6, 24, 34], pounds: 68, finish: 'steel', others: ['white'], price: 749, kwh: 199, star: true, features: ['third-rack', 'ada'], lead: text('Eighteen inches for kitchens where every drawer counts.', 'Dix-huit pouces, pour les cuisines où chaque tiroir compte.') },
  { id: 'pavilion-dishwasher', handle: 'pocket', decibels: 39, settings: 16, model: 'KL24D9039', brand: 'kestrelle', series: 'Pavilion', inches: [23.6, 24, 34], pounds: 98, finish: 'graphite', others: ['steel'], price: 1599, kwh: 220, star: true, features: ['third-rack', 'quiet', 'connected', 'steam'], lead: text('A flat dark front, and a lower rack that rises to meet you.', 'Une façade sombre et plane, et un panier bas qui monte vers vous.') },
  { id: 'atelier-dishwasher', handle: 'bar', decibels: 44, settings: 14, model: 'KL24D6644', brand: 'kestrelle', series: 'Atelier', inches: [23.6, 24, 34], pounds: 90, finish: 'white', others: ['sage', 'navy'], price: 1149, kwh: 234, star: true, features: ['third-rack', 'quiet'], lead: text('Color to the floor, with a brass bar or a steel one in the box.', 'La couleur jusqu’au sol, avec une barre de laiton ou d’acier dans le carton.') },
  { id: 'hearth-dishwasher', handle: 'bar', decibels: 42, settings: 15, model: 'HL24D7742', brand: 'hearthline', series: 'Hearth Pro', inches: [23.6, 24, 34], pounds: 100, finish: 'steel', price: 1399, kwh: 232, star: true, features: ['third-rack', 'quiet', 'steam'], lead: text('A pro handle that matches the Forge and jets aimed at the sheet pans.', 'Une poignée pro assortie à la Forge et des jets dirigés sur les plaques.') },
];

export const dishwashers: readonly Draft[] = rows.map((row) =>
  appliance(
    row,
    {
      family: 'dishwasher',
      noun: text('Dishwasher', 'Lave-vaisselle'),
      categories: ['kitchen-appliances', 'dishwashers'],
      banks: ['dish', 'dish'],
      specs: [
        fact('Noise', 'Bruit', `${row.decibels} dBA`),
        fact('Place settings', 'Couverts', `${row.settings}`),
      ],
      addOns: [
        'delivery-haul-away',
        'installation-standard',
        'dishwasher-hose',
        'dishwasher-cord',
        'warranty-5-appliance',
      ],
    },
    (finish) => ({ kind: 'dishwasher', handle: row.handle, finish, ...metric(row.inches) }),
  ),
);
