import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { seedDemoShop } from '../../../demo/seed/seedDemoShop.ts';
import { importFiles } from '../../../server/backend/import/importFiles.ts';
import { openBackend } from '../../../server/backend/openBackend.ts';
import { projectRoot } from '../../../server/files/projectRoot.ts';
import { exitOnUncaught } from '../../../server/logging/safeError.ts';
import { measure } from '../programs/measure.ts';
import { multiply } from '../programs/multiply.ts';
import { readDocuments, type SearchDocument } from './documents.ts';
import type { Engine } from './engine.ts';
import { miniSearch } from './miniSearch.ts';
import { ourSearch } from './ourSearch.ts';
import { postgresSearch } from './postgresSearch.ts';
import { queries, type SearchQuery } from './queries.ts';

const data = (name: string) => join(projectRoot, 'tests/data', name);
const files = { furniture: data('furniture.csv'), appliances: data('appliances.csv') };
const quiet = { progress: () => undefined, bad: () => undefined };
const kinds = [...new Set(queries.map(({ kind }) => kind))];
/** Times that each query is measured. */
const rounds = 3;

type ById = ReadonlyMap<number, SearchDocument>;

interface Verdict {
  query: SearchQuery;
  isRight: boolean;
  /** The first results by name and model number. */
  names: readonly string[];
}

/** Compares the first results of each query with what a shopper accepts. */
async function judge(engine: Engine, byId: ById, hasSynonyms: boolean): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const query of queries) {
    const { ids, total } = await engine.search(query, hasSynonyms);
    const { accepts, first } = query;
    const best = ids.slice(0, first).flatMap((id) => byId.get(id) ?? []);
    const isRight = accepts ? best.length > 0 && best.every(accepts) : total === 0;
    verdicts.push({ query, isRight, names: best.map(({ name, model }) => `${name.en} (${model})`) });
  }
  return verdicts;
}

interface Build<E extends Engine> {
  engine: E;
  seconds: number;
}

async function build<E extends Engine>(start: () => Promise<E>): Promise<Build<E>> {
  const started = performance.now();
  const engine = await start();
  return { engine, seconds: (performance.now() - started) / 1000 };
}

async function report(
  name: string,
  { engine, seconds }: Build<Engine>,
  byId: ById,
  hasSynonyms: boolean,
): Promise<void> {
  const verdicts = await judge(engine, byId, hasSynonyms);
  const right = verdicts.filter(({ isRight }) => isRight);
  const call = (run: number) => engine.search(queries[run % queries.length] as SearchQuery, hasSynonyms);
  const { p50, p95 } = await measure(name, call, { runs: rounds * queries.length, warmUp: 0 });
  console.log(
    `\n${name}${hasSynonyms ? ' with our synonyms' : ''}: ${right.length} of ${verdicts.length} right, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ` +
      `built in ${seconds.toFixed(1)} s, ${(engine.bytes / 2 ** 20).toFixed(0)} MB`,
  );
  const countOf = (list: readonly Verdict[], kind: string) =>
    list.filter(({ query }) => query.kind === kind).length;
  console.log(
    `  ${kinds.map((kind) => `${kind} ${countOf(right, kind)}/${countOf(verdicts, kind)}`).join(', ')}`,
  );
  for (const { query, isRight, names } of verdicts)
    if (!isRight) console.log(`  wrong: ${query.term}: ${names.join(' | ') || 'nothing'}`);
}

/**
 * Compares the engines on the catalog of a database. Our search comes first, so that its index is built while memory is otherwise empty.
 */
async function compare(databaseUrl: string): Promise<void> {
  const { backend, close } = await openBackend({ databaseUrl });
  const { db } = backend;
  const ours = await build(() => ourSearch(backend));
  const documents = await readDocuments(db, ours.engine.catalogIndex);
  const byId: ById = new Map(documents.map((document) => [document.id, document]));
  console.log(`\n${documents.length} products`);
  await report('Our search', ours, byId, true);
  const mini = await build(() => miniSearch(documents));
  const postgres = await build(() => postgresSearch(db, documents));
  for (const hasSynonyms of [false, true]) {
    await report('MiniSearch', mini, byId, hasSynonyms);
    await report('PostgreSQL', postgres, byId, hasSynonyms);
  }
  const client = await PGlite.create({ extensions: { pg_trgm, unaccent } });
  const pglite = await build(() => postgresSearch(drizzle({ client }), documents));
  await report('PGlite', pglite, byId, true);
  await client.close();
  await close();
}

exitOnUncaught();
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('DATABASE_URL is not set.');
const { backend, close } = await openBackend({ databaseUrl, fill: seedDemoShop });
await importFiles(backend.db, files, backend.clock(), quiet);
await compare(databaseUrl);
await multiply(backend.db, Number(process.argv[2] ?? 250_000));
await compare(databaseUrl);
await close();
