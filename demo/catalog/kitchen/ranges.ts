import { text } from '../../text.ts';
import { type ApplianceRow, appliance, fact } from '../appliance.ts';
import { type Draft, metric } from '../draft.ts';

type Row = ApplianceRow & {
  fuel: 'gas' | 'electric' | 'induction';
  double?: boolean;
  burners: number;
  oven: number;
};

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'forge-36-gas-range', model: 'HL36G9600', brand: 'hearthline', series: 'Forge 36', fuel: 'gas', burners: 6, oven: 5.9, inches: [35.9, 28, 36], pounds: 318, finish: 'steel', others: ['black'], price: 4999, features: ['convection'], hero: true, spin: true, lead: text('Six sealed burners, two of them at 22,000 BTU, and an oven wide enough for two turkeys.', 'Six brûleurs scellés, dont deux de 22 000 BTU, et un four assez large pour deux dindes.') },
  { id: 'forge-30-gas-range', model: 'HL30G9400', brand: 'hearthline', series: 'Forge 30', fuel: 'gas', burners: 4, oven: 4.6, inches: [29.9, 28, 36], pounds: 244, finish: 'steel', price: 3499, features: ['convection'], lead: text('The small Forge: same flame, same iron, an ordinary gap between cabinets.', 'Le petit Forge : même flamme, même fonte, dans un espace ordinaire.') },
  { id: 'ember-gas-range', model: 'HL30G5210', brand: 'hearthline', series: 'Ember 500', fuel: 'gas', burners: 5, oven: 5.3, inches: [29.9, 27.5, 47], pounds: 198, finish: 'steel', others: ['white', 'black'], price: 1099, features: ['convection', 'air-fry', 'self-clean'], lead: text('Five burners with a griddle in the middle for Saturday pancakes.', 'Cinq brûleurs et une plaque au milieu pour les crêpes du samedi.') },
  { id: 'ember-basic-gas-range', model: 'HL30G2105', brand: 'hearthline', series: 'Ember 200', fuel: 'gas', burners: 4, oven: 4.8, inches: [29.9, 27.5, 46.5], pounds: 168, finish: 'white', others: ['black'], price: 699, lead: text('Four burners, one oven, no menus.', 'Quatre brûleurs, un four, aucun menu.') },
  { id: 'glow-electric-range', model: 'HL30E5320', brand: 'hearthline', series: 'Glow 500', fuel: 'electric', burners: 5, oven: 5.3, inches: [29.9, 27.5, 47], pounds: 176, finish: 'steel', others: ['white', 'black'], price: 949, features: ['convection', 'air-fry', 'self-clean'], lead: text('A smooth glass top whose largest ring grows from six to twelve inches.', 'Un dessus de verre lisse dont le grand foyer passe de six à douze pouces.') },
  { id: 'glow-double-range', model: 'HL30E7720', brand: 'hearthline', series: 'Glow Duo', fuel: 'electric', double: true, burners: 5, oven: 6.6, inches: [29.9, 28, 47], pounds: 212, finish: 'steel', others: ['graphite'], price: 1699, features: ['convection', 'self-clean', 'steam'], lead: text('Two ovens in one range: fish above at 400, pie below at 350.', 'Deux fours en un : le poisson en haut à 205, la tarte en bas à 175.') },
  { id: 'glow-basic-range', model: 'HL30E2110', brand: 'hearthline', series: 'Glow 200', fuel: 'electric', burners: 4, oven: 4.8, inches: [29.9, 26.5, 46.5], pounds: 142, finish: 'white', others: ['black'], price: 599, lead: text('The rental-proof range: simple knobs and a drawer for trays.', 'La cuisinière à toute épreuve : boutons simples et tiroir à plaques.') },
  { id: 'magnet-induction-range', model: 'HL30N8330', brand: 'hearthline', series: 'Magnet 800', fuel: 'induction', burners: 4, oven: 5.3, inches: [29.9, 28, 36.5], pounds: 204, finish: 'steel', others: ['graphite'], price: 2299, star: true, features: ['convection', 'air-fry', 'connected'], hero: true, lead: text('Water boils in two minutes and the glass beside it stays cool enough to touch.', 'L’eau bout en deux minutes et le verre d’à côté reste assez frais pour la main.') },
  { id: 'pavilion-induction-range', model: 'KL30N9010', brand: 'kestrelle', series: 'Pavilion', fuel: 'induction', burners: 5, oven: 5.6, inches: [29.9, 27, 36], pounds: 210, finish: 'graphite', others: ['steel'], price: 3199, star: true, features: ['convection', 'steam', 'connected'], lead: text('A bridge zone for the long fish pan and knobs you turn like on a radio.', 'Une zone pont pour la poissonnière et des boutons que l’on tourne comme ceux d’une radio.') },
  { id: 'pavilion-gas-range', model: 'KL30G9005', brand: 'kestrelle', series: 'Pavilion', fuel: 'gas', burners: 5, oven: 5.6, inches: [29.9, 27, 36], pounds: 220, finish: 'graphite', others: ['steel'], price: 2799, features: ['convection', 'connected'], lead: text('Slide-in gas with a flush edge, so crumbs have nowhere to fall.', 'Une cuisinière encastrable à bord affleurant : les miettes n’ont nulle part où tomber.') },
  { id: 'atelier-gas-range', model: 'KL30G6605', brand: 'kestrelle', series: 'Atelier', fuel: 'gas', burners: 5, oven: 5.1, inches: [29.9, 27.5, 36], pounds: 206, finish: 'sage', others: ['white', 'navy'], price: 2199, features: ['convection'], lead: text('Enamel in kitchen colors with brass burner caps.', 'De l’émail aux couleurs de cuisine, avec des chapeaux de brûleur en laiton.') },
];

const fuels = {
  gas: text('Gas Range', 'Cuisinière au gaz'),
  electric: text('Electric Range', 'Cuisinière électrique'),
  induction: text('Induction Range', 'Cuisinière à induction'),
};

export const ranges: readonly Draft[] = rows.map((row) =>
  appliance(
    row,
    {
      family: 'range',
      noun: fuels[row.fuel],
      categories: ['kitchen-appliances', 'ranges'],
      banks: ['cook', 'cook'],
      facets: { fuel: [row.fuel] },
      specs: [
        fact('Burners', 'Foyers', `${row.burners}`),
        fact('Oven capacity', 'Capacité du four', `${row.oven} cu. ft.`, `${Math.round(row.oven * 28.3)} L`),
      ],
      addOns: [
        'delivery-haul-away',
        'installation-standard',
        row.fuel === 'gas' ? 'gas-connector' : 'range-cord-4',
        'warranty-5-appliance',
      ],
    },
    (finish) => ({
      kind: 'range',
      fuel: row.fuel,
      double: row.double ?? false,
      finish,
      ...metric(row.inches),
    }),
  ),
);
