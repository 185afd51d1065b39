import { runServerProgram } from './setup/runServerProgram.mjs';

// For the usage, see server/import/runExport.ts.
await runServerProgram('demo/export.ts', 'export');
