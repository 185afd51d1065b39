import { soakRun } from './setup/soakRun.mjs';

/**
 * npm run bench:swaps [-- COUNT]: plays clips of five seconds for so many swaps (1,000 by default: 84 minutes) and prints
 * how long the screen showed nothing new at each; fails when the 99th percentile misses 50 ms.
 */
const swaps = Number(process.argv[2] ?? 1_000);
if (!Number.isInteger(swaps) || swaps < 10) {
  console.error('Say how many swaps, 10 at least: npm run bench:swaps -- 100');
  process.exit(1);
}
await soakRun(['swaps'], { SWAPS: String(swaps) });
