import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { serverBundle } from './setup/buildSteps.mjs';
import { ensureBuilt } from './setup/builds.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { root } from './setup/run.mjs';
import { printHelp } from './setup/usage.mjs';

printHelp(`Usage: npm run dev

Serves the storefront with hot reload, and a server that restarts after each change.

DEV_PORT   port of the storefront, 5173 by default
PORT       port of the server, 8080 by default

docs/settings.md lists the other environment variables.`);

// The development server has its own bundle, so that a server running from dist/ is not affected.
await ensureDependencies();
await ensureBuilt(['web', 'server-entry']);

const { DEV_PORT = '5173', PORT = '8080' } = process.env;
const outfile = 'dist/server/dev.mjs';
const children = new Map();

function launch(name, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  children.set(name, child);
  child.on('exit', () => children.get(name) === child && children.delete(name));
  return child;
}

async function stopChild(name) {
  const running = children.get(name);
  if (!running) return;
  running.kill('SIGTERM');
  await once(running, 'exit');
}

async function restartServer() {
  await stopChild('server');
  // Because the code changes, pages are only rendered on request, not in advance.
  launch('server', ['--enable-source-maps', outfile], { RENDER_AHEAD: 'off', PORT });
}

const restartAfterBuild = {
  name: 'restart',
  setup: (build) => build.onEnd(({ errors }) => (errors.length === 0 ? restartServer() : undefined)),
};
const { context } = await import('esbuild');
const watcher = await context({
  ...serverBundle,
  entryPoints: ['demo/main.ts'],
  outfile,
  plugins: [restartAfterBuild],
});

let isStopping = false;
async function stop(code = 0) {
  if (isStopping) return;
  isStopping = true;
  await watcher.dispose();
  await Promise.all([...children.keys()].map(stopChild));
  process.exit(code);
}
process.on('SIGINT', () => stop());
process.on('SIGTERM', () => stop());

await watcher.watch();
const vite = launch('vite', ['node_modules/vite/bin/vite.js', '--port', DEV_PORT, '--strictPort'], {
  SERVER_URL: `http://localhost:${PORT}`,
});
// Without Vite there is no app, for example if its port is in use.
vite.on('exit', (code) => stop(code ?? 1));
