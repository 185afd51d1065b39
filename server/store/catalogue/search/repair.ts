import { correctWords } from './correctWords.ts';
import type { Part } from './parts.ts';
import { namesBeginning, otherNames } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Knowing {
  vocabulary: Vocabulary;
  /** Whether the catalogue has this very word. */
  isWord: (word: string) => boolean;
}

/** Shortest half of two words that were written as one, and shortest beginning that says what is meant. */
const shortest = 3;

/** 'coffeetable' as coffee table. */
function halvesOf(word: string, { isWord }: Knowing): string[] | null {
  for (let at = word.length - shortest; at >= shortest; at -= 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every(isWord)) return halves;
  }
  return null;
}

const withOthers = (phrase: readonly string[]) => [phrase, ...otherNames(phrase)];

function repairWord(word: string, knowing: Knowing): Part[] {
  const begun = word.length >= shortest ? namesBeginning(word) : [];
  if (begun.length > 0) return [{ forms: begun }];
  const halves = halvesOf(word, knowing);
  if (halves) return [{ forms: withOthers(halves), meant: halves }];
  const [corrected = []] = correctWords(knowing.vocabulary, [word]);
  const meant = corrected.filter((one) => one !== word);
  return meant.length > 0
    ? [{ forms: meant.flatMap((one) => withOthers([one])), meant: meant.slice(0, 1) }]
    : [];
}

/** What a part that finds nothing may have meant: words run together, mistyped or not done; nothing when there is no telling. */
export function repair({ forms: [typed = []] }: Part, knowing: Knowing): Part[] {
  if (typed.length > 1) return typed.map((word) => ({ forms: withOthers([word]) }));
  return repairWord(typed[0] ?? '', knowing);
}
