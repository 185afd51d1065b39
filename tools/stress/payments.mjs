import { randomInt } from 'node:crypto';
import { run } from '../../scripts/setup/run.mjs';
import { printHelp } from '../../scripts/setup/usage.mjs';

printHelp(`Usage: node tools/stress/payments.mjs [RUNS [SEED]]

Runs the model tests of payments, 10,000 runs by default. docs/payments.md describes the model.`);

const [runs = '10000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);
await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'tests/payments'], {
  env: { PAYMENT_RUNS: runs, PAYMENT_SEED: seed },
});
