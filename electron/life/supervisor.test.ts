import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App, LoginItemSettingsOptions } from 'electron';
import { expect, it } from 'vitest';
import { startWithMachine } from './autoStart';

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

it('starts with the machine by its login items where there is no systemd', () => {
  const asked: LoginItemSettingsOptions[] = [];
  const app = (isPackaged: boolean) =>
    ({ isPackaged, setLoginItemSettings: (item) => asked.push(item) }) as Pick<
      App,
      'isPackaged' | 'setLoginItemSettings'
    >;
  startWithMachine(app(true), 'linux');
  startWithMachine(app(false), 'win32');
  expect(asked).toEqual([]);
  startWithMachine(app(true), 'win32');
  startWithMachine(app(true), 'darwin');
  expect(asked).toEqual([
    { openAtLogin: true, args: ['--kiosk'] },
    { openAtLogin: true, args: ['--kiosk'] },
  ]);
});
