import { setImmediate } from 'node:timers/promises';
import type { BilingualText } from '../details.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';
import { plainText } from './plainText.ts';
import { isName } from './synonyms.ts';
import { WordIndex } from './wordIndex.ts';

/** The words of a catalog index by position. */
export interface SearchIndex {
  /** All search text of a product. */
  texts: WordIndex;
  names: WordIndex;
  /** Normalised names by position, both languages, a space around every word. */
  plainNames: string[];
  /** The head nouns of names: `Cover for sofa` is a cover. */
  heads: WordIndex;
}

/** Separators: the head noun stands before them. */
const english = /,|\/|\(|\b(?:with|for|and|w|in)\b/i;
const french = /,|\/|\(|\s(?:avec|pour|à|de|en)\s/i;

/** Suffixes without meaning: a bed frame is a bed, a shelving unit shelving. */
const shapes = / (?:frame|unit|combination|combo|set)s?$/;

/**
 * Returns the head noun, which is the last word in English and the first in French. A compound noun counts as one
 * word: the head noun of a sofa-bed is not bed.
 */
function headOf({ en, fr }: BilingualText): string {
  const words = plainText(en.split(english)[0] ?? '')
    .replace(shapes, '')
    .split(' ');
  const two = words.slice(-2);
  const last = isName(two) ? two.join('') : words.at(-1);
  return `${last} ${plainText(fr.split(french)[0] ?? '').split(' ')[0]}`;
}

const cache = new WeakMap<CatalogIndex, SearchIndex>();

const emptyIndex = ({ size }: CatalogIndex): SearchIndex => ({
  texts: new WordIndex(size),
  names: new WordIndex(size),
  plainNames: [],
  heads: new WordIndex(size),
});

function addProduct(index: SearchIndex, catalogIndex: CatalogIndex, position: number): void {
  const name = catalogIndex.names[position] ?? { en: '', fr: '' };
  const plain = ` ${plainText(name.en)} | ${plainText(name.fr)} `;
  index.plainNames.push(plain);
  index.names.add(position, plain);
  index.heads.add(position, headOf(name));
  index.texts.add(position, catalogIndex.searchable[position]?.text ?? '');
}

/** Number of products per batch; a batch takes a few milliseconds, in which no request is served. */
const slice = 500;

/** Builds the search index of a catalog index, and yields between batches so that requests are served. */
export async function buildSearchIndex(catalogIndex: CatalogIndex): Promise<void> {
  const index = emptyIndex(catalogIndex);
  for (let position = 0; position < catalogIndex.size; position += 1) {
    if (position % slice === 0) await setImmediate();
    addProduct(index, catalogIndex, position);
  }
  cache.set(catalogIndex, index);
}

/** Returns the search index. @throws when it was not built */
export function searchIndexOf(catalogIndex: CatalogIndex): SearchIndex {
  const index = cache.get(catalogIndex);
  if (!index) throw new Error('The shelf was not made ready to be searched.');
  return index;
}
