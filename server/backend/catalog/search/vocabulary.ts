import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import { synonymWords } from './synonyms.ts';
import { typingDistance } from './typingDistance.ts';

/** A catalog word similar to a typed one. */
export interface SimilarWord {
  word: string;
  /** Number of products with the word. */
  uses: number;
  /** Number of typing errors; 0 also for a prefix of the word. */
  distance: number;
}

/** Returns the accepted number of typing errors. */
const maxDistance = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Returns the letters of a word as bits: words whose letters differ too much need no distance computation. */
function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) letters |= 1 << ((letter.codePointAt(0) ?? 0) & 31);
  return letters;
}

function bitsIn(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The words of the catalog for typing corrections, cached with their catalog revision. */
export class Vocabulary {
  readonly #words: { word: string; uses: number; letters: number }[];

  constructor(words: readonly { word: string; uses: number }[]) {
    this.#words = words.map((one) => ({ ...one, letters: lettersOf(one.word) }));
  }

  /** Returns similar words, nearest first, then by use. */
  near(typed: string): SimilarWord[] {
    const most = maxDistance(typed);
    const letters = lettersOf(typed);
    return this.#words
      .flatMap(({ word, uses, letters: own }): SimilarWord[] => {
        if (word.startsWith(typed)) return [{ word, uses, distance: 0 }];
        // A wrong letter removes one letter and adds another.
        if (Math.abs(word.length - typed.length) > most || bitsIn(own ^ letters) > 2 * most) return [];
        const distance = typingDistance(typed, word);
        return distance <= most ? [{ word, uses, distance }] : [];
      })
      .sort((a, b) => a.distance - b.distance || b.uses - a.uses);
  }
}

export async function readVocabulary(db: Database): Promise<Vocabulary> {
  const words = await rowsOf<{ word: string; uses: number }>(db, sql`select word, uses from search_words`);
  const catalogWords = new Set(words.map(({ word }) => word));
  // Synonyms that the catalog does not contain may be mistyped too.
  const others = synonymWords.filter((word) => word.length > 3 && !catalogWords.has(word));
  return new Vocabulary([...words, ...others.map((word) => ({ word, uses: 0 }))]);
}
