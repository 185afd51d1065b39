import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';
import { failing } from './network.ts';

const MEMBER_CODE = 'MAPLE-001';

test('a service without pairing codes gets the passcode: why devices cannot be listed, their list, and the choice that lasts', {
  tag: '@core',
}, async ({ network }) => {
  network.fault = failing('/kiosk-service/pairings', 404);
  const kiosk = await KioskShell.start({ storeUrl: network.url });
  const alert = () => kiosk.loop.getByRole('alert');
  const pairings = () => network.calls.filter((call) => call.endsWith('/pairings')).length;

  await test.step('the passcode only, after the codes were asked for once', async () => {
    await expect(kiosk.loop.getByText('Type the passcode')).toBeVisible();
    await expect.poll(pairings).toBe(1);
    await kiosk.type('1111');
    await expect(alert()).toHaveText('The passcode is not valid for this member code.');
    await expect(kiosk.loop.getByRole('heading', { name: 'Code of this screen' })).toHaveCount(0);
    expect(pairings(), 'asks once').toBe(1);
  });

  await test.step('a fault of the service, and no network, are named', async () => {
    network.fault = failing('/kiosk-service/devices', 500);
    await kiosk.type(PASSCODE);
    await expect(alert()).toHaveText(
      'An unexpected error occurred while trying to get a list of available kiosk devices',
    );
    network.fault = null;
    await network.cut();
    await kiosk.restart();
    await kiosk.type(PASSCODE);
    await expect(alert()).toHaveText(
      'This device is offline. Please reconnect to the internet and try again.',
    );
    await network.restore();
  });

  await test.step('devices are listed with their kind, and the chosen one is remembered', async () => {
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
  await kiosk.stop();
});

test('asks for a member code without a setting, registers again when decryption fails, and locks after five wrong passcodes', async ({
  network,
}) => {
  const kiosk = await KioskShell.start({ storeUrl: network.url, memberCode: '' });
  const typeMemberCode = async () => {
    for (const key of MEMBER_CODE) await kiosk.loop.getByRole('button', { name: key, exact: true }).click();
    await expect(kiosk.loop.getByLabel('Member code')).toHaveValue(MEMBER_CODE);
    await kiosk.loop.getByRole('button', { name: 'Continue' }).click();
  };
  await typeMemberCode();
  await kiosk.register(PASSCODE, DEVICE_NAME);

  const vaultFile = join(kiosk.folder, 'device.json');
  expect(existsSync(vaultFile)).toBe(true);
  const sealed = Buffer.from('v11 of another keyring').toString('base64');
  writeFileSync(vaultFile, JSON.stringify({ sealed }));
  await kiosk.restart();
  await expect(kiosk.loop.getByLabel('Member code')).toBeVisible();

  await test.step('five wrong passcodes lock the keypad beyond a restart', async () => {
    await typeMemberCode();
    for (let tries = 0; tries < 5; tries++) {
      await kiosk.type('1111');
      await expect(kiosk.loop.getByLabel('Passcode')).toHaveValue('');
    }
    await kiosk.restart();
    await typeMemberCode();
    await kiosk.type(PASSCODE);
    await expect(kiosk.loop.getByRole('alert')).toContainText('Too many wrong passcodes');
  });
  await kiosk.stop();
});
