import { allParts, ensureBuilt } from './setup/builds.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

/** npm run build [-- web server ...]: builds all parts, or those named, whether or not they changed. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !allParts.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. There are ${allParts.join(', ')}.`);
  process.exit(1);
}
await ensureDependencies();
await ensureBuilt(wanted.length > 0 ? wanted : allParts, { force: true });
