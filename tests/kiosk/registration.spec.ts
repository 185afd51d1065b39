import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';
import { failing } from './network.ts';

const alert = 'alert';

test("a wrong passcode gives the service's message, and the right one lists the devices", async ({
  kiosk,
}) => {
  const { loop } = kiosk;
  await kiosk.type('1111');
  await expect(loop.getByRole(alert)).toHaveText('The passcode is not valid for this member code.');

  await kiosk.type(PASSCODE);
  await expect(loop.getByRole('button', { name: DEVICE_NAME })).toContainText('Touch kiosk');
  await expect(loop.getByRole('button', { name: /Kitchen wall TV/ })).toContainText('TV');
});

test('without network it says so, and goes on when the network is back', async ({ kiosk, network }) => {
  const { loop } = kiosk;
  await expect(loop.getByRole('button', { name: 'Continue' })).toBeVisible();
  await network.cut();
  await kiosk.type(PASSCODE);
  await expect(loop.getByRole(alert)).toHaveText(
    'This device is offline. Please reconnect to the internet and try again.',
  );

  await network.restore();
  await kiosk.register(PASSCODE, DEVICE_NAME);
});

test('a service in trouble gives the message of the house', async ({ kiosk, network }) => {
  network.fault = failing('/kiosk-service/devices', 500);
  await kiosk.type(PASSCODE);
  await expect(kiosk.loop.getByRole(alert)).toHaveText(
    'An unexpected error occurred while trying to get a list of available kiosk devices',
  );
});

test('the chosen device is remembered after a restart', async ({ kiosk }) => {
  await kiosk.register(PASSCODE, DEVICE_NAME);
  await kiosk.restart();
  await expect(kiosk.loop.locator('video').first()).toBeAttached();
  await expect(kiosk.loop.getByRole('button', { name: 'Continue' })).toHaveCount(0);
});

test('five wrong passcodes lock the keypad, also after a restart', async ({ kiosk }) => {
  for (let tries = 0; tries < 5; tries++) {
    await kiosk.type('1111');
    await expect(kiosk.loop.getByLabel('Passcode')).toHaveValue('');
  }
  await kiosk.restart();
  await kiosk.type(PASSCODE);
  await expect(kiosk.loop.getByRole(alert)).toContainText('Too many wrong passcodes');
});
