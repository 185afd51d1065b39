import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt, serverParts } from '../../scripts/setup/builds.mjs';
import { ensureDependencies } from '../../scripts/setup/dependencies.mjs';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { load, summaryOf } from './parts/load.mjs';
import { machine, sitemapPaths } from './parts/shops.mjs';

const port = 4598;
const rounds = 60;
const goalPerSecond = 5_000;

async function untilReady(url) {
  for (;;) {
    const response = await fetch(`${url}/robots.txt`).catch(() => null);
    if (response?.ok) return;
    await wait(100);
  }
}

/** npm run bench -- varnish: pages per second of the demo shop through Debian's Varnish with config/varnish.vcl; fails below 5,000. */
async function benchVarnish() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-varnish-'));
  chmodSync(folder, 0o755);
  const url = `http://127.0.0.1:${port}`;
  const server = await runServer({ DATA_DIR: join(folder, 'data'), PURGE_URLS: url });
  const file = join(folder, 'storefront.vcl');
  const source = readFileSync('config/varnish.vcl', 'utf8');
  writeFileSync(file, source.replace('.port = "8080"', `.port = "${new URL(server.url).port}"`));
  const args = ['-F', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,256m'];
  const varnish = spawn('varnishd', args, {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  try {
    await untilReady(url);
    const paths = await sitemapPaths(url);
    await load(url, paths, { headers: { 'accept-encoding': 'gzip' } });
    console.log(machine());
    const all = Array.from({ length: rounds }, () => paths).flat();
    const result = await load(url, all, {
      connections: 20,
      pid: server.pid,
      headers: { 'accept-encoding': 'gzip' },
    });
    console.log(summaryOf('pages through Varnish', result));
    if (result.failures || result.perSecond < goalPerSecond) process.exitCode = 1;
  } finally {
    varnish.kill('SIGTERM');
    await once(varnish, 'exit');
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await ensureDependencies();
await ensureBuilt(serverParts);
await benchVarnish();
