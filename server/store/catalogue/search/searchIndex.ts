import type { BilingualText } from '../details.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { plainText } from './plainText.ts';
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

/** A thing's own name stands last in English and first in French. */
function headOf({ en, fr }: BilingualText): string {
  const last = plainText(en.split(english)[0] ?? '')
    .split(' ')
    .at(-1);
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
