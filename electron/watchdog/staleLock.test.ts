import { spawn } from 'node:child_process';
import { lstatSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeStaleLock } from './staleLock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = () => join(folder, 'SingletonLock');
const exists = () => {
  try {
    return lstatSync(lock()).isSymbolicLink();
  } catch {
    return false;
  }
};

it('removes the lock of a process that no longer runs, also under another host name', () => {
  symlinkSync('old-name-999999', lock());
  expect(removeStaleLock(folder, () => false)).toBe(true);
  expect(exists()).toBe(false);
});

it('keeps the lock of a running process', () => {
  symlinkSync(`here-${process.pid}`, lock());
  expect(removeStaleLock(folder)).toBe(false);
  expect(exists()).toBe(true);
});

it('removes the lock when another program has the process id by now', () => {
  // A process of the same user: the signal to another user's process fails, which counts as running.
  const program = spawn('sleep', ['60']);
  try {
    symlinkSync(`here-${program.pid}`, lock());
    expect(removeStaleLock(folder)).toBe(true);
    expect(exists()).toBe(false);
  } finally {
    program.kill();
  }
});

it('does nothing without a lock, or with a malformed one', () => {
  expect(removeStaleLock(folder)).toBe(false);
  symlinkSync('nonsense', lock());
  expect(removeStaleLock(folder, () => false)).toBe(false);
});
