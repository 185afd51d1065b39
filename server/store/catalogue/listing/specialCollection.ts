import { inLanguage, word } from '../catalogueWords.ts';
import { plainText } from '../search/plainText.ts';
import { type BitSet, either } from '../shelf/bitSet.ts';
import type { Shelf } from '../shelf/shelf.ts';

export interface SpecialCollection {
  title: string;
  candidates: BitSet;
}

const titles = {
  featured: 'collectionFeatured',
  sale: 'collectionSale',
  new: 'collectionNew',
  outlet: 'collectionOutlet',
} as const;

/** Names that addresses and dealers' carousels use for a facet. */
const otherNames: Record<string, string> = {
  manufacturer: 'brand',
  collection_name: 'collection',
  promotion: 'program_id',
};

const slug = (text: string) => plainText(text).replaceAll(' ', '-');

/**
 * The products that share an attribute value (commerce specification §2, /special/{attribute}/{value}): featured, sale,
 * new, outlet, or any facet; several values by commas, as value or as label. null when nothing is known of it.
 */
export function specialCollection(
  shelf: Shelf,
  attribute: string,
  value: string,
  language: string,
): SpecialCollection | null {
  const own = shelf.collections.get(attribute);
  if (own && attribute in titles)
    return { title: word(language, titles[attribute as keyof typeof titles]), candidates: own };

  const facet = shelf.facets.get(otherNames[attribute] ?? attribute);
  const asked = value.split(',').map((part) => part.trim());
  const found = [...(facet?.values.values() ?? [])].filter(
    (one) => asked.includes(one.value) || asked.some((text) => slug(text) === slug(one.label.en)),
  );
  if (!facet || found.length === 0) return null;
  const label = found.map((one) => inLanguage(one.label, language)).join(', ');
  return {
    title: facet.code === 'collection' ? word(language, 'collectionSeries', { name: label }) : label,
    candidates: either(
      shelf.size,
      found.map(({ products }) => products),
    ),
  };
}
