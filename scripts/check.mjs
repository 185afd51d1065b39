import { ensureToolDependencies } from './setup/dependencies.mjs';
import { CommandFailed, runTool } from './setup/run.mjs';
import { readOptions } from './setup/usage.mjs';

const { fix } = readOptions(
  `Usage: npm run check
       npm run fix

Checks format and style of the sources with Biome, or corrects them.`,
  { fix: { type: 'boolean', default: false } },
);
await ensureToolDependencies();
try {
  const args = ['check', ...(fix ? ['--write'] : []), '.'];
  await runTool('@biomejs/biome/bin/biome', args, { folder: 'tools/node_modules' });
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  process.exitCode = 1;
}
