import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import type { CatalogueState } from '../catalogue.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { correctWords } from './correctWords.ts';
import { plainModel, plainText } from './plainText.ts';
import { rank, type Wanted } from './rank.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words beyond these are not looked at: nobody types more, and each costs. */
const mostWords = 8;
const mostRemembered = 500;

const hasDigit = (text: string) => /\d/.test(text);
/** A part of a model number: with a digit, and long enough to mean something. */
const isModelPart = (text: string) => text.length > 2 && hasDigit(text);
/** sofas also means sofa; what is compared is the beginning of a word, so the short form finds both. */
const stem = (word: string) =>
  word.length > 4 ? word.replace(/(?:es|s|x)$/, (end) => (end === 'es' ? 'e' : '')) : word;

const wordIn = (word: string): SQL => sql`search_text like ${`% ${stem(word)}%`}`;
const modelIn = (part: string): SQL => sql`search_model like ${`%${part}%`}`;

const wordOrModel = (word: string): SQL =>
  isModelPart(word) ? sql`(${wordIn(word)} or ${modelIn(word)})` : wordIn(word);

async function idsWhere(db: Database, condition: SQL): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select id from products where parent_id is null and visible and (${condition})`,
  );
  return rows.map(({ id }) => id);
}

async function find(
  db: Database,
  vocabulary: Vocabulary,
  term: string,
): Promise<{ ids: number[]; wanted: Wanted }> {
  const words = plainText(term).split(' ').filter(Boolean).slice(0, mostWords);
  const model = plainModel(term);
  const wanted = { words: words.map((word) => [stem(word)]), model };
  if (words.length === 0) return { ids: [], wanted };
  const all = sql.join(words.map(wordOrModel), sql` and `);
  const ids = await idsWhere(db, isModelPart(model) ? sql`(${all}) or ${modelIn(model)}` : all);
  if (ids.length > 0) return { ids, wanted };

  const corrected = correctWords(vocabulary, words);
  if (corrected.some((choices) => choices.length === 0)) return { ids, wanted };
  const any = corrected.map((choices) => sql`(${sql.join(choices.map(wordOrModel), sql` or `)})`);
  return {
    ids: await idsWhere(db, sql.join(any, sql` and `)),
    wanted: { words: corrected.map((choices) => choices.map(stem)), model },
  };
}

/**
 * Places on the shelf that match a term, best first. Every word must be found, as the beginning of a word in either
 * language or as a part of a model number; when that finds nothing, mistyped words are corrected.
 */
export async function findProducts(
  db: Database,
  state: CatalogueState,
  shelf: Shelf,
  tenantId: number,
  term: string,
): Promise<Int32Array> {
  const key = `${tenantId} ${plainText(term)} ${plainModel(term)}`;
  const known = state.searches.get(key);
  if (known) return known;
  const { ids, wanted } = await find(db, state.vocabulary, term);
  const places = rank(
    shelf,
    ids.flatMap((id) => shelf.placeOf.get(id) ?? []),
    wanted,
  );
  if (state.searches.size >= mostRemembered) state.searches.clear();
  state.searches.set(key, places);
  return places;
}
