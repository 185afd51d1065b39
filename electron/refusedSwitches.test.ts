import { expect, it } from 'vitest';
import { hasRefusedSwitch } from './refusedSwitches';

const commandLine = (...names: string[]) => ({ hasSwitch: (name: string) => names.includes(name) });

it.each([
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'disable-web-security',
  'load-extension',
])('refuses to start with --%s', (name) => {
  expect(hasRefusedSwitch(commandLine('kiosk', name))).toBe(true);
});

it('starts with the switches of docs/kiosk.md', () => {
  expect(hasRefusedSwitch(commandLine())).toBe(false);
  expect(hasRefusedSwitch(commandLine('kiosk', 'no-sandbox', 'force-device-scale-factor'))).toBe(false);
});
