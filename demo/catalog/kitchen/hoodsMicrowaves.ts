import { type Text, text } from '../../text.ts';
import { type ApplianceRow, appliance, fact } from '../appliance.ts';
import { type Draft, metric } from '../draft.ts';

type HoodRow = ApplianceRow & { style: 'chimney' | 'under-cabinet' | 'island'; cfm: number };
type MicrowaveRow = ApplianceRow & { style: 'counter' | 'over-range'; watts: number; feet: number };

// biome-ignore format: a table, one row an item
const hoodRows: readonly HoodRow[] = [
  { id: 'updraft-36-hood', style: 'chimney', cfm: 600, model: 'BW36H6600', brand: 'breezeworth', series: 'Updraft 36', inches: [36, 20, 38], pounds: 52, finish: 'steel', others: ['black'], price: 899, star: true, features: ['ductless', 'sensor'], hero: true, lead: text('A clean pyramid that clears a wok’s worth of smoke on its second speed.', 'Une pyramide nette qui avale la fumée d’un wok en deuxième vitesse.') },
  { id: 'updraft-30-hood', style: 'chimney', cfm: 450, model: 'BW30H4450', brand: 'breezeworth', series: 'Updraft 30', inches: [30, 20, 36], pounds: 44, finish: 'steel', others: ['black', 'white'], price: 649, star: true, features: ['ductless'], lead: text('The thirty-inch Updraft, for the ordinary range it will outlive.', 'L’Updraft de trente pouces, pour la cuisinière qu’elle enterrera.') },
  { id: 'underline-30-hood', style: 'under-cabinet', cfm: 300, model: 'BW30U2300', brand: 'breezeworth', series: 'Underline 30', inches: [30, 18, 6], pounds: 22, finish: 'steel', others: ['white', 'black'], price: 229, features: ['ductless'], lead: text('Five inches under a cabinet, and you stop noticing it by Wednesday.', 'Cinq pouces sous l’armoire, et on l’oublie dès le mercredi.') },
  { id: 'underline-36-hood', style: 'under-cabinet', cfm: 400, model: 'BW36U3400', brand: 'breezeworth', series: 'Underline 36', inches: [36, 20, 7], pounds: 30, finish: 'steel', price: 379, star: true, features: ['ductless'], lead: text('Baffle filters and a wider mouth, still under the cabinet.', 'Des filtres à chicanes et une bouche plus large, toujours sous l’armoire.') },
  { id: 'orbit-island-hood', style: 'island', cfm: 600, model: 'BW36I7600', brand: 'breezeworth', series: 'Orbit Island', inches: [36, 26, 40], pounds: 68, finish: 'steel', others: ['black'], price: 1299, features: ['ductless'], lead: text('Finished on four sides, with light for whoever is chopping opposite.', 'Finie sur quatre côtés, avec de la lumière pour qui hache en face.') },
  { id: 'pavilion-hood', style: 'chimney', cfm: 700, model: 'KL36H9010', brand: 'kestrelle', series: 'Pavilion', inches: [36, 19, 40], pounds: 58, finish: 'graphite', others: ['steel'], price: 1599, star: true, features: ['connected', 'sensor', 'quiet'], lead: text('A flat plane of black steel that listens to the cooktop below.', 'Un plan d’acier noir qui écoute la table de cuisson en dessous.') },
];

// biome-ignore format: a table, one row an item
const microwaveRows: readonly MicrowaveRow[] = [
  { id: 'minute-over-range', style: 'over-range', watts: 1000, feet: 1.9, model: 'BW19M5100', brand: 'breezeworth', series: 'Minute 19', inches: [29.9, 16, 16.5], pounds: 54, finish: 'steel', others: ['black', 'white'], price: 329, features: ['sensor', 'ductless'], lead: text('Microwave above, hood below, both better than the compromise sounds.', 'Micro-ondes dessus, hotte dessous, et mieux que le compromis ne le laisse croire.') },
  { id: 'minute-air-over-range', style: 'over-range', watts: 1050, feet: 1.7, model: 'BW17M7110', brand: 'breezeworth', series: 'Minute Air 17', inches: [29.9, 16, 16.5], pounds: 60, finish: 'graphite', others: ['steel'], price: 549, features: ['sensor', 'air-fry', 'convection'], lead: text('It crisps as well as it reheats, which retires two machines from the counter.', 'Il rend croustillant autant qu’il réchauffe : deux appareils quittent le comptoir.') },
  { id: 'minute-slim-over-range', style: 'over-range', watts: 900, feet: 1.1, model: 'BW11M4105', brand: 'breezeworth', series: 'Minute Slim', inches: [29.9, 15.5, 10.5], pounds: 42, finish: 'steel', price: 449, features: ['sensor'], lead: text('Only ten inches tall, in the space where a plain hood used to be.', 'Dix pouces de haut, à la place d’une simple hotte.') },
  { id: 'minute-counter-16', style: 'counter', watts: 1100, feet: 1.6, model: 'BW16C3100', brand: 'breezeworth', series: 'Minute 16', inches: [21.8, 18, 12.8], pounds: 36, finish: 'steel', others: ['black'], price: 189, features: ['sensor'], lead: text('A dinner plate turns in it with room for a bowl.', 'Une assiette y tourne, avec la place d’un bol.') },
  { id: 'minute-counter-9', style: 'counter', watts: 900, feet: 0.9, model: 'BW09C1090', brand: 'breezeworth', series: 'Minute 9', inches: [19, 14.5, 11], pounds: 26, finish: 'white', others: ['black', 'steel'], price: 99, lead: text('Two dials and a bell.', 'Deux boutons et une sonnette.') },
  { id: 'atelier-counter-microwave', style: 'counter', watts: 1000, feet: 1.2, model: 'KL12C6610', brand: 'kestrelle', series: 'Atelier', inches: [20.5, 16, 12], pounds: 32, finish: 'sage', others: ['navy', 'white'], price: 279, features: ['sensor'], lead: text('The Atelier colors at counter scale, with a handle that opens, not pops.', 'Les couleurs Atelier au format comptoir, avec une poignée qui ouvre sans claquer.') },
];

const hoodNouns: Record<HoodRow['style'], Text> = {
  chimney: text('Chimney Hood', 'Hotte cheminée'),
  'under-cabinet': text('Under-Cabinet Hood', 'Hotte sous armoire'),
  island: text('Hood', 'Hotte d’îlot'),
};

export const hoods: readonly Draft[] = hoodRows.map((row) =>
  appliance(
    row,
    {
      family: 'hood',
      noun: hoodNouns[row.style],
      categories: ['kitchen-appliances', 'range-hoods'],
      banks: ['air', 'air'],
      specs: [fact('Air flow', 'Débit d’air', `${row.cfm} CFM`, `${row.cfm} pi³/min`)],
      addOns: ['delivery-haul-away', 'installation-standard', 'warranty-5-appliance'],
    },
    (finish) => ({ kind: 'hood', style: row.style, finish, ...metric(row.inches) }),
  ),
);

export const microwaves: readonly Draft[] = microwaveRows.map((row) =>
  appliance(
    row,
    {
      family: 'microwave',
      noun:
        row.style === 'counter'
          ? text('Countertop Microwave', 'Micro-ondes de comptoir')
          : text('Over-the-Range Microwave', 'Micro-ondes à hotte'),
      categories: ['kitchen-appliances', 'microwaves'],
      banks: row.style === 'counter' ? ['cook'] : ['air'],
      specs: [
        fact('Power', 'Puissance', `${row.watts} W`),
        fact('Capacity', 'Capacité', `${row.feet} cu. ft.`, `${Math.round(row.feet * 28.3)} L`),
      ],
      addOns: [
        'delivery-haul-away',
        row.style === 'counter' ? 'installation-plug-in' : 'installation-standard',
        'warranty-5-appliance',
      ],
    },
    (finish) => ({ kind: 'microwave', style: row.style, finish, ...metric(row.inches) }),
  ),
);
