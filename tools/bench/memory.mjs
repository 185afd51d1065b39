import { ensureBuilt, serverParts } from '../../scripts/setup/builds.mjs';
import { ensureDevDependencies } from '../../scripts/setup/dependencies.mjs';
import { runTool } from '../../scripts/setup/run.mjs';

/**
 * npm run bench -- memory [REQUESTS] [ADDRESSES]: runs tests/server/memory.test.ts, with 200,000 requests to 20,000 addresses unless
 * other numbers are set.
 */
async function benchMemory([requests = '200000', addresses = '20000']) {
  await runTool(
    'vitest/vitest.mjs',
    ['run', '--project', 'server', '--disableConsoleIntercept=true', 'tests/server/memory.test.ts'],
    { env: { MEMORY_REQUESTS: requests, MEMORY_ADDRESSES: addresses } },
  ).catch(() => process.exit(1));
}

await ensureDevDependencies();
await ensureBuilt(serverParts);
await benchMemory(process.argv.slice(2));
