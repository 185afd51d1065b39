import { runServerProgram } from './setup/runServerProgram.mjs';

// For the usage, see server/desk/runDesk.ts.
await runServerProgram('demo/desk.ts', 'desk');
