import { oncePer } from '../../../../contract/oncePer.ts';
import { type BitSet, bitSetOf } from '../index/bitSet.ts';
import {
  type CatalogIndex,
  type IndexedFacet,
  type IndexedFacetValue,
  NO_COLOUR,
} from '../index/catalogIndex.ts';
import { phraseKey, tokensOf } from './words.ts';

type Rgb = readonly [red: number, green: number, blue: number];

function rgbOf(swatch: string): Rgb | null {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(swatch) ?? [];
  const channels = [red, green, blue].map((hex) => Number.parseInt(hex, 16));
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN] = channels;
  return channels.some(Number.isNaN) ? null : [r, g, b];
}

const distance = (a: Rgb, b: Rgb) => a.reduce((sum, channel, at) => sum + (channel - (b[at] ?? 0)) ** 2, 0);

/** Returns the product's own facet value with the nearest swatch; if the product has a single value, that is its colour. */
function mainValueOf(
  { valuesOf, colours }: CatalogIndex,
  values: readonly IndexedFacetValue[],
  position: number,
): IndexedFacetValue | undefined {
  const numbers = valuesOf.of(position);
  const own = values.filter(({ number }) => numbers.includes(number));
  const colour = colours[position] ?? NO_COLOUR;
  if (own.length < 2 || colour === NO_COLOUR) return own[0];
  const main: Rgb = [colour >>> 16, (colour >>> 8) & 255, colour & 255];
  const from = ({ swatch }: IndexedFacetValue) => {
    const other = rgbOf(swatch);
    return other ? distance(main, other) : Number.POSITIVE_INFINITY;
  };
  return own.reduce((best, value) => (from(value) < from(best) ? value : best));
}

const cacheOf = oncePer((_: CatalogIndex) => new Map<IndexedFacetValue, BitSet>());

/** Returns the products shown in this colour, from those that are available in it among others. */
function shownIn(catalogIndex: CatalogIndex, facet: IndexedFacet, value: IndexedFacetValue): BitSet {
  const cached = cacheOf(catalogIndex);
  const positionsInColour = cached.get(value);
  if (positionsInColour) return positionsInColour;
  const values = [...facet.values.values()];
  const positions = catalogIndex.productsWith
    .of(value.number)
    .filter((position) => mainValueOf(catalogIndex, values, position) === value);
  const found = bitSetOf(catalogIndex.size, positions);
  cached.set(value, found);
  return found;
}

interface Colour {
  facet: IndexedFacet;
  value: IndexedFacetValue;
}

/** Returns the values with a swatch, by the keys of their names in both languages. */
const coloursByName = oncePer((catalogIndex: CatalogIndex): ReadonlyMap<string, readonly Colour[]> => {
  const byName = new Map<string, Colour[]>();
  for (const facet of catalogIndex.facets.values())
    for (const value of facet.values.values()) {
      const { swatch, label } = value;
      const keys = swatch ? [tokensOf(label.en), tokensOf(label.fr)].map(phraseKey) : [];
      for (const key of keys) byName.set(key, [...(byName.get(key) ?? []), { facet, value }]);
    }
  return byName;
});

/**
 * Returns the products shown in a colour of the term. A search for a blue sofa must not start with a beige one that is also available in
 * blue.
 */
export function mainColours(catalogIndex: CatalogIndex, forms: readonly (readonly string[])[]): BitSet[] {
  const named = coloursByName(catalogIndex);
  const colours = new Set(forms.flatMap((form) => named.get(phraseKey(form)) ?? []));
  return [...colours].map(({ facet, value }) => shownIn(catalogIndex, facet, value));
}
