import { runServerProgram } from './setup/runServerProgram.mjs';

/**
 * npm run bench:signin: measures the hash of a password and sign-ins, alone and 20 at once. The exit code is 1 when a sign-in takes more
 * than twice the cost of its hash, or the p95 of 20 sign-ins more than twice that of 20 hashes through the same threads.
 */
await runServerProgram('demo/signInBench/main.ts', 'bench-signin');
