import { ensureDependencies } from '../../scripts/setup/dependencies.mjs';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { runServerProgram } from '../../scripts/setup/runServerProgram.mjs';

/**
 * npm run bench -- reports [EVENTS [EVENTS_OF_PGLITE]]: the desk's reports over 10 million events on a temporary PostgreSQL,
 * and over 1 million on PGlite. Fails when a report on PostgreSQL takes more than 200 ms.
 */
await ensureDependencies();
const postgres = await startPostgres();
process.on('exit', () => postgres.remove());
process.env.DATABASE_URL = postgres.url;
await runServerProgram('tools/bench/programs/reports.ts', 'bench-reports');
