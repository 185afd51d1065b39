import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, serverParts } from './setup/builds.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { root } from './setup/run.mjs';
import { memoryEnv, memoryOptions } from './setup/serverMemory.mjs';

/**
 * npm start [-- --empty]: installs missing packages, builds outdated parts, and runs the server until a signal stops it.
 * --empty is DEMO=off: the tenants of TENANTS_FILE and no demo data.
 */
const { values: options } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
await ensureDependencies();
await ensureBuilt(serverParts);

const server = spawn(
  process.execPath,
  [...memoryOptions(process.env), '--enable-source-maps', join(root, 'dist/server/main.mjs')],
  {
    cwd: root,
    env: { NODE_ENV: 'production', ...memoryEnv, ...process.env, ...(options.empty && { DEMO: 'off' }) },
    stdio: 'inherit',
  },
);
// Ctrl+C reaches the server directly; a signal to this process alone must be forwarded.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
