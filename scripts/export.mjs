import { runServerProgram } from './setup/runServerProgram.mjs';

/** npm run export -- --content DIR: writes the content of a tenant into files. */
await runServerProgram('demo/export.ts', 'export');
