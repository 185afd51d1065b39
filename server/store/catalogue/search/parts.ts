import { otherNames } from './synonyms.ts';

/** A thing asked for: its forms, the typed one first, each a list of words that must all be there. */
export interface Part {
  forms: readonly (readonly string[])[];
  /** What a mistyped word was taken for. */
  meant?: readonly string[];
}

/** Longest name that is looked for, in words. */
const longest = 3;

interface Knowing {
  /** Whether the catalogue has this very word. */
  isWord: (word: string) => boolean;
}

/** The part at the head of words, and how many of them it takes: the longest name known, else a single word. */
function firstPart(words: readonly string[], { isWord }: Knowing): { part: Part; taken: number } {
  for (let taken = Math.min(longest, words.length); taken > 1; taken -= 1) {
    const phrase = words.slice(0, taken);
    const others = otherNames(phrase);
    if (others.length > 0) return { part: { forms: [phrase, ...others] }, taken };
    const joined = phrase.join('');
    if (taken === 2 && isWord(joined)) {
      return { part: { forms: [phrase, [joined], ...otherNames([joined])] }, taken };
    }
  }
  const one = words.slice(0, 1);
  return { part: { forms: [one, ...otherNames(one)] }, taken: 1 };
}

/** What the words of a term ask for: 'white tv stand' is white, and a TV stand by any of its names. */
export function partsOf(words: readonly string[], knowing: Knowing): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const { part, taken } = firstPart(words.slice(at), knowing);
    parts.push(part);
    at += taken;
  }
  return parts;
}
