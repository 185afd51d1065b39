import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import { synonymWords } from './synonyms.ts';
import { typingDistance } from './typingDistance.ts';

/** A word of the catalogue near a typed one. */
export interface NearWord {
  word: string;
  /** How many products have it. */
  uses: number;
  /** Wrong letters; 0 also for the beginning of a word. */
  distance: number;
}

/** Wrong letters a word may have. */
const allowed = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The letters of a word as bits: words that differ in more letters than may be wrong need no closer look. */
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

/** Every word of the catalogue, to correct a mistyped one; kept in memory with the revision it belongs to. */
export class Vocabulary {
  readonly #words: { word: string; uses: number; letters: number }[];

  constructor(words: readonly { word: string; uses: number }[]) {
    this.#words = words.map((one) => ({ ...one, letters: lettersOf(one.word) }));
  }

  /** What a word may stand for, nearest first, then by use. */
  near(asked: string): NearWord[] {
    const most = allowed(asked);
    const letters = lettersOf(asked);
    return this.#words
      .flatMap(({ word, uses, letters: own }): NearWord[] => {
        if (word.startsWith(asked)) return [{ word, uses, distance: 0 }];
        // A wrong letter takes one away and brings another.
        if (Math.abs(word.length - asked.length) > most || bitsIn(own ^ letters) > 2 * most) return [];
        const distance = typingDistance(asked, word);
        return distance <= most ? [{ word, uses, distance }] : [];
      })
      .sort((a, b) => a.distance - b.distance || b.uses - a.uses);
  }
}

export async function readVocabulary(db: Database): Promise<Vocabulary> {
  const words = await rowsOf<{ word: string; uses: number }>(db, sql`select word, uses from search_words`);
  const known = new Set(words.map(({ word }) => word));
  // What only shoppers call a thing may be mistyped too.
  const others = synonymWords.filter((word) => word.length > 3 && !known.has(word));
  return new Vocabulary([...words, ...others.map((word) => ({ word, uses: 0 }))]);
}
