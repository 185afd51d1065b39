import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of PostgreSQL's programs: in PATH, or Debian's location. */
function programFolder() {
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [(found.stdout ?? '').trim(), ...versions.map((version) => join(debian, version, 'bin'))];
  const folder = folders.find((one) => one && existsSync(join(one, 'initdb')));
  if (!folder) throw new Error('PostgreSQL 15 or newer is not installed: apt-get install postgresql');
  return folder;
}

/** A free port. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * Starts a PostgreSQL in a temporary folder. As root, which PostgreSQL refuses, it runs as the user postgres.
 * @returns {Promise<{ url: string; stop: () => void; start: () => void; remove: () => void }>}
 */
export async function startPostgres() {
  const bin = programFolder();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, idOf('-u'), idOf('-g'));
    chmodSync(folder, 0o700);
  }
  const data = join(folder, 'data');
  const run = (program, args) => {
    const command = [join(bin, program), ...args];
    const [first, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    // The started server keeps the streams open, so its output goes to a separate log.
    execFileSync(first, rest, { cwd: folder, stdio: 'ignore' });
  };
  run('initdb', ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8']);
  const port = await freePort();
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const log = join(folder, 'log');
  const start = () => run('pg_ctl', ['start', '-w', '-D', data, '-l', log, '-o', options]);
  const stop = () => run('pg_ctl', ['stop', '-w', '-D', data, '-m', 'fast']);
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove() {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
