import { ensureDevDependencies } from './setup/dependencies.mjs';
import { runTool } from './setup/run.mjs';
import { printHelp } from './setup/usage.mjs';

printHelp(`Usage: npm run openapi

Writes docs/openapi.json from the contract, with examples from the demo shop.
A test fails when the file is out of date.`);

await ensureDevDependencies();
await runTool('vitest/vitest.mjs', [
  'run',
  '--project',
  'server',
  'tools/conformance/ownBackend.test.ts',
  '-u',
]);
