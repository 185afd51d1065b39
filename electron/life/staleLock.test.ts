import { lstatSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearStaleLock } from './staleLock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = () => join(folder, 'SingletonLock');
const isThere = () => {
  try {
    return lstatSync(lock()).isSymbolicLink();
  } catch {
    return false;
  }
};

it('clears the lock of a program that is gone, also under another host name', () => {
  symlinkSync('old-name-999999', lock());
  expect(clearStaleLock(folder, () => false)).toBe(true);
  expect(isThere()).toBe(false);
});

it('leaves the lock of a program that runs', () => {
  symlinkSync(`here-${process.pid}`, lock());
  expect(clearStaleLock(folder)).toBe(false);
  expect(isThere()).toBe(true);
});

it('is not deceived by a number that another program has by now', () => {
  symlinkSync('here-1', lock());
  expect(clearStaleLock(folder)).toBe(true);
});

it('does nothing where there is no lock, or one it does not understand', () => {
  expect(clearStaleLock(folder)).toBe(false);
  symlinkSync('nonsense', lock());
  expect(clearStaleLock(folder, () => false)).toBe(false);
});
