import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, serverParts } from './setup/builds.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { root } from './setup/run.mjs';
import { memoryEnv, memoryOptions } from './setup/serverMemory.mjs';
import { readOptions } from './setup/usage.mjs';

const usage = `Usage: npm start [-- --empty]

Installs missing packages, builds outdated parts and runs the server.

  --empty   start without demo data, like DEMO=off

docs/settings.md lists the environment variables.`;

const options = readOptions(usage, { empty: { type: 'boolean', default: false } });
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
