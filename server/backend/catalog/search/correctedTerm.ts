import type { CatalogIndex } from '../index/catalogIndex.ts';
import { plainText } from './plainText.ts';
import { isStopWord } from './tokens.ts';

/** Corrections by mistyped word; an empty list for a word that is ignored. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

/** Number of product names that are searched for the spelling of a word. */
const sample = 40;

const runs = /[\p{L}\p{N}]+/gu;

/** Returns a normalised word in the spelling of product names: refrigerateur is réfrigérateur. */
function written(word: string, { names }: CatalogIndex, positions: Int32Array): string {
  for (const position of positions.slice(0, sample)) {
    const { en = '', fr = '' } = names[position] ?? {};
    const found = `${en} ${fr}`.match(runs)?.find((run) => plainText(run) === word);
    if (found) return found.toLowerCase();
  }
  return word;
}

const isSignificant = (word: string) => plainText(word) !== '' && !isStopWord(plainText(word));

/**
 * Returns the term that was searched instead: corrected words are replaced, ignored words removed; empty when the
 * term was searched as typed.
 */
export function correctedTerm(
  term: string,
  corrections: Corrections,
  catalogIndex: CatalogIndex,
  positions: Int32Array,
): string {
  if (corrections.size === 0 || positions.length === 0) return '';
  const words = term
    .replace(runs, (run) => {
      const correction = corrections.get(plainText(run));
      return correction?.map((word) => written(word, catalogIndex, positions)).join(' ') ?? run;
    })
    .split(/\s+/);
  const corrected = words
    .slice(words.findIndex(isSignificant), words.findLastIndex(isSignificant) + 1)
    .join(' ');
  return corrected.replace(/[^\p{L}\p{N}]+$/u, '');
}
