import { ensureBuilt } from './setup/builds.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { runServerProgram } from './setup/runServerProgram.mjs';

/**
 * npm run import -- --appliances FILE --furniture FILE --stores FILE --prices FILE: imports CSV files into the default
 * tenant's catalog. npm run import -- --content DIR: imports content, whose check is a part of the server entry.
 */
await ensureDependencies();
if (process.argv.includes('--content')) await ensureBuilt(['server-entry']);
await runServerProgram('demo/import.ts', 'import');
