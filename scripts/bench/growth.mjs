import { startPostgres } from '../setup/postgres.mjs';
import { runServerProgram } from '../setup/runServerProgram.mjs';
import { memoryOptions } from '../setup/serverMemory.mjs';

/**
 * npm run bench -- growth [PRODUCTS ...]: p95 of category, search and product with 1,000 to 250,000 products on a PostgreSQL of its
 * own, time until the index has loaded, and memory (demo/bench/growth.ts).
 */
export async function benchGrowth(sizes) {
  const postgres = await startPostgres();
  process.env.DATABASE_URL = postgres.url;
  process.argv.splice(
    2,
    process.argv.length,
    ...(sizes.length > 0 ? sizes : ['1000', '10000', '50000', '250000']),
  );
  process.on('exit', () => postgres.remove());
  await runServerProgram('demo/bench/growth.ts', 'growth', ['--expose-gc', ...memoryOptions(process.env)]);
}
