import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './run.mjs';
import { memoryEnv, memoryOptions } from './serverMemory.mjs';

/** Only detects hangs, because the machine may be slow, and busy with tests. */
const startTimeoutMs = 240_000;

/** Servers end with this process, because a failing journey does not stop its own. */
const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The server exited before it was ready. */
export class DidNotStart extends Error {
  /** @param {number | null} code @param {string} output */
  constructor(code, output) {
    super(`The server ended with code ${code}:\n${output}`);
    this.code = code;
  }
}

async function exited(child) {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/**
 * @typedef {object} RunningServer
 * @property {string} url http://localhost:port
 * @property {number} pid
 * @property {() => string} output returns the output so far
 * @property {() => Promise<number | null>} stop sends SIGTERM, like a service manager, and resolves to the exit code
 * @property {() => Promise<void>} kill sends SIGKILL
 */

/**
 * Starts the built server on a free port and waits for its ready line. Rejects with DidNotStart.
 * @param {Record<string, string>} [env] additional environment variables
 * @param {string} [folder] project folder with the build; another one for tests of releases
 * @returns {Promise<RunningServer>}
 */
export async function runServer(env = {}, folder = root) {
  try {
    return await startServer(env, folder);
  } catch (error) {
    // Two programs that request a free port at the same time may get the same one (Linux, SO_REUSEADDR).
    if (env.PORT || !(error instanceof DidNotStart) || !error.message.includes('PORT is in use')) throw error;
    return startServer(env, folder);
  }
}

/** @param {Record<string, string>} env @param {string} folder @returns {Promise<RunningServer>} */
async function startServer(env, folder) {
  const { SERVER_NODE_ARGUMENTS: nodeArguments } = process.env;
  const options = [...memoryOptions({ ...process.env, ...env }), ...(nodeArguments ? [nodeArguments] : [])];
  const child = spawn(process.execPath, [...options, '--enable-source-maps', 'dist/server/main.mjs'], {
    cwd: folder,
    // Prevents background work, so that tests and benchmarks running in parallel have the machine to themselves.
    env: {
      ...memoryEnv,
      RENDER_AHEAD: 'off',
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  const url = await new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), startTimeoutMs);
    const read = (chunk) => {
      output += chunk;
      const ready = /^ready (http:\/\/\S+)$/m.exec(output)?.[1];
      if (!ready) return;
      clearTimeout(timer);
      resolve(ready);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new DidNotStart(code, output));
    });
  });
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    stop() {
      child.kill('SIGTERM');
      return exited(child);
    },
    async kill() {
      child.kill('SIGKILL');
      await exited(child);
    },
  };
}
