import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import { typingDistance } from './typingDistance.ts';

/** Wrong letters a word may have. */
const allowed = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** How many corrections of one word are looked for. */
const most = 3;

interface Near {
  asked: string;
  word: string;
  uses: number;
}

/**
 * Words of the catalogue that mistyped ones may stand for, nearest first; a word that is known stays itself. pg_trgm
 * finds words that share letters; short words with swapped letters share none, so those of the same first letter and
 * about the same length are looked at too.
 */
export async function correctWords(db: Database, words: readonly string[]): Promise<string[][]> {
  const asked = sql.param(`{${words.filter((word) => /^[\p{L}\p{N}]+$/u.test(word)).join(',')}}`);
  const near = await rowsOf<Near>(
    db,
    sql`select a.asked, w.word, w.uses from unnest(${asked}::text[]) a(asked)
        join search_words w on w.word % a.asked or w.word like a.asked || '%'
          or (left(w.word, 1) = left(a.asked, 1) and abs(length(w.word) - length(a.asked)) < 2)`,
  );
  return words.map((word) => {
    const ranked = near
      .filter((one) => one.asked === word)
      .map((one) => ({ ...one, distance: one.word.startsWith(word) ? 0 : typingDistance(word, one.word) }))
      .filter(({ distance }) => distance <= allowed(word))
      .sort((a, b) => a.distance - b.distance || b.uses - a.uses);
    const nearest = ranked.filter(({ distance }) => distance === ranked[0]?.distance);
    return ranked[0]?.distance === 0 ? [word] : nearest.slice(0, most).map((one) => one.word);
  });
}
