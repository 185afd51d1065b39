import { ensureDependencies } from './setup/dependencies.mjs';
import { runTool } from './setup/run.mjs';

/** npm run openapi: writes docs/openapi.json from the contract, with examples of the demo shop. A test fails when the file is stale. */
await ensureDependencies();
await runTool('vitest/vitest.mjs', [
  'run',
  '--project',
  'node',
  'tools/conformance/ownBackend.test.ts',
  '-u',
]);
