import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
const { DATA_DIR = '.data', DATABASE_URL, STORE_API_URL } = process.env;
const env = { NODE_ENV: 'production', ...memoryEnv, ...process.env, ...(options.empty && { DEMO: 'off' }) };

/** Runs a built program. Its messages arrive as events of the returned process. */
const runNode = (file) =>
  spawn(process.execPath, [...memoryOptions(process.env), '--enable-source-maps', join(root, file)], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });

/** Creates and fills the embedded database of a new data folder, so that the server finds it complete. */
async function fillNewDatabase() {
  if (DATABASE_URL || STORE_API_URL || existsSync(resolve(root, DATA_DIR, 'database'))) return;
  console.log(`Creating the database in ${DATA_DIR} (about 10 seconds) ...`);
  const [code] = await once(runNode('dist/server/fill.mjs'), 'exit');
  if (code !== 0) process.exit(1);
}

await ensureDependencies();
await ensureBuilt(['server']);
const isNeeded = (part) => part !== 'compressed';
await Promise.all([ensureBuilt(serverParts.filter(isNeeded)), fillNewDatabase()]);

const server = runNode('dist/server/main.mjs');
// Ctrl+C reaches the server directly; a signal to this process only must be forwarded.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
// Compression occupies both processors for a while, which the server needs until it is ready.
await once(server, 'message');
await ensureBuilt(['compressed']);
