import { runServerProgram } from './setup/runServerProgram.mjs';

/** npm run bench: measures the server's answers with the real catalogue in it and prints its figures and the machine. */
await runServerProgram('server/bench/main.ts', 'bench');
