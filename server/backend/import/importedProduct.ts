import type { BilingualText, ProductDetails } from '../catalog/details.ts';
import { plainText } from '../catalog/search/words.ts';
import type { products } from '../database/schema/catalog.ts';

/** A facet value of a product. */
export interface ImportedFacet {
  code: string;
  value: string;
  facetLabel: BilingualText;
  label: BilingualText;
}

/** A parsed product of a file. */
export interface ImportedProduct {
  row: typeof products.$inferInsert;
  /** Cents; null for a price on request. */
  price: number | null;
  listPrice: number | null;
  /** url keys of categories */
  categories: string[];
  facets: ImportedFacet[];
}

/** Returns the url_key of a text: 'SKÅDIS / 51' becomes 'skadis-51'. */
export const slug = (text: string) => plainText(text).replaceAll(' ', '-');

export const both = (en: string, fr: string = en): BilingualText => ({ en, fr });

/** Converts centimetres to inches, rounded to a tenth. */
export const inches = (cm: number): number => Math.round((cm / 2.54) * 10) / 10;

/** Details of a product without images, documents and options. */
export const plainDetails = (
  details: Pick<ProductDetails, 'shortDescription' | 'description' | 'specs' | 'customColumns'> & {
    kwhPerYear?: number;
  },
): ProductDetails => ({
  images: [],
  frames360: [],
  videos: [],
  documents: [],
  features: [],
  options: [],
  choice: {},
  distribution: [0, 0, 0, 0, 0],
  weight: null,
  ...details,
  kwhPerYear: details.kwhPerYear ?? null,
});

/** The fields that are the same for every imported product. */
export const plainRow = {
  type: 'simple' as const,
  parentId: null,
  collection: '',
  visible: true,
  featured: false,
  poa: false,
  msrpEnabled: false,
  displayPrice: true,
  addable: true,
  energyStar: false,
  rating: 0,
  reviewsCount: 0,
  hoverImage: '',
  flags: [],
  swatches: [],
};
