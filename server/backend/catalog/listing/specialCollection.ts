import { oncePer } from '../../../../contract/oncePer.ts';
import { ownValue } from '../../../../contract/ownValue.ts';
import { catalogMessage, localizedText } from '../catalogMessages.ts';
import { type BitSet, bitSetOf, union } from '../index/bitSet.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';
import { plainText } from '../search/words.ts';
import { newProducts } from './newProducts.ts';

export interface SpecialCollection {
  title: string;
  candidates: BitSet;
  /** The index with the prices that the tiles of the collection show. */
  catalogIndex: CatalogIndex;
}

/** The index in which the price of a product is that of its cheapest outlet piece. Memoised. */
const withOutletPrices = oncePer(
  (catalogIndex: CatalogIndex): CatalogIndex => ({
    ...catalogIndex,
    measures: new Map([...catalogIndex.measures, ['price', catalogIndex.outletPrices]]),
  }),
);

/** The products that share a property instead of a facet value. */
const titles = {
  featured: 'collectionFeatured',
  sale: 'collectionSale',
  new: 'collectionNew',
  outlet: 'collectionOutlet',
} as const;

export const isCollection = (name: string): boolean => Object.hasOwn(titles, name);

/** Aliases of facets in URLs and dealers' carousels. */
const otherNames: Record<string, string> = {
  manufacturer: 'brand',
  collection_name: 'collection',
  promotion: 'program_id',
};

const slug = (text: string) => plainText(text).replaceAll(' ', '-');

/**
 * Finds the products that share an attribute value (docs/spec/01 §3, /special/{attribute}/{value}): featured, sale, new, outlet, or any
 * facet. Several values are separated by commas, each as value or label. null when nothing matches
 */
export function specialCollection(
  catalogIndex: CatalogIndex,
  attribute: string,
  value: string,
  language: string,
  now: Date,
): SpecialCollection | null {
  const own = attribute === 'new' ? newProducts(catalogIndex, now) : catalogIndex.collections.get(attribute);
  if (own && attribute in titles)
    return {
      title: catalogMessage(language, titles[attribute as keyof typeof titles]),
      candidates: own,
      catalogIndex: attribute === 'outlet' ? withOutletPrices(catalogIndex) : catalogIndex,
    };

  const facet = catalogIndex.facets.get(ownValue(otherNames, attribute) ?? attribute);
  const requested = value.split(',').map((part) => part.trim());
  const found = [...(facet?.values.values() ?? [])].filter(
    (one) => requested.includes(one.value) || requested.some((text) => slug(text) === slug(one.label.en)),
  );
  if (!facet || found.length === 0) return null;
  const label = found.map((one) => localizedText(one.label, language)).join(', ');
  return {
    catalogIndex,
    title:
      facet.code === 'collection' ? catalogMessage(language, 'collectionSeries', { name: label }) : label,
    candidates: union(
      catalogIndex.size,
      found.map(({ number }) => bitSetOf(catalogIndex.size, catalogIndex.productsWith.of(number))),
    ),
  };
}
