import {
  type Facets,
  type FeatureKey,
  facetValues,
  widthBand,
} from '../../server/backend/catalog/standardFacets.ts';
import { type MaterialId, materials } from '../materials.ts';
import type { Model } from '../model.ts';
import { type Text, text } from '../text.ts';
import type { DemoSpec } from '../types.ts';
import { type BrandSlug, brandOf } from './brands.ts';
import { colourFamily } from './colourFamily.ts';
import { descriptionSentences, type SentenceBank, sizeSentence } from './descriptions.ts';
import type { Draft, Inches } from './draft.ts';

/** The columns of every table of appliances. */
export interface ApplianceRow {
  id: string;
  /** The model number without the suffix of its finish. */
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
  banks: readonly SentenceBank[];
  facets?: Facets;
  specs: readonly DemoSpec[];
  addOns?: readonly string[];
}

const finishSuffixes: Partial<Record<MaterialId, string>> = {
  steel: 'SR',
  graphite: 'SG',
  white: 'WW',
  black: 'BK',
  sage: 'SA',
  navy: 'NV',
};

/** Appends the suffix of a finish: NF28R7351 in stainless steel is NF28R7351SR. */
export function modelNumber(model: string, finish: MaterialId): string {
  return `${model}${finishSuffixes[finish] ?? 'PX'}`;
}

/** Builds the draft of an appliance from its row and its kind. */
export function appliance(row: ApplianceRow, kind: Kind, modelIn: (finish: MaterialId) => Model): Draft {
  const finishes = [row.finish, ...(row.others ?? [])];
  const brand = brandOf(row.brand).name;
  const energy: DemoSpec[] = row.kwh
    ? [{ label: text('Energy per year', 'Énergie par an'), value: text(`${row.kwh} kWh`, `${row.kwh} kWh`) }]
    : [];
  return {
    id: row.id,
    family: kind.family,
    name: text(`${brand} ${row.series} ${kind.noun.en}`, `${kind.noun.fr} ${brand} ${row.series}`),
    brand: row.brand,
    categories: kind.categories,
    price: row.price,
    lead: row.lead,
    body: [...descriptionSentences(row.id, ...kind.banks), sizeSentence(row.id, row.inches)],
    inches: row.inches,
    pounds: row.pounds,
    facets: {
      colour_family: [...new Set(finishes.map(colourFamily))],
      material: [...new Set(finishes.map((id) => materials[id].surface))],
      width_band: [widthBand(row.inches[0])],
      ...(row.features?.length ? { features: row.features } : {}),
      ...(row.star ? { energy_star: ['yes'] } : {}),
      ...kind.facets,
    },
    specs: [
      { label: text('Series', 'Série'), value: text(row.series, row.series) },
      ...kind.specs,
      ...energy,
    ],
    features: (row.features ?? []).map((feature) => facetValues.features[feature]),
    model: modelIn(row.finish),
    hero: row.hero,
    spin: row.spin,
    colours: row.others?.length ? { first: row.finish, others: row.others, modelIn } : undefined,
    modelNumber: row.others?.length ? row.model : modelNumber(row.model, row.finish),
    kwhPerYear: row.kwh,
    energyStar: row.star ?? false,
    addOns: kind.addOns,
  };
}

/** A specification; valueFr is only needed if French writes the value differently. */
export function fact(en: string, fr: string, value: string, valueFr = value): DemoSpec {
  return { label: text(en, fr), value: text(value, valueFr) };
}

/** Converts cubic feet to whole litres. */
export function litres(cubicFeet: number): number {
  return Math.round(cubicFeet * 28.3168);
}
