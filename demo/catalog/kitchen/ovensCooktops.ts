import { text } from '../../text.ts';
import { type ApplianceRow, appliance, fact } from '../appliance.ts';
import { type Draft, metric } from '../draft.ts';

type Row = ApplianceRow &
  (
    | { form: 'oven'; double?: boolean; oven: number }
    | { form: 'cooktop'; fuel: 'gas' | 'induction'; burners: number }
  );

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'pavilion-wall-oven', form: 'oven', oven: 5, model: 'KL30W9110', brand: 'kestrelle', series: 'Pavilion 30', inches: [29.75, 24, 28.9], pounds: 168, finish: 'graphite', others: ['steel'], price: 2499, features: ['convection', 'steam', 'connected'], lead: text('Steam for the bread, heat for the crust, and a door that closes on a damper.', 'La vapeur pour le pain, la chaleur pour la croûte, et une porte qui se ferme en douceur.') },
  { id: 'pavilion-double-wall-oven', form: 'oven', double: true, oven: 10, model: 'KL30W9220', brand: 'kestrelle', series: 'Pavilion 30', inches: [29.75, 24, 51.5], pounds: 288, finish: 'graphite', others: ['steel'], price: 3999, features: ['convection', 'steam', 'connected'], lead: text('Two full ovens on one column, for holidays and for bakers.', 'Deux vrais fours sur une colonne, pour les fêtes et pour les boulangers.') },
  { id: 'hearth-wall-oven', form: 'oven', oven: 4.7, model: 'HL30W5110', brand: 'hearthline', series: 'Hearth 30', inches: [29.75, 24, 28.5], pounds: 148, finish: 'steel', others: ['black'], price: 1599, features: ['convection', 'self-clean'], lead: text('A dependable single oven with a window you can actually see through.', 'Un four simple et fiable, avec une vitre par laquelle on voit vraiment.') },
  { id: 'hearth-double-wall-oven', form: 'oven', double: true, oven: 9.4, model: 'HL30W5220', brand: 'hearthline', series: 'Hearth 30', inches: [29.75, 24, 51], pounds: 262, finish: 'steel', price: 2699, features: ['convection', 'self-clean', 'air-fry'], lead: text('Upper oven for Tuesday, both for Thanksgiving.', 'Le four du haut pour le mardi, les deux pour le réveillon.') },
  { id: 'hearth-24-wall-oven', form: 'oven', oven: 2.6, model: 'HL24W3105', brand: 'hearthline', series: 'Hearth 24', inches: [23.5, 23, 23.5], pounds: 96, finish: 'steel', price: 1199, features: ['convection'], lead: text('Compact, wall-mounted and deeper than it looks.', 'Compact, encastré et plus profond qu’il n’en a l’air.') },
  { id: 'forge-36-cooktop', form: 'cooktop', fuel: 'gas', burners: 6, model: 'HL36K9610', brand: 'hearthline', series: 'Forge 36', inches: [36, 21, 5], pounds: 78, finish: 'steel', price: 2199, lead: text('The top of the Forge range without the oven below it.', 'Le dessus de la Forge, sans le four dessous.') },
  { id: 'ember-30-cooktop', form: 'cooktop', fuel: 'gas', burners: 5, model: 'HL30K5205', brand: 'hearthline', series: 'Ember 30', inches: [30, 21, 4.5], pounds: 56, finish: 'steel', others: ['black'], price: 899, lead: text('Five flames, heavy grates, knobs down the side.', 'Cinq flammes, grilles lourdes, boutons sur le côté.') },
  { id: 'magnet-30-cooktop', form: 'cooktop', fuel: 'induction', burners: 4, model: 'HL30I8305', brand: 'hearthline', series: 'Magnet 30', inches: [30.5, 21, 4], pounds: 44, finish: 'black', price: 1499, star: true, features: ['connected', 'sensor'], lead: text('Sets the pan, not the room, on fire.', 'Il chauffe la casserole, pas la pièce.') },
  { id: 'magnet-36-cooktop', form: 'cooktop', fuel: 'induction', burners: 5, model: 'HL36I8310', brand: 'hearthline', series: 'Magnet 36', inches: [36.5, 21, 4], pounds: 54, finish: 'black', price: 2099, star: true, features: ['connected', 'sensor'], lead: text('Five zones and a bridge, with a slider for each under one sheet of glass.', 'Cinq zones et un pont, chacune avec son curseur sous une seule plaque de verre.') },
  { id: 'pavilion-30-cooktop', form: 'cooktop', fuel: 'induction', burners: 4, model: 'KL30I9005', brand: 'kestrelle', series: 'Pavilion 30', inches: [30.5, 20.5, 4], pounds: 46, finish: 'graphite', price: 2299, star: true, features: ['connected', 'sensor'], lead: text('It talks to the Pavilion hood, which starts before the steam does.', 'Elle parle à la hotte Pavilion, qui démarre avant la vapeur.') },
];

export const ovensCooktops: readonly Draft[] = rows.map((row) => {
  const oven = row.form === 'oven';
  const facts = oven
    ? fact('Oven capacity', 'Capacité du four', `${row.oven} cu. ft.`, `${Math.round(row.oven * 28.3)} L`)
    : fact('Burners', 'Foyers', `${row.burners}`);
  const noun = oven
    ? row.double
      ? text('Double Wall Oven', 'Four encastré double')
      : text('Wall Oven', 'Four encastré')
    : row.fuel === 'gas'
      ? text('Gas Cooktop', 'Table de cuisson au gaz')
      : text('Induction Cooktop', 'Table de cuisson à induction');
  return appliance(
    row,
    {
      family: oven ? 'wall-oven' : 'cooktop',
      noun,
      categories: ['kitchen-appliances', 'cooktops-wall-ovens'],
      banks: ['cook'],
      facets: { fuel: [oven ? 'electric' : row.fuel] },
      specs: [facts],
      addOns: [
        'delivery-haul-away',
        'installation-standard',
        ...(!oven && row.fuel === 'gas' ? ['gas-connector'] : []),
        'warranty-5-appliance',
      ],
    },
    (finish) =>
      oven
        ? { kind: 'wall-oven', double: row.double ?? false, finish, ...metric(row.inches) }
        : { kind: 'cooktop', fuel: row.fuel, finish, ...metric(row.inches) },
  );
});
