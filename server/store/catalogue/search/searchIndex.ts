import { setImmediate } from 'node:timers/promises';
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
  plainNames: string[];
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

const emptyIndex = ({ size }: Shelf): SearchIndex => ({
  texts: new WordIndex(size),
  names: new WordIndex(size),
  plainNames: [],
  heads: new WordIndex(size),
});

function put(index: SearchIndex, shelf: Shelf, place: number): void {
  const name = shelf.names[place] ?? { en: '', fr: '' };
  const plain = ` ${plainText(name.en)} | ${plainText(name.fr)} `;
  index.plainNames.push(plain);
  index.names.add(place, plain);
  index.heads.add(place, headOf(name));
  index.texts.add(place, shelf.spoken[place]?.text ?? '');
}

/** Products taken in at a time: a few milliseconds, in which nobody else is answered. */
const slice = 500;

/** Makes a shelf ready to be searched, and lets others be answered meanwhile. */
export async function readySearch(shelf: Shelf): Promise<void> {
  const index = emptyIndex(shelf);
  for (let place = 0; place < shelf.size; place += 1) {
    if (place % slice === 0) await setImmediate();
    put(index, shelf, place);
  }
  known.set(shelf, index);
}

/** The words of a shelf that was made ready. @throws when it was not */
export function searchIndexOf(shelf: Shelf): SearchIndex {
  const index = known.get(shelf);
  if (!index) throw new Error('The shelf was not made ready to be searched.');
  return index;
}
