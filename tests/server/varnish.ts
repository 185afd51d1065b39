import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '../waitFor.ts';

const program = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'].find(existsSync);

export const hasVarnish = program !== undefined;

export interface Varnish {
  url: string;
  stop: () => Promise<void>;
}

/** Starts Varnish with config/varnish.vcl before a server of this computer. firstByteTimeout: how long a response may take to start */
export async function startVarnish(
  port: number,
  backendPort: number,
  firstByteTimeout = '30s',
): Promise<Varnish> {
  if (!program) throw new Error('Varnish is not installed: apt-get install varnish');
  const folder = await mkdtemp(join(tmpdir(), 'varnish-'));
  // Varnish gives up root before it reads the file.
  await chmod(folder, 0o755);
  const file = join(folder, 'storefront.vcl');
  const source = await readFile('config/varnish.vcl', 'utf8');
  await writeFile(
    file,
    source
      .replace('.port = "8080"', `.port = "${backendPort}"`)
      .replace('.first_byte_timeout = 30s', `.first_byte_timeout = ${firstByteTimeout}`),
  );
  const child: ChildProcess = spawn(
    program,
    ['-F', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(async () => {
    if (child.exitCode !== null) throw new Error(`Varnish did not start:\n${output}`);
    const { status } = await fetch(`${url}/robots.txt`);
    if (status >= 500) throw new Error(`Varnish has no healthy backend:\n${output}`);
  });
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
