import { soakRun } from './soakRun.mjs';

/**
 * node tools/stress/soak.mjs [MINUTES]: simulates 24 hours of loop and visits in a real Electron with injected faults and commands of the desk, in 240 minutes by
 * default (15 are enough for a check). Prints the figures and fails when one misses its goal (tests/soak).
 */
const minutes = Number(process.argv[2] ?? 240);
if (!Number.isFinite(minutes) || minutes < 5) {
  console.error('The number of minutes must be 5 or more: node tools/stress/soak.mjs 15');
  process.exit(1);
}
await soakRun(['soak', 'monthOfPlays'], { SOAK_MINUTES: String(minutes) });
