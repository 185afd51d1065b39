import type { BilingualText } from '../details.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { plainText } from './plainText.ts';
import { isName } from './synonyms.ts';
import { WordIndex } from './wordIndex.ts';

/** A shelf's words, by where they stand. */
export interface SearchIndex {
  /** Everything that is said of a product. */
  texts: WordIndex;
  names: WordIndex;
  /** By place, both languages, a blank around every word. */
  plainNames: readonly string[];
  /** What a thing is called at the core: Cover for sofa is a cover. */
  heads: WordIndex;
}

/** What comes after is not the thing itself. */
const english = /,|\/|\(|\b(?:with|for|and|w|in)\b/i;
const french = /,|\/|\(|\s(?:avec|pour|à|de|en)\s/i;

/** A bed frame is a bed, a shelving unit shelving. */
const shapes = / (?:frame|unit|combination|combo|set)s?$/;

/**
 * A thing's own name stands last in English and first in French. Two words that are one name are written as one: the head
 * of a sofa-bed is no bed.
 */
function headOf({ en, fr }: BilingualText): string {
  const words = plainText(en.split(english)[0] ?? '')
    .replace(shapes, '')
    .split(' ');
  const two = words.slice(-2);
  const last = isName(two) ? two.join('') : words.at(-1);
  return `${last} ${plainText(fr.split(french)[0] ?? '').split(' ')[0]}`;
}

const known = new WeakMap<Shelf, SearchIndex>();

/** The index of a shelf, made when it is first searched. */
export function searchIndexOf(shelf: Shelf): SearchIndex {
  const made = known.get(shelf);
  if (made) return made;
  const plainNames = shelf.names.map(({ en, fr }) => ` ${plainText(en)} | ${plainText(fr)} `);
  const index = {
    texts: new WordIndex(shelf.spoken.map(({ text }) => text)),
    names: new WordIndex(plainNames),
    plainNames,
    heads: new WordIndex(shelf.names.map(headOf)),
  };
  known.set(shelf, index);
  return index;
}
