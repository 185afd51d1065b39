import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App, LoginItemSettingsOptions } from 'electron';
import { expect, it } from 'vitest';
import { isSupervised, registerLoginItem } from './autoStart';

const unit = readFileSync('build/linux/storefront-kiosk.service', 'utf8');

it('systemd restarts the kiosk after every exit but that of staff, without a limit', () => {
  for (const line of [
    'Restart=always',
    'RestartPreventExitStatus=64',
    'StartLimitIntervalSec=0',
    'WantedBy=graphical-session.target',
  ]) {
    expect(unit.split('\n')).toContain(line);
  }
});

it('systemd accepts the unit', () => {
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
  // A machine without systemd can't verify the unit.
  if (error) expect(error.message).toContain('ENOENT');
  else expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('Shell Launcher and launchd restart the kiosk too, except after the exit of staff', () => {
  const windows = readFileSync('build/windows/shellLauncher.ps1', 'utf8');
  // Microsoft's actions: 0 restarts the shell, 2 shuts the machine down, 3 does nothing.
  for (const line of ['$Restart = 0', '$DoNothing = 3', '$ExitedByStaff = 64'])
    expect(windows.split('\n')).toContain(line);
  expect(windows).toContain('--kiosk --supervised", @($ExitedByStaff), @($DoNothing), $Restart)');

  const agent = readFileSync('build/macos/example.storefront.kiosk.plist', 'utf8');
  const [, program = '', rest = ''] = /<string>("[^"]*") (.*)<\/string>/.exec(agent) ?? [];
  expect([program, rest]).toEqual([
    expect.stringContaining('/Applications/'),
    expect.stringMatching(/^--kiosk --supervised;/),
  ]);
  const isRestarted = (code: number) =>
    spawnSync('/bin/sh', ['-c', rest.replace(/^.*?;/, `(exit ${code});`)]).status === 0;
  expect([0, 1, 137, 64].map(isRestarted)).toEqual([true, true, true, false]);
  expect(agent).toMatch(/<key>SuccessfulExit<\/key>\s*<true\/>/);
});

it('registers a Windows login item, unless a supervisor starts the kiosk', () => {
  const items: LoginItemSettingsOptions[] = [];
  const app = (isPackaged: boolean, switches: string[] = []) =>
    ({
      isPackaged,
      commandLine: { hasSwitch: (name: string) => switches.includes(name) },
      setLoginItemSettings: (item: LoginItemSettingsOptions) => items.push(item),
    }) as unknown as App;
  registerLoginItem(app(true), 'linux');
  registerLoginItem(app(true), 'darwin');
  registerLoginItem(app(false), 'win32');
  expect(items).toEqual([]);
  registerLoginItem(app(true), 'win32');
  registerLoginItem(app(true, ['supervised']), 'win32');
  expect(items).toEqual([
    { openAtLogin: true, args: ['--kiosk'] },
    { openAtLogin: false, args: ['--kiosk'] },
  ]);
  const bare = app(true);
  expect([isSupervised(bare, {}), isSupervised(bare, { KIOSK_ROOT: '/opt/kiosk' })]).toEqual([false, true]);
});
