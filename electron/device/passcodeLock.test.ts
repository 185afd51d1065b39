import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashPasscode, isPasscode } from './passcodeHash';
import { PasscodeLock } from './passcodeLock';

const MINUTE_MS = 60_000;
let folder: string;
let now = 1_000_000_000_000;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => new PasscodeLock(join(folder, 'lock.json'), () => now);

async function fail(lock: PasscodeLock, times: number): Promise<void> {
  for (let at = 0; at < times; at++) await lock.wrong();
}

it('locks after five wrong passcodes, longer each time, also for a new start', async () => {
  await fail(open(), 4);
  expect(open().lockedUntil()).toBeNull();
  await fail(open(), 1);
  expect(open().lockedUntil()?.getTime()).toBe(now + MINUTE_MS);
  now += MINUTE_MS;
  expect(open().lockedUntil()).toBeNull();
  await fail(open(), 1);
  expect(open().lockedUntil()?.getTime()).toBe(now + 2 * MINUTE_MS);
  await fail(open(), 20);
  expect(open().lockedUntil()?.getTime()).toBe(now + 60 * MINUTE_MS);
});

it('forgets wrong ones after a right one, and never locks for years when the clock jumps back', async () => {
  const lock = open();
  await fail(lock, 5);
  now -= 365 * 24 * 60 * MINUTE_MS;
  expect(lock.lockedUntil()).toBeNull();
  await lock.right();
  await fail(lock, 4);
  expect(open().lockedUntil()).toBeNull();
});

it('knows a passcode by its hash alone', () => {
  const kept = hashPasscode('2468');
  expect(kept).not.toContain('2468');
  expect([isPasscode('2468', kept), isPasscode('2469', kept), isPasscode('2468', 'broken')]).toEqual([
    true,
    false,
    false,
  ]);
});
