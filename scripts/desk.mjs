import { runServerProgram } from './setup/runServerProgram.mjs';

// server/desk/runDesk.ts has the usage.
await runServerProgram('demo/desk.ts', 'desk');
