import { runServerProgram } from './setup/runServerProgram.mjs';

/** npm run import -- --appliances FILE --furniture FILE --stores FILE --prices FILE: loads CSV files into the shop. */
await runServerProgram('server/import/main.ts', 'import');
