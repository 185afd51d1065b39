import { ensureBuilt } from './setup/builds.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runServerProgram } from './setup/runServerProgram.mjs';

// The check of content is a part of the server entry. server/import/runImport.ts has the usage.
await ensureDependencies();
if (process.argv.includes('--content')) await ensureBuilt(['server-entry']);
await runServerProgram('demo/import.ts', 'import');
