import { printHelp } from '../../scripts/setup/usage.mjs';
import { soakRun } from './soakRun.mjs';

printHelp(`Usage: node tools/stress/soak.mjs [MINUTES]

Simulates 24 hours of a kiosk with faults in Electron, in 240 minutes by default and 5 at least. Fails when a figure
misses its goal.`);

const minutes = Number(process.argv[2] ?? 240);
if (!Number.isFinite(minutes) || minutes < 5) {
  console.error('The number of minutes must be 5 or more: node tools/stress/soak.mjs 15');
  process.exit(1);
}
await soakRun(['soak', 'monthOfPlays'], { SOAK_MINUTES: String(minutes) });
