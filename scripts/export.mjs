import { runServerProgram } from './setup/runServerProgram.mjs';

// server/import/runExport.ts has the usage.
await runServerProgram('demo/export.ts', 'export');
