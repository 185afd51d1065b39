import {
  type Facets,
  type FeatureKey,
  facetValues,
  widthBand,
} from '../../server/backend/catalog/standardFacets.ts';
import { type MaterialId, materials } from '../materials.ts';
import type { Model } from '../model.ts';
import type { Text } from '../text.ts';
import { type CollectionId, collections } from './collections.ts';
import { colourFamily } from './colourFamily.ts';
import { both, type Draft, type Inches } from './draft.ts';
import { type Bank, sizeSentence, voice } from './voice.ts';

/** Facts that every piece of furniture row has. */
export interface PieceRow {
  id: string;
  collection: CollectionId;
  price: number;
  inches: Inches;
  pounds: number;
  /** the cover or the wood it is first shown in */
  main: MaterialId;
  /** what else it comes in; each is a variant with its own picture */
  others?: readonly MaterialId[];
  features?: readonly FeatureKey[];
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
  addOns?: readonly string[];
  /** goes through a door on its end */
  mayTurn?: boolean;
}

/** A draft of a piece of furniture: what all rows share, so that a family file is only its rows and its model. */
export function piece(row: PieceRow, kind: Kind, paint: (material: MaterialId) => Model): Draft {
  const { name, style, brand } = collections[row.collection];
  const all = [row.main, ...(row.others ?? [])];
  const surfaces = [...new Set(all.map((id) => materials[id].surface))];
  const { label } = materials[row.main];
  return {
    id: row.id,
    family: kind.family,
    name: both(`${name} ${kind.noun.en}`, `${kind.noun.fr} ${name}`),
    brand,
    collection: row.collection,
    categories: kind.categories,
    price: row.price,
    lead: row.lead,
    body: [...voice(row.id, ...kind.banks), sizeSentence(row.id, row.inches, kind.mayTurn)],
    inches: row.inches,
    pounds: row.pounds,
    facets: {
      style: [style],
      colour_family: [...new Set(all.map(colourFamily))],
      material: surfaces,
      width_band: [widthBand(row.inches[0])],
      ...(row.features?.length ? { features: row.features } : {}),
      ...kind.facets,
    },
    specs: [
      { label: both('Collection', 'Collection'), value: both(name, name) },
      { label: both('Shown in', 'Présenté en'), value: label },
      { label: both('Style', 'Style'), value: facetValues.style[style] },
    ],
    features: (row.features ?? []).map((feature) => facetValues.features[feature]),
    model: paint(row.main),
    hero: row.hero,
    spin: row.spin,
    colours: row.others?.length ? { first: row.main, others: row.others, paint } : undefined,
    addOns: kind.addOns,
  };
}
