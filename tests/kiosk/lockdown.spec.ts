import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';

const DEAD = ['F5', 'F11', 'F12', 'Control+R', 'Control+P', 'Control+W', 'Control+=', 'Control+-', 'Alt+F4'];
const LEFT_BY_STAFF = 64;

test('a locked kiosk fills the screen, answers to no key that leads out of it, and is left by staff alone', async ({
  network,
}) => {
  const kiosk = await KioskShell.start({ storeUrl: network.url, args: ['--kiosk'] });
  await kiosk.register(PASSCODE, DEVICE_NAME);
  const { loop } = kiosk;
  const isKiosk = await kiosk.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => window.isKiosk()),
  );
  expect(isKiosk).toEqual([true]);

  await loop.evaluate(() => document.body.setAttribute('data-same', ''));
  const size = () => loop.evaluate(() => [window.innerWidth, devicePixelRatio, visualViewport?.scale]);
  const before = await size();
  for (const key of DEAD) await loop.keyboard.press(key);
  await loop.mouse.click(400, 300, { button: 'right' });
  await kiosk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  expect(await loop.evaluate(() => window.print.toString()), 'no dialog of the system').toBe('() => {}');
  const finger = await loop.context().newCDPSession(loop);
  await finger.send('Input.synthesizePinchGesture', { x: 400, y: 300, scaleFactor: 2 });
  await expect(loop.locator('body[data-same] main'), 'the same page still stands').toBeVisible();
  expect(await size()).toEqual(before);
  expect(kiosk.app.windows()).toHaveLength(1);

  const menu = await kiosk.openStaffMenu(PASSCODE);
  await expect(menu.getByRole('button', { name: 'Turn the picture' })).toBeVisible();
  const ended = new Promise((resolve) => kiosk.app.process().once('exit', resolve));
  await menu.getByRole('button', { name: 'Leave the kiosk' }).click();
  expect(await ended, 'which tells the supervisor not to start it again').toBe(LEFT_BY_STAFF);
  await kiosk.stop();
});
