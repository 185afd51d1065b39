import { correctWords } from './correctWords.ts';
import type { TermPart } from './parts.ts';
import { namesStartingWith, synonymsOf } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

interface CorrectionLookup {
  vocabulary: Vocabulary;
  /** Returns whether the catalog contains this word. */
  isWord: (word: string) => boolean;
}

/** Minimum length of either half of a joined word, and of a prefix that is completed. */
const shortest = 3;

/** Splits a joined word: 'coffeetable' is coffee table. */
function halvesOf(word: string, { isWord }: CorrectionLookup): string[] | null {
  for (let at = word.length - shortest; at >= shortest; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every(isWord)) return halves;
  }
  return null;
}

const withOthers = (phrase: readonly string[]) => [phrase, ...synonymsOf(phrase)];

function correctWord(word: string, lookup: CorrectionLookup): TermPart[] {
  const prefixes = word.length >= shortest ? namesStartingWith(word) : [];
  if (prefixes.length > 0) return [{ forms: prefixes }];
  const halves = halvesOf(word, lookup);
  if (halves) return [{ forms: withOthers(halves), correction: halves }];
  const [corrected = []] = correctWords(lookup.vocabulary, [word]);
  const corrections = corrected.filter((one) => one !== word);
  return corrections.length > 0
    ? [{ forms: corrections.flatMap((one) => withOthers([one])), correction: corrections.slice(0, 1) }]
    : [];
}

/**
 * Returns replacements of a part without a match: joined, mistyped or unfinished words; none when there is no
 * correction.
 */
export function correctPart({ forms: [typed = []] }: TermPart, lookup: CorrectionLookup): TermPart[] {
  if (typed.length > 1) return typed.map((word) => ({ forms: withOthers([word]) }));
  return correctWord(typed[0] ?? '', lookup);
}
