import { type SQL, sql } from 'drizzle-orm';
import type { TermPart } from '../../../server/backend/catalog/search/parts.ts';
import { type Database, rowsOf } from '../../../server/backend/database/database.ts';
import type { SearchDocument } from './documents.ts';
import { type Engine, expand, PAGE, type ParsedQuery, parseQuery } from './engine.ts';

const batchSize = 5_000;

/** A configuration that folds accents before a language's stemmer (PostgreSQL's manual, F.46). */
const configurationOf = (name: string, language: string): SQL[] =>
  [
    `drop text search configuration if exists ${name}`,
    `create text search configuration ${name} (copy = ${language})`,
    `alter text search configuration ${name} alter mapping for hword, hword_part, word with unaccent, ${language}_stem`,
  ].map((statement) => sql.raw(statement));

const table = sql`create table search_documents (
  id integer primary key, place integer, name_en text, name_fr text, categories_en text, categories_fr text, words text,
  models text, price real, width real, depth real, height real,
  vector tsvector generated always as (
    setweight(to_tsvector('shop_en', name_en), 'A') || setweight(to_tsvector('shop_fr', name_fr), 'A') ||
    setweight(to_tsvector('shop_en', categories_en), 'B') || setweight(to_tsvector('shop_fr', categories_fr), 'B') ||
    setweight(to_tsvector('shop_en', words), 'C') || setweight(to_tsvector('shop_fr', words), 'C')) stored)`;
const columns = sql.raw(
  'id, place, name_en, name_fr, categories_en, categories_fr, words, models, price, width, depth, height',
);

/** Fills the tables; words is the word list for misspellings from PostgreSQL's manual (F.35.5). */
async function fill(db: Database, documents: readonly SearchDocument[]): Promise<void> {
  await db.execute(sql`drop table if exists search_documents, search_document_words`);
  for (const extension of ['unaccent', 'pg_trgm'])
    await db.execute(sql.raw(`create extension if not exists ${extension}`));
  for (const statement of [...configurationOf('shop_en', 'english'), ...configurationOf('shop_fr', 'french')])
    await db.execute(statement);
  await db.execute(table);
  for (let at = 0; at < documents.length; at += batchSize) {
    const rows = documents.slice(at, at + batchSize).map(({ name, facets, ...document }, index) => ({
      ...document,
      place: at + index,
      name_en: name.en,
      name_fr: name.fr,
    }));
    await db.execute(
      sql`insert into search_documents (${columns}) select ${columns}
          from jsonb_populate_recordset(null::search_documents, ${JSON.stringify(rows)}::jsonb)`,
    );
  }
  await db.execute(sql`create index on search_documents using gin (vector)`);
  await db.execute(sql`create index on search_documents using gin (models gin_trgm_ops)`);
  await db.execute(
    sql`create table search_document_words as
        select word, ndoc from ts_stat('select to_tsvector(''simple'', words) from search_documents')`,
  );
  await db.execute(sql`create index on search_document_words using gin (word gin_trgm_ops)`);
  await db.execute(sql`analyze search_documents`);
  await db.execute(sql`analyze search_document_words`);
}

/** PostgreSQL's full text search with weights, and pg_trgm for model numbers and misspellings. */
export async function postgresSearch(db: Database, documents: readonly SearchDocument[]): Promise<Engine> {
  await fill(db, documents);
  const [size] = await rowsOf<{ bytes: string | number }>(
    db,
    sql`select pg_total_relation_size('search_documents') + pg_total_relation_size('search_document_words') as bytes`,
  );
  const run = async (parts: readonly TermPart[], { model, limits }: ParsedQuery) => {
    const text = parts.map(partQuery).join(' & ');
    const query = sql`(to_tsquery('shop_en', ${text}) || to_tsquery('shop_fr', ${text}))`;
    const isModel = model ? sql`${model}::text <% models` : sql`false`;
    const ranges = limits.map(
      ({ measure, range: { from, to } }): SQL =>
        sql`and ${sql.raw(measure)} between ${from}::float8 and ${to}::float8`,
    );
    const rows = await rowsOf<{ id: number; total: number }>(
      db,
      sql`select id, count(*) over ()::int as total from search_documents
          where (vector @@ ${query} or ${isModel}) ${sql.join(ranges, sql` `)}
          order by case when ${isModel} then word_similarity(${model}, models) else 0 end desc,
            ts_rank_cd(vector, ${query}, 1) desc, place limit ${PAGE}::int`,
    );
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  };
  const correct = async (words: readonly string[]) => {
    const nearest = await rowsOf<{ word: string }>(
      db,
      sql`select coalesce((select word from search_document_words where word = t.word),
            (select word from search_document_words w where w.word % t.word order by similarity(w.word, t.word) desc, ndoc desc limit 1),
            t.word) as word
          from unnest(${sql.param(words)}::text[]) with ordinality t (word, place) order by place`,
    );
    return nearest.map(({ word }) => word);
  };
  return {
    bytes: Number(size?.bytes ?? 0),
    search: async (searched, hasSynonyms) => {
      const query = parseQuery(searched, hasSynonyms);
      const found = await run(expand(query.words, hasSynonyms), query);
      if (found.total > 0 || query.words.length === 0) return found;
      return run(expand(await correct(query.words), hasSynonyms), query);
    },
  };
}

/** A part as tsquery text: any of its forms, each with all its words. Words contain only letters and digits. */
const partQuery = ({ forms }: TermPart): string => `(${forms.map((form) => form.join(' & ')).join(' | ')})`;
