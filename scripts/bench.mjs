import { ensureBuilt } from './setup/builds.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runServerProgram } from './setup/runServerProgram.mjs';

/** npm run bench: measures the server's answers and pages with the real catalogue in it and prints its figures and the machine. */
await ensureDependencies();
await ensureBuilt(['web', 'server-entry']);
await runServerProgram('server/bench/main.ts', 'bench');
