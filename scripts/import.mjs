import { ensureBuilt } from './setup/builds.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runServerProgram } from './setup/runServerProgram.mjs';

// The content check is part of the server entry. For the usage, see server/import/runImport.ts.
await ensureDependencies();
if (process.argv.includes('--content')) await ensureBuilt(['server-entry']);
await runServerProgram('demo/import.ts', 'import');
