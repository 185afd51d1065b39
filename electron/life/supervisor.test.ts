import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App, LoginItemSettingsOptions } from 'electron';
import { expect, it } from 'vitest';
import { isSupervised, startWithMachine } from './autoStart';

const unit = readFileSync('build/linux/storefront-kiosk.service', 'utf8');

it('is started again by systemd after any end but one that staff wanted, without ever giving up', () => {
  for (const line of [
    'Restart=always',
    'RestartPreventExitStatus=64',
    'StartLimitIntervalSec=0',
    'WantedBy=graphical-session.target',
  ]) {
    expect(unit.split('\n')).toContain(line);
  }
});

it('has a unit that systemd itself finds right', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  const launch = join(folder, 'launch');
  writeFileSync(launch, '#!/bin/sh\n');
  chmodSync(launch, 0o755);
  const file = join(folder, 'storefront-kiosk.service');
  writeFileSync(file, unit.replace('/opt/storefront-kiosk/launch', launch));
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', '--user', '--man=no', file], {
    encoding: 'utf8',
    env: { ...process.env, XDG_RUNTIME_DIR: folder },
  });
  rmSync(folder, { recursive: true });
  // A machine without systemd has nobody to ask.
  if (error) expect(error.message).toContain('ENOENT');
  else expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('is started again by Shell Launcher and launchd too, and not after staff left', () => {
  const windows = readFileSync('build/windows/shellLauncher.ps1', 'utf8');
  // Microsoft: 0 starts the shell again, 2 would shut the machine down, 3 does nothing.
  for (const line of ['$StartAgain = 0', '$DoNothing = 3', '$LeftByStaff = 64'])
    expect(windows.split('\n')).toContain(line);
  expect(windows).toContain('--kiosk --supervised", @($LeftByStaff), @($DoNothing), $StartAgain)');

  const agent = readFileSync('build/macos/example.storefront.kiosk.plist', 'utf8');
  const [, program = '', rest = ''] = /<string>("[^"]*") (.*)<\/string>/.exec(agent) ?? [];
  expect([program, rest]).toEqual([
    expect.stringContaining('/Applications/'),
    expect.stringMatching(/^--kiosk --supervised;/),
  ]);
  const isStartedAgain = (code: number) =>
    spawnSync('/bin/sh', ['-c', rest.replace(/^.*?;/, `(exit ${code});`)]).status === 0;
  expect([0, 1, 137, 64].map(isStartedAgain)).toEqual([true, true, true, false]);
  expect(agent).toMatch(/<key>SuccessfulExit<\/key>\s*<true\/>/);
});

it('starts with a Windows machine by its login items, unless a supervisor starts it', () => {
  const asked: LoginItemSettingsOptions[] = [];
  const app = (isPackaged: boolean, switches: string[] = []) =>
    ({
      isPackaged,
      commandLine: { hasSwitch: (name: string) => switches.includes(name) },
      setLoginItemSettings: (item: LoginItemSettingsOptions) => asked.push(item),
    }) as unknown as App;
  startWithMachine(app(true), 'linux');
  startWithMachine(app(true), 'darwin');
  startWithMachine(app(false), 'win32');
  expect(asked).toEqual([]);
  startWithMachine(app(true), 'win32');
  startWithMachine(app(true, ['supervised']), 'win32');
  expect(asked).toEqual([
    { openAtLogin: true, args: ['--kiosk'] },
    { openAtLogin: false, args: ['--kiosk'] },
  ]);
  const bare = app(true);
  expect([isSupervised(bare, {}), isSupervised(bare, { KIOSK_ROOT: '/opt/kiosk' })]).toEqual([false, true]);
});
