import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDisplayPower } from './displayPower';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'display-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A stand-in for a program, which writes its arguments down. */
function standIn(name: string, exitCode = 0): void {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
}
const calls = () => {
  const path = join(folder, 'calls');
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
};

it('turns the display off and on with the first program that works', async () => {
  standIn('wlopm', 1);
  standIn('xset');
  standIn('vcgencmd');
  const problems: string[] = [];
  const setPower = createDisplayPower((problem) => problems.push(problem), { PATH: folder });
  await setPower(false);
  await setPower(true);
  expect(calls()).toEqual(['wlopm --off *', 'xset dpms force off', 'wlopm --on *', 'xset dpms force on']);
  expect(problems).toEqual([]);
});

it('reports once that no program works', async () => {
  const problems: string[] = [];
  const setPower = createDisplayPower((problem) => problems.push(problem), { PATH: folder });
  await setPower(false);
  await setPower(true);
  expect(problems).toEqual([
    'the display can not be turned off or on: wlopm ENOENT, xset ENOENT, vcgencmd ENOENT',
  ]);
});
