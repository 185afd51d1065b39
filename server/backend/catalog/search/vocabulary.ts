import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import { bitsOf } from '../index/bitSet.ts';
import { synonymWords } from './synonyms.ts';

/**
 * Returns the number of typing errors between two words: a missing, extra, wrong or swapped letter (optimal string
 * alignment).
 */
export function typingDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const one = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isSwap ? Math.min(one, (before[j - 2] ?? 0) + 1) : one);
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
}

/** A catalog word similar to a typed one. */
export interface SimilarWord {
  word: string;
  /** Number of products with the word. */
  uses: number;
  /** Number of typing errors; 0 also if the typed word is a prefix of the word. */
  distance: number;
}

/** Returns the maximum number of typing errors. */
const maxDistance = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Returns the letters of a word as bits: if they differ too much, the distance need not be computed. */
function lettersOf(word: string): number {
  let letters = 0;
  for (const letter of word) letters |= 1 << ((letter.codePointAt(0) ?? 0) & 31);
  return letters;
}

/** The words of the catalog for typing corrections, cached with their catalog revision. */
export class Vocabulary {
  readonly #words: { word: string; uses: number; letters: number }[];

  constructor(words: readonly { word: string; uses: number }[]) {
    this.#words = words.map((one) => ({ ...one, letters: lettersOf(one.word) }));
  }

  /** Returns similar words, nearest first, then by use. */
  findSimilar(typed: string): SimilarWord[] {
    const most = maxDistance(typed);
    const letters = lettersOf(typed);
    return this.#words
      .flatMap(({ word, uses, letters: own }): SimilarWord[] => {
        if (word.startsWith(typed)) return [{ word, uses, distance: 0 }];
        // A wrong letter removes one letter and adds another.
        if (Math.abs(word.length - typed.length) > most || bitsOf(own ^ letters) > 2 * most) return [];
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

/** Rebuilds the table of words for typing corrections, after products have changed. */
export async function rebuildWords(db: Pick<Database, 'execute'>): Promise<void> {
  await db.execute(sql`delete from search_words`);
  await db.execute(
    sql`insert into search_words (word, uses)
        select word, count(*) from products, unnest(string_to_array(btrim(search_text), ' ')) word
        where parent_id is null and length(word) > 2 and word ~ '^[a-z]+$' group by word`,
  );
}
