import { spawn } from 'node:child_process';
import { serverBundle } from './setup/buildSteps.mjs';
import { ensureBuilt } from './setup/builds.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { root } from './setup/run.mjs';

/** npm run dev: the app at http://localhost:5173 with hot reload, and a server behind it that restarts on a change. */
await ensureDependencies();
await ensureBuilt(['web', 'server-entry']);

const children = new Map();

function launch(name, args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  children.set(name, child);
  child.on('exit', () => children.get(name) === child && children.delete(name));
}

async function restartServer() {
  const running = children.get('server');
  if (running) await new Promise((resolve) => running.once('exit', resolve).kill('SIGTERM'));
  launch('server', ['--enable-source-maps', 'dist/server/main.mjs']);
}

const restartAfterBuild = {
  name: 'restart',
  setup: (build) => build.onEnd(({ errors }) => (errors.length === 0 ? restartServer() : undefined)),
};
const { context } = await import('esbuild');
const watcher = await context({ ...serverBundle, plugins: [restartAfterBuild] });
await watcher.watch();
launch('vite', ['node_modules/vite/bin/vite.js']);

async function stop() {
  await watcher.dispose();
  for (const child of children.values()) child.kill('SIGTERM');
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
