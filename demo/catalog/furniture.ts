import {
  type Facets,
  type FeatureKey,
  facetValues,
  widthBand,
} from '../../server/backend/catalog/standardFacets.ts';
import { type MaterialId, materials } from '../materials.ts';
import type { Model } from '../model.ts';
import { type Text, text } from '../text.ts';
import { type CollectionId, collections } from './collections.ts';
import { colourFamily } from './colourFamily.ts';
import { descriptionSentences, type SentenceBank, sizeSentence } from './descriptions.ts';
import type { Draft, Inches, SizeChoice } from './draft.ts';

/** The columns of every table of furniture. */
export interface FurnitureRow {
  id: string;
  collection: CollectionId;
  price: number;
  inches: Inches;
  pounds: number;
  /** The cover or wood of the default variant. */
  main: MaterialId;
  /** Other covers or woods, each a variant with a picture. */
  others?: readonly MaterialId[];
  features?: readonly FeatureKey[];
  lead: Text;
  hero?: boolean;
  spin?: boolean;
  sizes?: readonly SizeChoice[];
}

interface Kind {
  family: string;
  noun: Text;
  categories: readonly string[];
  banks: readonly SentenceBank[];
  facets?: Facets;
  addOns?: readonly string[];
  /** True for pieces that fit through a door when stood on end. */
  fitsOnEnd?: boolean;
}

/** Builds the draft of a piece of furniture from its row and its kind. */
export function furniture(row: FurnitureRow, kind: Kind, modelIn: (material: MaterialId) => Model): Draft {
  const { name, style, brand } = collections[row.collection];
  const finishes = [row.main, ...(row.others ?? [])];
  const surfaces = [...new Set(finishes.map((id) => materials[id].surface))];
  const { label } = materials[row.main];
  return {
    id: row.id,
    family: kind.family,
    name: text(`${name} ${kind.noun.en}`, `${kind.noun.fr} ${name}`),
    brand,
    collection: row.collection,
    categories: kind.categories,
    price: row.price,
    lead: row.lead,
    body: [
      ...descriptionSentences(row.id, ...kind.banks),
      // For a product in several sizes, a sentence about one size would contradict the others.
      ...(row.sizes ? [] : [sizeSentence(row.id, row.inches, kind.fitsOnEnd)]),
    ],
    inches: row.inches,
    pounds: row.pounds,
    facets: {
      style: [style],
      colour_family: [...new Set(finishes.map(colourFamily))],
      material: surfaces,
      width_band: [widthBand(row.inches[0])],
      ...(row.features?.length ? { features: row.features } : {}),
      ...kind.facets,
    },
    specs: [
      { label: text('Collection', 'Collection'), value: text(name, name) },
      { label: text('Shown in', 'Présenté en'), value: label },
      { label: text('Style', 'Style'), value: facetValues.style[style] },
    ],
    features: (row.features ?? []).map((feature) => facetValues.features[feature]),
    sizes: row.sizes,
    model: modelIn(row.main),
    hero: row.hero,
    spin: row.spin,
    colours: row.others?.length ? { first: row.main, others: row.others, modelIn } : undefined,
    addOns: kind.addOns,
  };
}
