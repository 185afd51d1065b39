import { setImmediate } from 'node:timers/promises';
import type { BilingualText } from '../details.ts';
import { add, type BitSet, emptySet } from '../index/bitSet.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';
import { isName } from './synonyms.ts';
import { plainText } from './words.ts';

/** An inverted index: positions by word. */
class WordIndex {
  readonly #size: number;
  readonly #positions = new Map<string, number[]>();
  /** Sorted words for prefix search; null while positions are added. */
  #words: readonly string[] | null = null;

  constructor(size: number) {
    this.#size = size;
  }

  /** Adds a product; text is normalised words separated by spaces. Positions must be added in ascending order. */
  add(position: number, text: string): void {
    this.#words = null;
    for (const word of text.split(' ')) {
      const positions = this.#positions.get(word);
      if (!positions) this.#positions.set(word, [position]);
      else if (positions.at(-1) !== position) positions.push(position);
    }
  }

  has(word: string): boolean {
    return this.#positions.has(word);
  }

  /** Returns the positions with one of these words. */
  having(words: Iterable<string>): BitSet {
    const found = emptySet(this.#size);
    for (const word of words) for (const position of this.#positions.get(word) ?? []) add(found, position);
    return found;
  }

  /** Returns the positions with a word that starts with one of these prefixes. */
  beginning(parts: readonly string[]): BitSet {
    return this.having(parts.flatMap((part) => [...this.#from(part)]));
  }

  *#from(part: string): Generator<string> {
    this.#words ??= [...this.#positions.keys()].sort();
    const words = this.#words;
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((words[middle] ?? '') < part) low = middle + 1;
      else high = middle;
    }
    for (let at = low; words[at]?.startsWith(part); at += 1) yield words[at] ?? '';
  }
}

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
  if (!index) throw new Error('The search index of the catalog has not been built.');
  return index;
}
