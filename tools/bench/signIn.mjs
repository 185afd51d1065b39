import { runServerProgram } from '../../scripts/setup/runServerProgram.mjs';

/**
 * npm run bench -- signIn: measures the hash of a password and sign-ins, alone and 20 at once. The exit code is 1 when a sign-in takes more
 * than twice the cost of its hash, or the p95 of 20 sign-ins more than twice that of 20 hashes through the same threads.
 */
await runServerProgram('tools/bench/programs/signIn.ts', 'bench-signin');
