import { isName, withSynonyms } from './synonyms.ts';

/** One part of a term: its forms, the typed one first, each a list of words that must all match. */
export interface TermPart {
  forms: readonly (readonly string[])[];
  /** The correction of a mistyped word. */
  correction?: readonly string[];
}

/** Maximum number of words in a name. */
const maxWords = 3;

interface WordLookup {
  /** Returns whether the catalog contains this word. */
  isWord: (word: string) => boolean;
}

/** Returns the first part of the words and its number of words: the longest known name, or else a single word. */
function firstPart(words: readonly string[], { isWord }: WordLookup): { part: TermPart; taken: number } {
  for (let taken = Math.min(maxWords, words.length); taken > 1; taken -= 1) {
    const phrase = words.slice(0, taken);
    if (isName(phrase)) return { part: { forms: withSynonyms(phrase) }, taken };
    const joined = phrase.join('');
    if (isWord(joined)) return { part: { forms: [phrase, ...withSynonyms([joined])] }, taken };
  }
  return { part: { forms: withSynonyms(words.slice(0, 1)) }, taken: 1 };
}

/** Splits the words of a term into parts: 'white tv stand' becomes white, and TV stand with its synonyms. */
export function partsOf(words: readonly string[], lookup: WordLookup): TermPart[] {
  const parts: TermPart[] = [];
  for (let at = 0; at < words.length; ) {
    const { part, taken } = firstPart(words.slice(at), lookup);
    parts.push(part);
    at += taken;
  }
  return parts;
}
