import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hashPasscode, PasscodeLock, verifyPasscode } from './passcode';

const MINUTE_MS = 60_000;
let folder: string;
let now: number;
beforeEach(() => {
  now = Date.parse('2026-01-01T10:00:00Z');
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () =>
  new PasscodeLock(
    join(folder, 'lock.json'),
    () => {},
    () => now,
  );

async function recordFailures(lock: PasscodeLock, count: number): Promise<void> {
  for (let at = 0; at < count; at++) await lock.recordFailure();
}

it('locks after five wrong passcodes, longer each time, and stays locked after a restart', async () => {
  await recordFailures(open(), 4);
  expect(open().lockedUntil()).toBeNull();
  await recordFailures(open(), 1);
  expect(open().lockedUntil()?.getTime()).toBe(now + MINUTE_MS);
  now += MINUTE_MS;
  expect(open().lockedUntil()).toBeNull();
  await recordFailures(open(), 1);
  expect(open().lockedUntil()?.getTime()).toBe(now + 2 * MINUTE_MS);
  await recordFailures(open(), 20);
  expect(open().lockedUntil()?.getTime()).toBe(now + 60 * MINUTE_MS);
});

it('resets after a correct passcode, and never locks for years when the clock is set back', async () => {
  const lock = open();
  await recordFailures(lock, 5);
  now -= 365 * 24 * 60 * MINUTE_MS;
  expect(lock.lockedUntil()).toBeNull();
  await lock.reset();
  await recordFailures(lock, 4);
  expect(open().lockedUntil()).toBeNull();
});

it('verifies a passcode by its hash', () => {
  const passcodeHash = hashPasscode('2468');
  expect(passcodeHash).not.toContain('2468');
  expect([
    verifyPasscode('2468', passcodeHash),
    verifyPasscode('2469', passcodeHash),
    verifyPasscode('2468', 'broken'),
  ]).toEqual([true, false, false]);
});

it('locks on a full disk too', async () => {
  symlinkSync('/dev/full', join(folder, 'lock.json.new'));
  const report = vi.fn();
  const lock = new PasscodeLock(join(folder, 'lock.json'), report, () => now);
  await recordFailures(lock, 5);
  expect(lock.lockedUntil()).not.toBeNull();
  expect(report).toHaveBeenCalledWith(expect.stringContaining('ENOSPC'));
});
