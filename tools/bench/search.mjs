import { ensureToolDependencies } from '../../scripts/setup/dependencies.mjs';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { runServerProgram } from '../../scripts/setup/runServerProgram.mjs';

/**
 * npm run bench -- search [PRODUCTS]: 60 queries with known first results on our search, on PostgreSQL's full text search (a server of
 * its own, and PGlite) and on MiniSearch, with the imported catalog and with 250,000 products (docs/search.md).
 */
await ensureToolDependencies();
const postgres = await startPostgres();
process.on('exit', () => postgres.remove());
process.env.DATABASE_URL = postgres.url;
await runServerProgram('tools/bench/search/main.ts', 'bench-search', [
  '--expose-gc',
  '--max-old-space-size=8192',
]);
