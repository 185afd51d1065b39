import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, serverParts } from './setup/builds.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { root } from './setup/run.mjs';

/** npm start: installs and builds what is missing or out of date, then runs the server until it is told to stop. */
await ensureDependencies();
await ensureBuilt(serverParts);

const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/server/main.mjs')], {
  cwd: root,
  env: { NODE_ENV: 'production', ...process.env },
  stdio: 'inherit',
});
// Ctrl+C reaches the server by itself; a signal sent to this process alone must be handed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
