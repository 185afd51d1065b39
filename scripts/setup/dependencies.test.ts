import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { installArguments } from './dependencies.mjs';

type Packages = Record<string, { version: string; dev?: boolean; optional?: boolean }>;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A project whose lock file lists packages. installed: what node_modules contains; without it there is no such folder */
function projectWith(locked: Packages, installed?: Packages): string {
  const folder = mkdtempSync(join(tmpdir(), 'dependencies-'));
  folders.push(folder);
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { '': { version: '1.0.0' }, ...locked } }),
  );
  if (installed) {
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  }
  return folder;
}

const react = { 'node_modules/react': { version: '19.0.0' } };
const vitest = { 'node_modules/vitest': { version: '4.0.0', dev: true } };
const both = { ...react, ...vitest };
const start = { withDev: false };
const develop = { withDev: true };

it('installs a new clone for a start without the packages for development', () => {
  expect(installArguments(projectWith(both), start)).toEqual(['ci', '--omit=dev']);
  expect(installArguments(projectWith(both), develop)).toEqual(['ci', '--include=dev']);
});

it('adds the packages for development when they are first needed', () => {
  const folder = projectWith(both, react);
  expect(installArguments(folder, start)).toBeNull();
  expect(installArguments(folder, develop)).toEqual(['install', '--include=dev']);
});

it('keeps the packages for development when a start needs a newer package', () => {
  const older = { 'node_modules/react': { version: '18.0.0' } };
  expect(installArguments(projectWith(both, older), start)).toEqual(['install', '--omit=dev']);
  expect(installArguments(projectWith(both, { ...older, ...vitest }), start)).toEqual([
    'install',
    '--include=dev',
  ]);
});

it('does not miss packages for other systems', () => {
  const mac = { 'node_modules/fsevents': { version: '2.0.0', optional: true } };
  expect(installArguments(projectWith({ ...both, ...mac }, both), develop)).toBeNull();
});
