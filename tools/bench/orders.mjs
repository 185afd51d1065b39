import { runServerProgram } from '../../scripts/setup/runServerProgram.mjs';

/**
 * npm run bench -- orders [ORDERS]: the desk's search over 100,000 orders with two items each on PGlite, for what the newest order has and for
 * what no order has. Fails when a search takes more than a second, because the shop waits for the same database.
 */
await runServerProgram('tools/bench/programs/orders.ts', 'bench-orders');
