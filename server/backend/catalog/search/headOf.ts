import type { BilingualText } from '../details.ts';
import { isName } from './synonyms.ts';
import { plainText } from './words.ts';

/** Separators that follow the head noun. */
const english = /,|\/|\(|\b(?:with|for|and|w|in)\b/i;
const french = /,|\/|\(|\s(?:avec|pour|à|de|en)\s/i;

/** Suffixes without meaning: a bed frame is a bed, a shelving unit is shelving. */
const shapes = / (?:frame|unit|combination|combo|set)s?$/;

/**
 * Returns the head noun, which is the last word in English and the first in French. A compound noun counts as one
 * word: the head noun of a sofa-bed is not bed.
 */
export function headOf({ en, fr }: BilingualText): string {
  const words = plainText(en.split(english)[0] ?? '')
    .replace(shapes, '')
    .split(' ');
  const two = words.slice(-2);
  const last = isName(two) ? two.join('') : words.at(-1);
  return `${last} ${plainText(fr.split(french)[0] ?? '').split(' ')[0]}`;
}
