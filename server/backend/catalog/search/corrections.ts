import type { CatalogIndex } from '../index/catalogIndex.ts';
import type { TermPart } from './parts.ts';
import { isServiceWord } from './serviceWords.ts';
import { isName, namesStartingWith, withSynonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isStopWord, plainText } from './words.ts';

/** Maximum number of corrections per word. */
const maxCorrections = 3;

/** Returns the nearest catalog words for each mistyped word; a catalog word is returned unchanged. */
export const correctWords = (vocabulary: Vocabulary, words: readonly string[]): string[][] =>
  words.map((word) => {
    const similar = vocabulary.findSimilar(word);
    const [nearest] = similar;
    if (nearest?.distance === 0) return [word];
    return similar
      .filter(({ distance }) => distance === nearest?.distance)
      .slice(0, maxCorrections)
      .map((one) => one.word);
  });

interface CorrectionLookup {
  vocabulary: Vocabulary;
  /** Returns whether the catalog contains this word. */
  isWord: (word: string) => boolean;
}

/** Minimum length of a prefix to complete, and of either half of a compound that is not a known name. */
const minLength = 3;

/** Splits a compound: 'coffeetable' into coffee table, 'tvstand' into tv stand. */
function halvesOf(word: string, { isWord }: CorrectionLookup): string[] | null {
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    const areLong = halves.every(({ length }) => length >= minLength);
    if (isName(halves) || (areLong && halves.every(isWord))) return halves;
  }
  return null;
}

function correctWord(word: string, lookup: CorrectionLookup): TermPart[] {
  const prefixes = word.length >= minLength ? namesStartingWith(word) : [];
  if (prefixes.length > 0) return [{ forms: prefixes }];
  const halves = halvesOf(word, lookup);
  if (halves) return [{ forms: withSynonyms(halves), correction: halves }];
  const [corrected = []] = correctWords(lookup.vocabulary, [word]);
  const corrections = corrected.filter((one) => one !== word);
  return corrections.length > 0
    ? [{ forms: corrections.flatMap((one) => withSynonyms([one])), correction: corrections.slice(0, 1) }]
    : [];
}

/** Returns replacements for a part without a match: split, corrected or completed words; none if there are no corrections. */
export function correctPart({ forms: [typed = []] }: TermPart, lookup: CorrectionLookup): TermPart[] {
  if (typed.every(isServiceWord)) return [];
  if (typed.length > 1) return typed.map((word) => ({ forms: withSynonyms([word]) }));
  return correctWord(typed[0] ?? '', lookup);
}

/** Corrections by mistyped word; an empty list for a word that is ignored. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

/** Number of product names in which the spelling of a word is looked up. */
const sampleSize = 40;

const wordPattern = /[\p{L}\p{N}]+/gu;

/** Returns a normalised word as spelled in product names: refrigerateur becomes réfrigérateur. */
function originalSpelling(word: string, { names }: CatalogIndex, positions: Int32Array): string {
  for (const position of positions.slice(0, sampleSize)) {
    const { en, fr } = names.at(position);
    const found = `${en} ${fr}`.match(wordPattern)?.find((run) => plainText(run) === word);
    if (found) return found.toLowerCase();
  }
  return word;
}

const isSignificant = (word: string) => plainText(word) !== '' && !isStopWord(plainText(word));

/**
 * Returns the term that was actually searched: corrected words are replaced, ignored words removed; empty if the term was searched as
 * typed.
 */
export function correctedTerm(
  term: string,
  corrections: Corrections,
  catalogIndex: CatalogIndex,
  positions: Int32Array,
): string {
  if (corrections.size === 0 || positions.length === 0) return '';
  const words = term
    .replace(wordPattern, (run) => {
      const correction = corrections.get(plainText(run));
      return correction?.map((word) => originalSpelling(word, catalogIndex, positions)).join(' ') ?? run;
    })
    .split(/\s+/);
  const corrected = words
    .slice(words.findIndex(isSignificant), words.findLastIndex(isSignificant) + 1)
    .join(' ');
  return corrected.replace(/[^\p{L}\p{N}]+$/u, '');
}
