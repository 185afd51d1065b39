import {
  type Facets,
  type FeatureKey,
  facetValues,
  widthBand,
} from '../../server/backend/catalog/standardFacets.ts';
import { type MaterialId, materials } from '../materials.ts';
import type { Model } from '../model.ts';
import type { Text } from '../text.ts';
import type { DemoSpec } from '../types.ts';
import { type BrandSlug, brandOf } from './brands.ts';
import { colourFamily } from './colourFamily.ts';
import { both, type Draft, type Inches } from './draft.ts';
import { type Bank, sizeSentence, voice } from './voice.ts';

/** Facts that every appliance row has. */
export interface ApplianceRow {
  id: string;
  /** model number without the letters of the finish */
  model: string;
  brand: BrandSlug;
  series: string;
  price: number;
  inches: Inches;
  pounds: number;
  finish: MaterialId;
  others?: readonly MaterialId[];
  features?: readonly FeatureKey[];
  kwh?: number;
  star?: boolean;
  lead: Text;
  hero?: boolean;
  spin?: boolean;
}

interface Kind {
  family: string;
  noun: Text;
  categories: readonly string[];
  banks: readonly Bank[];
  facets?: Facets;
  specs: readonly DemoSpec[];
  addOns?: readonly string[];
}

const finishLetters: Partial<Record<MaterialId, string>> = {
  steel: 'SR',
  graphite: 'SG',
  white: 'WW',
  black: 'BK',
  sage: 'SA',
  navy: 'NV',
};

/** 'NF28R7351' in stainless steel is 'NF28R7351SR'. */
export function modelNumber(model: string, finish: MaterialId): string {
  return `${model}${finishLetters[finish] ?? 'PX'}`;
}

/** A draft of an appliance: what all rows share. */
export function appliance(row: ApplianceRow, kind: Kind, paint: (finish: MaterialId) => Model): Draft {
  const all = [row.finish, ...(row.others ?? [])];
  const maker = brandOf(row.brand).name;
  const energy: DemoSpec[] = row.kwh
    ? [{ label: both('Energy per year', 'Énergie par an'), value: both(`${row.kwh} kWh`, `${row.kwh} kWh`) }]
    : [];
  return {
    id: row.id,
    family: kind.family,
    name: both(`${maker} ${row.series} ${kind.noun.en}`, `${kind.noun.fr} ${maker} ${row.series}`),
    brand: row.brand,
    categories: kind.categories,
    price: row.price,
    lead: row.lead,
    body: [...voice(row.id, ...kind.banks), sizeSentence(row.id, row.inches)],
    inches: row.inches,
    pounds: row.pounds,
    facets: {
      colour_family: [...new Set(all.map(colourFamily))],
      material: [...new Set(all.map((id) => materials[id].surface))],
      width_band: [widthBand(row.inches[0])],
      ...(row.features?.length ? { features: row.features } : {}),
      ...(row.star ? { energy_star: ['yes'] } : {}),
      ...kind.facets,
    },
    specs: [
      { label: both('Series', 'Série'), value: both(row.series, row.series) },
      ...kind.specs,
      ...energy,
    ],
    features: (row.features ?? []).map((feature) => facetValues.features[feature]),
    model: paint(row.finish),
    hero: row.hero,
    spin: row.spin,
    colours: row.others?.length ? { first: row.finish, others: row.others, paint } : undefined,
    modelNumber: row.others?.length ? row.model : modelNumber(row.model, row.finish),
    kwhPerYear: row.kwh,
    energyStar: row.star ?? false,
    addOns: kind.addOns,
  };
}

/** A plain fact with a unit that both languages write alike. */
export function fact(en: string, fr: string, value: string, valueFr = value): DemoSpec {
  return { label: both(en, fr), value: both(value, valueFr) };
}

/** Litres of cubic feet, whole. */
export function litres(cubicFeet: number): number {
  return Math.round(cubicFeet * 28.3168);
}
