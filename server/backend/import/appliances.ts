import * as z from 'zod/mini';
import { ownValue } from '../../../contract/ownValue.ts';
import type { ProductDetails } from '../catalog/details.ts';
import { searchModelOf, searchTextOf } from '../catalog/search/words.ts';
import { type FeatureKey, standardFacet, widthBand } from '../catalog/standardFacets.ts';
import { filled, positive, yesNo } from './cells.ts';
import {
  both,
  type ImportedFacet,
  type ImportedProduct,
  plainDetails,
  plainRow,
  slug,
} from './importedProduct.ts';
import { refrigeratorKinds } from './refrigeratorKinds.ts';

const kindNames = Object.keys(refrigeratorKinds);

const US_DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const isoDay = (cell: string) => cell.replace(US_DATE, '$3-$1-$2');

/** Whether the day exists: JavaScript reads February 30 as March 1. */
const isDay = (cell: string) => {
  const date = new Date(`${isoDay(cell)}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDay(cell));
};

const usDate = z.pipe(
  z.string().check(z.refine((cell) => US_DATE.test(cell) && isDay(cell), 'is not a date like 12/31/2020')),
  z.transform((cell: string) => new Date(`${isoDay(cell)}T00:00:00Z`)),
);

export const applianceRow = z.object({
  energy_star_id: z.string().check(z.regex(/^\d{1,12}$/, 'is not a number')),
  brand: filled,
  model_number: filled,
  type: z.string().check(z.refine((name) => kindNames.includes(name), 'is not a known type')),
  defrost: filled,
  built_in: yesNo,
  dispenser: yesNo,
  ice_maker: yesNo,
  counter_depth: yesNo,
  height_in: positive,
  width_in: positive,
  capacity_ft3: positive,
  annual_energy_kwh: positive,
  percent_below_standard: z.string(),
  connected: yesNo,
  available_since: usDate,
  most_efficient_2021: yesNo,
});
export type ApplianceRow = z.output<typeof applianceRow>;

/** Position after existing products and imported furniture. */
const firstPosition = 200_000;
const litres = (cubicFeet: number) => Math.round(cubicFeet * 28.3168);

function featuresOf(row: ApplianceRow): FeatureKey[] {
  const has: [boolean, FeatureKey][] = [
    [row.ice_maker, 'ice-maker'],
    [row.dispenser, 'dispenser'],
    [row.counter_depth, 'counter-depth'],
    [row.connected, 'connected'],
    [row.defrost === 'Automatic', 'frost-free'],
  ];
  return has.filter(([is]) => is).map(([, key]) => key);
}

function capacityBand(cubicFeet: number) {
  if (cubicFeet < 10) return 'under-10';
  if (cubicFeet < 18) return '10-18';
  return cubicFeet < 24 ? '18-24' : 'over-24';
}

function facetsOf(row: ApplianceRow): ImportedFacet[] {
  const kind = ownValue(refrigeratorKinds, row.type);
  return [
    { code: 'brand', value: slug(row.brand), facetLabel: both('Brand', 'Marque'), label: both(row.brand) },
    ...(kind ? [{ code: 'type', value: slug(row.type), facetLabel: both('Type'), label: kind.name }] : []),
    ...featuresOf(row).map((key) => standardFacet('features', key)),
    standardFacet('width_band', widthBand(row.width_in)),
    standardFacet('capacity_band', capacityBand(row.capacity_ft3)),
    standardFacet('energy_star', 'yes'),
  ];
}

/** Composes the description from the fields of the row. */
function detailsOf(row: ApplianceRow, one: { en: string; fr: string }): ProductDetails {
  const size = litres(row.capacity_ft3);
  const lead = both(
    `${one.en} with ${row.capacity_ft3} cubic feet inside, ${row.width_in} in. wide and ${row.height_in} in. high.`,
    `${one.fr} de ${size} litres, ${Math.round(row.width_in * 2.54)} cm de large et ${Math.round(row.height_in * 2.54)} cm de haut.`,
  );
  const energy = both(
    `It uses ${row.annual_energy_kwh} kWh a year and carries the ENERGY STAR mark.`,
    `Il consomme ${row.annual_energy_kwh} kWh par an et porte la marque ENERGY STAR.`,
  );
  const fact = (en: string, fr: string, value: string, valueFr = value) => ({
    label: both(en, fr),
    value: both(value, valueFr),
  });
  const length = (en: string, fr: string, inch: number) =>
    fact(en, fr, `${inch} in.`, `${Math.round(inch * 2.54)} cm`);
  const isOrNot = (en: string, fr: string, is: boolean) =>
    fact(en, fr, is ? 'Yes' : 'No', is ? 'Oui' : 'Non');
  const day = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(row.available_since);
  const dimensions = [length('Width', 'Largeur', row.width_in), length('Height', 'Hauteur', row.height_in)];
  const capacity = fact('Capacity', 'Capacité', `${row.capacity_ft3} cu. ft.`, `${size} L`);
  const kwh = fact('Energy a year', 'Énergie par an', `${row.annual_energy_kwh} kWh`);
  return plainDetails({
    shortDescription: lead,
    description: both(`<p>${lead.en} ${energy.en}</p>`, `<p>${lead.fr} ${energy.fr}</p>`),
    specs: [
      { group: both('Dimensions'), details: dimensions },
      {
        group: both('Details', 'Détails'),
        details: [
          capacity,
          kwh,
          fact('Defrost', 'Dégivrage', row.defrost, row.defrost === 'Automatic' ? 'Automatique' : 'Manuel'),
          isOrNot('Ice maker', 'Machine à glaçons', row.ice_maker),
          isOrNot('Water dispenser', 'Distributeur d’eau', row.dispenser),
          isOrNot('Counter depth', 'Profondeur comptoir', row.counter_depth),
          isOrNot('App control', 'Commande par application', row.connected),
          isOrNot('Built in', 'Encastrable', row.built_in),
          isOrNot(
            'ENERGY STAR Most Efficient 2021',
            'ENERGY STAR Most Efficient 2021',
            row.most_efficient_2021,
          ),
          ...(Number(row.percent_below_standard) > 0
            ? [
                fact(
                  'Less energy than the standard',
                  'Moins d’énergie que la norme',
                  `${row.percent_below_standard}%`,
                  `${row.percent_below_standard} %`,
                ),
              ]
            : []),
          fact('On the market since', 'Sur le marché depuis', day('en-US'), day('fr-CA')),
        ],
      },
    ],
    customColumns: [capacity, kwh, ...dimensions.slice(0, 1)],
    kwhPerYear: row.annual_energy_kwh,
  });
}

/** Maps a row to a product. The file has no prices, so they are on request. */
export function applianceProduct(row: ApplianceRow, line: number): ImportedProduct {
  const kind = ownValue(refrigeratorKinds, row.type);
  const one = kind?.one ?? both('Refrigerator', 'Réfrigérateur');
  const name = both(
    `${row.brand} ${one.en}, ${row.capacity_ft3} cu. ft.`,
    `${one.fr} ${row.brand}, ${litres(row.capacity_ft3)} L`,
  );
  const sku = `ES-${row.energy_star_id}`;
  return {
    row: {
      ...plainRow,
      sku,
      urlKey: `${slug(`${row.brand} ${row.model_number}`)}-${row.energy_star_id}`,
      source: 'appliances',
      name,
      modelNumber: row.model_number,
      manufacturer: row.brand,
      family: 'refrigerator',
      poa: true,
      addable: false,
      energyStar: true,
      width: row.width_in,
      depth: null,
      height: row.height_in,
      position: firstPosition + line,
      createdAt: row.available_since,
      image: `/media/placeholders/${kind?.sign ?? 'refrigerator'}.svg`,
      details: detailsOf(row, one),
      searchText: searchTextOf(name, [kind?.name.en ?? '', kind?.name.fr ?? '', row.brand, 'ENERGY STAR']),
      searchModel: searchModelOf([sku, row.model_number]),
    },
    price: null,
    listPrice: null,
    categories: [kind?.urlKey ?? 'refrigerators'],
    facets: facetsOf(row),
  };
}
