import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const readyWithinMs = 120_000;

export interface RunningServer {
  /** http://localhost:port */
  url: string;
  /** Everything it wrote so far. */
  output(): string;
  /** Asks it to stop, as a service manager would; answers with its exit code. */
  stop(): Promise<number | null>;
  /** Ends it without asking. */
  kill(): Promise<void>;
}

/** A server that ended instead of getting ready. */
export class DidNotStart extends Error {
  readonly code: number | null;

  constructor(code: number | null, output: string) {
    super(`The server ended with code ${code}:\n${output}`);
    this.code = code;
  }
}

async function exited(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Starts the built server on a free port and waits for its ready line. @throws DidNotStart */
export async function runServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), readyWithinMs);
    const read = (chunk: Buffer) => {
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
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      return exited(child);
    },
    async kill() {
      child.kill('SIGKILL');
      await exited(child);
    },
  };
}
