import { soakRun } from '../stress/soakRun.mjs';

/**
 * npm run bench -- swaps [COUNT]: plays five-second clips for a number of swaps (1,000 by default: 84 minutes) and prints the
 * time without a new frame at each swap. Fails when its 99th percentile is 50 ms or more.
 */
const swaps = Number(process.argv[2] ?? 1_000);
if (!Number.isInteger(swaps) || swaps < 10) {
  console.error('The number of swaps must be 10 or more: npm run bench -- swaps 100');
  process.exit(1);
}
await soakRun(['swaps'], { SWAPS: String(swaps) });
