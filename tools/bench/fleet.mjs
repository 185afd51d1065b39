import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ensureBuilt, serverParts } from '../../scripts/setup/builds.mjs';
import { ensureDependencies } from '../../scripts/setup/dependencies.mjs';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { run } from '../../scripts/setup/run.mjs';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { call, Kiosk } from './parts/simulatedKiosk.mjs';

/**
 * npm run bench -- fleet [SECONDS [KIOSKS]]: simulated kiosks with one server process and a temporary PostgreSQL, which restarts in the
 * middle. Prints the figures, and fails if one misses its goal (docs/performance.md).
 */
const seconds = Number(process.argv[2] ?? 180);
const kioskCount = Number(process.argv[3] ?? 1000);
const goals = { commandMs: 2_000, cpuShare: 0.3 };
const heartbeatMs = 30_000;
const playMs = 15_000;
const COMMAND_EVERY_MS = 2_000;
const DEVICES_OF_COMMAND = 20;
const CONNECT_MS = 60_000;
const DRAIN_MS = 90_000;
const PASSWORD = randomBytes(18).toString('base64url');
const EMAIL = 'bench@desk.example';

/** Seconds of processor time used by a process. */
function cpuSeconds(pid) {
  const text = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return text
    .replace('-', ':')
    .split(':')
    .reverse()
    .reduce((sum, part, at) => sum + Number(part) * [1, 60, 3600, 86_400][at], 0);
}

const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

async function until(isReached, ms) {
  const end = performance.now() + ms;
  while (!isReached() && performance.now() < end) await wait(100);
  return isReached();
}

async function addDevices(databaseUrl) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query('select code from kiosk_members limit 1');
  const devices = Array.from({ length: kioskCount }, (_, at) => ({
    id: `bench-${at}`,
    token: randomBytes(24).toString('base64url'),
  }));
  await client.query(
    `insert into kiosk_devices (id, member_code, name, type, orientation, position, token)
     select id, $1, id, 'kiosk', 'landscape', 1000, token from unnest($2::text[], $3::text[]) as d(id, token)`,
    [rows[0].code, devices.map(({ id }) => id), devices.map(({ token }) => token)],
  );
  await client.end();
  return devices;
}

async function countPlays(databaseUrl) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int as count from kiosk_plays where device_id like 'bench-%'",
  );
  await client.end();
  return rows[0].count;
}

/** Signs in to the desk. Resolves to a function that sends a command to devices. */
async function signIn(url, env) {
  const output = await run('node', ['scripts/desk.mjs', '--invite', EMAIL], { show: 'on failure', env });
  const secret = /\/desk\/invitation\S*?([\w-]{20,})/.exec(output)?.[1];
  const { status, text, headers } = await call(`${url}/desk/api/invitations/${secret}`, 'POST', {
    name: 'Bench',
    password: PASSWORD,
  });
  if (status !== 200) throw new Error(`sign-in failed with status ${status}: ${text}`);
  const cookie = headers['set-cookie'].map((line) => line.split(';')[0]).join('; ');
  const csrf = JSON.parse(text).csrf_token;
  return (deviceIds, name) =>
    call(
      `${url}/desk/api/commands`,
      'POST',
      { device_ids: deviceIds, name },
      { cookie, 'x-csrf-token': csrf },
    );
}

await ensureDependencies();
await ensureBuilt(serverParts);
const postgres = await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-fleet-'));
const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
const server = await runServer(env);
const kiosks = [];
let isMissed = true;
try {
  const devices = await addDevices(postgres.url);
  const sendCommand = await signIn(server.url, { DATA_DIR: dataDir });
  /** When a command was sent, by device; its stream receives commands in chronological order. */
  const sentAt = new Map(devices.map(({ id }) => [id, []]));
  const latencies = [];
  const receive = ({ device_id }, at) => {
    const sent = sentAt.get(device_id)?.shift();
    if (sent !== undefined) latencies.push(at - sent);
  };
  for (const device of devices) kiosks.push(new Kiosk(`${server.url}/kiosk-service`, device, receive));
  for (const kiosk of kiosks) {
    kiosk.connect();
    await wait(5);
  }
  const connected = () => kiosks.filter((kiosk) => kiosk.isConnected).length;
  if (!(await until(() => connected() === kioskCount, CONNECT_MS)))
    throw new Error(`only ${connected()} of ${kioskCount} kiosks are connected`);
  console.log(
    `${kioskCount} kiosks connected; load ${loadavg()[0].toFixed(1)} on ${cpus().length} processors`,
  );
  for (const kiosk of kiosks) kiosk.start({ heartbeatMs, playMs });

  let [issued, refused] = [0, 0];
  async function command(targets, name) {
    const at = Date.now();
    for (const { id } of targets) sentAt.get(id).push(at);
    const { status } = await sendCommand(
      targets.map(({ id }) => id),
      name,
    );
    if (status === 200) issued += targets.length;
    else {
      refused += targets.length;
      for (const { id } of targets) sentAt.get(id).pop();
    }
  }
  const begin = performance.now();
  const cpuBefore = cpuSeconds(server.pid);
  const elapsed = () => performance.now() - begin;
  let downMs = 0;
  let round = 0;
  while (elapsed() < seconds * 1000) {
    const roundEnd = elapsed() + COMMAND_EVERY_MS;
    round += 1;
    const first = (round * DEVICES_OF_COMMAND) % kioskCount;
    await command(devices.slice(first, first + DEVICES_OF_COMMAND), 'identify');
    if (downMs === 0 && elapsed() > (seconds * 1000) / 2) {
      const stoppedAt = performance.now();
      // The database is unavailable for some seconds, as during an update.
      postgres.stop();
      await wait(5_000);
      postgres.start();
      downMs = performance.now() - stoppedAt;
    }
    await wait(Math.max(0, roundEnd - elapsed()));
  }
  await command(devices, 'reload');
  await until(() => latencies.length >= issued, 30_000);
  const share = (cpuSeconds(server.pid) - cpuBefore) / (elapsed() / 1000);

  for (const kiosk of kiosks) kiosk.pause();
  const waiting = () => kiosks.reduce((sum, kiosk) => sum + kiosk.waiting.length, 0);
  const drainEnd = performance.now() + DRAIN_MS;
  while (waiting() > 0 && performance.now() < drainEnd) {
    await Promise.all(kiosks.map((kiosk) => kiosk.report()));
    await wait(500);
  }
  const played = kiosks.reduce((sum, kiosk) => sum + kiosk.plays, 0);
  const stored = await countPlays(postgres.url);
  const p95 = quantile(latencies, 0.95);
  const lost = kiosks.reduce((sum, kiosk) => sum + kiosk.heartbeatsLost, 0);
  console.log(
    [
      `commands: ${issued} issued, ${latencies.length} received, ${refused} refused while the database was away`,
      `issue to receipt: median ${quantile(latencies, 0.5)} ms, p95 ${p95} ms, longest ${Math.max(...latencies)} ms (goal p95 < ${goals.commandMs} ms)`,
      `server process: ${(share * 100).toFixed(1)} % of one core over ${Math.round(elapsed() / 1000)} s (goal < ${goals.cpuShare * 100} %)`,
      `plays: ${played} sent, ${stored} stored, ${waiting()} waiting; database away for ${(downMs / 1000).toFixed(1)} s, ${lost} heartbeats lost meanwhile`,
      `streams at the end: ${connected()} of ${kioskCount}; load ${loadavg()[0].toFixed(1)}`,
    ].join('\n'),
  );
  isMissed =
    !(p95 < goals.commandMs) ||
    !(share < goals.cpuShare) ||
    stored !== played ||
    latencies.length < issued ||
    connected() < kioskCount;
  if (isMissed) console.log('a goal was missed');
} catch (error) {
  console.error(error);
} finally {
  for (const kiosk of kiosks) kiosk.close();
  await server.stop();
  if (isMissed) console.log(server.output().slice(-3_000));
  postgres.remove();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(isMissed ? 1 : 0);
