import { runServerProgram } from '../../scripts/setup/runServerProgram.mjs';

/**
 * npm run bench -- assistant [--appliances FILE --furniture FILE --questions N --seed N --verbose]: asks the product assistant questions that
 * are generated from the data of products, and compares its replies with the data. The exit code is 1 below 95 % correct replies or with
 * an invented fact.
 */
await runServerProgram('tools/bench/assistant/main.ts', 'bench-assistant');
