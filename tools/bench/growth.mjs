import { ensureBuilt, serverParts } from '../../scripts/setup/builds.mjs';
import { ensureDependencies } from '../../scripts/setup/dependencies.mjs';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { runServerProgram } from '../../scripts/setup/runServerProgram.mjs';
import { memoryOptions } from '../../scripts/setup/serverMemory.mjs';

/**
 * npm run bench -- growth [PRODUCTS ...]: p95 of category, search and product with 1,000 to 250,000 products on a PostgreSQL of its
 * own, time until the index has loaded, and memory (tools/bench/programs/growth.ts).
 */
async function benchGrowth(sizes) {
  const postgres = await startPostgres();
  process.env.DATABASE_URL = postgres.url;
  process.argv.splice(
    2,
    process.argv.length,
    ...(sizes.length > 0 ? sizes : ['1000', '10000', '50000', '250000']),
  );
  process.on('exit', () => postgres.remove());
  await runServerProgram('tools/bench/programs/growth.ts', 'growth', [
    '--expose-gc',
    ...memoryOptions(process.env),
  ]);
}

await ensureDependencies();
await ensureBuilt(serverParts);
await benchGrowth(process.argv.slice(2));
