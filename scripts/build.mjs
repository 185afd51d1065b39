import { allParts, ensureBuilt } from './setup/builds.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { printHelp } from './setup/usage.mjs';

printHelp(`Usage: npm run build [-- PART ...]

Builds the named parts, or all of them, even if their sources are unchanged.

  ${allParts.join('\n  ')}`);

const names = process.argv.slice(2);
const unknown = names.filter((name) => !allParts.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. The parts are ${allParts.join(', ')}.`);
  process.exit(1);
}
await ensureDependencies();
await ensureBuilt(names.length > 0 ? names : allParts, { force: true });
