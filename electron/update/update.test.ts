import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isNewer } from '../../contract/release';
import { signRelease } from '../../scripts/setup/signRelease.mjs';
import { stageUpdate } from './stageUpdate';
import { startProbation } from './updateProbation';

const FEED = 'http://backend.example/kiosk-updates/latest.json';

let root: string;
const state = (name: string) => (existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : '');

/** The smallest possible version: its program prints its version. */
function createVersion(version: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const program = join(folder, 'storefront-kiosk');
  writeFileSync(program, `#!/bin/sh\necho ${version}\n`);
  chmodSync(program, 0o755);
}

const launch = () => execFileSync(join(root, 'launch'), { encoding: 'utf8' }).trim();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kiosk-root-'));
  copyFileSync('build/linux/launch', join(root, 'launch'));
  chmodSync(join(root, 'launch'), 0o755);
  createVersion('1.0.0', join(root, 'versions/1.0.0'));
  writeFileSync(join(root, 'current'), '1.0.0');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

/** Publishes a version as `npm run package -- --sign` does, signed correctly by default, and returns a function that checks for it. */
function publish(version: string, change: { signedFor?: string; archive?: Buffer } = {}) {
  const application = join(root, 'made', version);
  createVersion(version, application);
  return async () => {
    const target = join(root, 'kiosk-updates');
    const keyFile = join(root, 'key.pem');
    const signed = await signRelease({ application, version: change.signedFor ?? version, keyFile, target });
    const { release, publicKey } = signed;
    const archive = change.archive ?? readFileSync(join(target, release.url));
    const fetch = async (url: string) =>
      url === FEED ? Response.json({ ...release, version }) : new Response(new Uint8Array(archive));
    return stageUpdate({ root, feedUrl: FEED, publicKey, version: currentVersion(), fetch });
  };
}
const currentVersion = () => state('current');

it('stages a signed version, which becomes current at the next launch', async () => {
  expect(await publish('1.1.0')()).toBe('1.1.0');
  expect([state('current'), state('next')]).toEqual(['1.0.0', '1.1.0']);
  expect(launch()).toBe('1.1.0');
  expect([state('current'), state('previous'), state('trial')]).toEqual(['1.1.0', '1.0.0', '1']);
});

it('retains the current, the previous and the next version, and no older ones', async () => {
  await publish('1.1.0')();
  launch();
  rmSync(join(root, 'trial'));
  mkdirSync(join(root, 'versions/0.9.0'));
  mkdirSync(join(root, 'versions/1.0.5.part'));
  await publish('1.2.0')();
  expect(readdirSync(join(root, 'versions')).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
});

it('rolls a version back after two starts without a healthy report, and never stages it again', async () => {
  const check = publish('1.1.0');
  await check();
  expect([launch(), launch(), launch(), launch()]).toEqual(['1.1.0', '1.1.0', '1.0.0', '1.0.0']);
  expect(state('refused')).toBe('1.1.0');
  expect(await check()).toBeNull();
});

it('retains a version with a minute of heartbeats', async () => {
  vi.useFakeTimers();
  await publish('1.1.0')();
  launch();
  const restart = vi.fn();
  const probation = startProbation({ root, restart, report: () => {} });
  probation.heartbeat();
  vi.advanceTimersByTime(61_000);
  probation.heartbeat();
  vi.advanceTimersByTime(600_000);
  expect(restart).not.toHaveBeenCalled();
  expect([launch(), launch(), launch()]).toEqual(['1.1.0', '1.1.0', '1.1.0']);
});

it('restarts a version without heartbeats after five minutes', async () => {
  vi.useFakeTimers();
  await publish('1.1.0')();
  launch();
  const restart = vi.fn();
  startProbation({ root, restart, report: () => {} });
  vi.advanceTimersByTime(300_000);
  expect(restart).toHaveBeenCalledTimes(1);
});

it('rejects a feed with a wrong signature and an archive with a wrong hash', async () => {
  await expect(publish('1.1.0', { signedFor: '9.9.9' })()).rejects.toThrow('signature');
  await expect(publish('1.1.0', { archive: Buffer.alloc(999) })()).rejects.toThrow('size or hash');
  expect([state('next'), launch()]).toEqual(['', '1.0.0']);
});

it('a power cut during the switch leaves a version that starts', async () => {
  await publish('1.1.0')();
  // The launcher has written previous and trial when the power fails.
  writeFileSync(join(root, 'previous'), '1.0.0');
  writeFileSync(join(root, 'trial'), '0');
  expect(launch()).toBe('1.1.0');
});

it('compares versions by number', () => {
  expect([isNewer('1.10.0', '1.9.9'), isNewer('1.0.0', '1.0.0'), isNewer('0.9.0', '1.0.0')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('does not start a version that the service has withdrawn, and one that latest.json alone lacks stays', async () => {
  await publish('1.1.0')();
  expect(state('next')).toBe('1.1.0');
  const options = { root, feedUrl: FEED, publicKey: '', version: '1.0.0' };
  const nothing = async () => new Response(null, { status: 204 });
  await stageUpdate({ ...options, fetch: nothing });
  expect(state('next')).toBe('1.1.0');
  await stageUpdate({ ...options, stagedUrl: 'http://backend.example/kiosk-service/update', fetch: nothing });
  expect(state('next')).toBe('');
  expect(launch()).toBe('1.0.0');
});
