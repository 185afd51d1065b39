import { runServerProgram } from './setup/runServerProgram.mjs';

/** npm run import -- --appliances FILE --furniture FILE --stores FILE --prices FILE: imports CSV files into the default tenant's catalog. */
await runServerProgram('demo/import.ts', 'import');
