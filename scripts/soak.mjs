import { soakRun } from './setup/soakRun.mjs';

/**
 * npm run soak [-- MINUTES]: 24 simulated hours of loop and shop in a real Electron with faults injected, in 240 minutes
 * or those named (15 show the same in small); prints the figures and fails when one misses its goal (tests/soak).
 */
const minutes = Number(process.argv[2] ?? 240);
if (!Number.isFinite(minutes) || minutes < 5) {
  console.error('Say how many minutes it may take, 5 at least: npm run soak -- 15');
  process.exit(1);
}
await soakRun(['soak', 'monthOfPlays'], { SOAK_MINUTES: String(minutes) });
