import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';
import { failing } from './network.ts';

const MEMBER_CODE = 'MAPLE-001';

test('shows why devices cannot be listed, lists them, and remembers the chosen one', async ({
  kiosk,
  network,
}) => {
  const alert = kiosk.loop.getByRole('alert');
  await kiosk.type('1111');
  await expect(alert).toHaveText('The passcode is not valid for this member code.');

  network.fault = failing('/kiosk-service/devices', 500);
  await kiosk.type(PASSCODE);
  await expect(alert).toHaveText(
    'An unexpected error occurred while trying to get a list of available kiosk devices',
  );
  network.fault = null;

  await network.cut();
  await kiosk.type(PASSCODE);
  await expect(alert).toHaveText('This device is offline. Please reconnect to the internet and try again.');
  await network.restore();

  await kiosk.type(PASSCODE);
  await expect(kiosk.loop.getByRole('button', { name: DEVICE_NAME })).toContainText('Touch kiosk');
  await expect(kiosk.loop.getByRole('button', { name: /Kitchen wall TV/ })).toContainText('TV');
  await kiosk.loop.getByRole('button', { name: DEVICE_NAME }).click();
  await expect(kiosk.loop.locator('video').first()).toBeAttached();

  await kiosk.restart();
  await expect(kiosk.loop.locator('video').first()).toBeAttached();
  await expect(kiosk.loop.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  const warning = 'no keyring on this machine';
  await expect.poll(() => kiosk.readLog(), 'a test machine has no keyring').toContain(warning);
});

test('asks for a member code without a setting, and registers again when decryption fails', async ({
  network,
}) => {
  const kiosk = await KioskShell.start({ storeUrl: network.url, memberCode: '' });
  for (const key of MEMBER_CODE) await kiosk.loop.getByRole('button', { name: key, exact: true }).click();
  await expect(kiosk.loop.getByLabel('Member code')).toHaveValue(MEMBER_CODE);
  await kiosk.loop.getByRole('button', { name: 'Continue' }).click();
  await kiosk.register(PASSCODE, DEVICE_NAME);

  const vaultFile = join(kiosk.folder, 'device.json');
  expect(existsSync(vaultFile)).toBe(true);
  writeFileSync(
    vaultFile,
    JSON.stringify({ sealed: Buffer.from('v11 of another keyring').toString('base64') }),
  );
  await kiosk.restart();
  await expect(kiosk.loop.getByLabel('Member code')).toBeVisible();
  await kiosk.stop();
});

test('five wrong passcodes lock the keypad beyond a restart', async ({ kiosk }) => {
  for (let tries = 0; tries < 5; tries++) {
    await kiosk.type('1111');
    await expect(kiosk.loop.getByLabel('Passcode')).toHaveValue('');
  }
  await kiosk.restart();
  await kiosk.type(PASSCODE);
  await expect(kiosk.loop.getByRole('alert')).toContainText('Too many wrong passcodes');
});
