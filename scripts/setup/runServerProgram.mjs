import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverBundle } from './buildSteps.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { root } from './run.mjs';

/**
 * Bundles a program of demo/, runs it with the arguments of this process, and exits with its exit code.
 * @param {string} entry
 * @param {string} name
 * @param {string[]} [options] options of Node
 */
export async function runServerProgram(entry, name, options = []) {
  await ensureDependencies();
  const outfile = `dist/server/${name}.mjs`;
  const { build } = await import('esbuild');
  await build({ ...serverBundle, entryPoints: [entry], outfile });
  const args = [...options, '--enable-source-maps', join(root, outfile), ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, {
    env: { NODE_ENV: 'production', ...process.env },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
