import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
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
import { isNewer } from './feed';
import { stageUpdate } from './stage';
import { watchTrial } from './trial';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const FEED = 'http://store.example/kiosk-updates/latest.json';

let root: string;
const word = (name: string) => (existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : '');

/** A version as small as one can be: its program says who it is. */
function put(version: string, folder: string): void {
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
  put('1.0.0', join(root, 'versions/1.0.0'));
  writeFileSync(join(root, 'current'), '1.0.0');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

/** A store that offers a version, signed unless said otherwise. */
function store(version: string, change: { signedFor?: string; archive?: Buffer } = {}) {
  const made = join(root, 'made', version);
  put(version, made);
  const archive = execFileSync('tar', ['-czf', '-', '-C', join(root, 'made'), version]);
  const sha256 = createHash('sha256').update(archive).digest('hex');
  const signed = Buffer.from(`${change.signedFor ?? version} ${sha256} ${archive.length}`);
  const latest = {
    version,
    url: `${version}.tar.gz`,
    sha256,
    size: archive.length,
    signature: sign(null, signed, privateKey).toString('base64'),
  };
  const fetch = async (url: string) =>
    url === FEED ? Response.json(latest) : new Response(new Uint8Array(change.archive ?? archive));
  return () => stageUpdate({ root, feedUrl: FEED, publicKey: pem, version: launchable(), fetch });
}
const launchable = () => word('current');

it('stages a signed version, which takes over at the next launch and not before', async () => {
  expect(await store('1.1.0')()).toBe('1.1.0');
  expect([word('current'), word('next')]).toEqual(['1.0.0', '1.1.0']);
  expect(launch()).toBe('1.1.0');
  expect([word('current'), word('previous'), word('trial')]).toEqual(['1.1.0', '1.0.0', '1']);
});

it('keeps the version that runs, the one before and the next, and no older ones', async () => {
  await store('1.1.0')();
  launch();
  rmSync(join(root, 'trial'));
  mkdirSync(join(root, 'versions/0.9.0'));
  mkdirSync(join(root, 'versions/1.0.5.part'));
  await store('1.2.0')();
  expect(readdirSync(join(root, 'versions')).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
});

it('a version that does not report healthy in two starts gives way, and is not staged again', async () => {
  const check = store('1.1.0');
  await check();
  expect([launch(), launch(), launch(), launch()]).toEqual(['1.1.0', '1.1.0', '1.0.0', '1.0.0']);
  expect(word('refused')).toBe('1.1.0');
  expect(await check()).toBeNull();
});

it('a version that plays for a minute is healthy and stays', async () => {
  vi.useFakeTimers();
  await store('1.1.0')();
  launch();
  const restart = vi.fn();
  const trial = watchTrial({ root, restart, report: () => {} });
  trial.alive();
  vi.advanceTimersByTime(61_000);
  trial.alive();
  vi.advanceTimersByTime(600_000);
  expect(restart).not.toHaveBeenCalled();
  expect([launch(), launch(), launch()]).toEqual(['1.1.0', '1.1.0', '1.1.0']);
});

it('a version that starts and shows nothing is ended after five minutes', async () => {
  vi.useFakeTimers();
  await store('1.1.0')();
  launch();
  const restart = vi.fn();
  watchTrial({ root, restart, report: () => {} });
  vi.advanceTimersByTime(300_000);
  expect(restart).toHaveBeenCalledTimes(1);
});

it('believes neither a feed that others signed nor an archive that is not the promised one', async () => {
  await expect(store('1.1.0', { signedFor: '9.9.9' })()).rejects.toThrow('not signed');
  await expect(store('1.1.0', { archive: Buffer.alloc(999) })()).rejects.toThrow('not what was promised');
  expect([word('next'), launch()]).toEqual(['', '1.0.0']);
});

it('a power cut in the middle of the change leaves a version that starts', async () => {
  await store('1.1.0')();
  // The launcher had written previous and trial when the power went.
  writeFileSync(join(root, 'previous'), '1.0.0');
  writeFileSync(join(root, 'trial'), '0');
  expect(launch()).toBe('1.1.0');
});

it('knows which of two versions is newer', () => {
  expect([isNewer('1.10.0', '1.9.9'), isNewer('1.0.0', '1.0.0'), isNewer('0.9.0', '1.0.0')]).toEqual([
    true,
    false,
    false,
  ]);
});
