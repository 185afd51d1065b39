import { randomInt } from 'node:crypto';
import { ensureDevDependencies } from '../../scripts/setup/dependencies.mjs';
import { runTool } from '../../scripts/setup/run.mjs';
import { printHelp } from '../../scripts/setup/usage.mjs';

printHelp(`Usage: node tools/stress/fuzz.mjs [REQUESTS [SEED]]

Sends requests generated from the contract to a demo backend, 50,000 by default. Prints the statuses, the slowest
response, memory and the seed, which repeats the run.`);

const requests = Number(process.argv[2] ?? 50_000);
const seed = Number(process.argv[3] ?? randomInt(2 ** 31));
if (!Number.isInteger(requests) || requests < 100 || !Number.isInteger(seed)) {
  console.error(
    'The number of requests must be 100 or more, and the optional seed an integer: node tools/stress/fuzz.mjs 50000 7',
  );
  process.exit(1);
}
await ensureDevDependencies();
await runTool('vitest/vitest.mjs', ['run', '--project', 'server', 'tests/server/fuzz'], {
  env: { FUZZ_REQUESTS: String(requests), FUZZ_SEED: String(seed) },
}).catch(() => process.exit(1));
