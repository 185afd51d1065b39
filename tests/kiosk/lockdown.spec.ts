import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, STAFF_PASSCODE, test } from './fixtures.ts';

const BLOCKED_KEYS = [
  'F5',
  'F11',
  'F12',
  'Control+R',
  'Control+P',
  'Control+W',
  'Control+=',
  'Control+-',
  'Alt+F4',
];
const EXITED_BY_STAFF = 64;

test('a locked kiosk is full screen, blocks keys that leave it, and exits for staff only', async ({
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
  for (const key of BLOCKED_KEYS) await loop.keyboard.press(key);
  await loop.mouse.click(400, 300, { button: 'right' });
  await kiosk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  expect(await loop.evaluate(() => window.print.toString()), 'no system dialog').not.toContain('native code');
  const cdp = await loop.context().newCDPSession(loop);
  await cdp.send('Input.synthesizePinchGesture', { x: 400, y: 300, scaleFactor: 2 });
  await expect(loop.locator('body[data-same] main'), 'the page was not reloaded').toBeVisible();
  expect(await size()).toEqual(before);
  expect(kiosk.app.windows()).toHaveLength(1);

  const menu = await kiosk.openStaffMenu(STAFF_PASSCODE);
  await expect(menu.getByRole('button', { name: 'Rotate the picture' })).toBeVisible();
  const exitCode = await kiosk.endBy(menu.getByRole('button', { name: 'Leave the kiosk' }));
  expect(exitCode, 'the code that tells the supervisor not to restart').toBe(EXITED_BY_STAFF);
  await kiosk.stop();
});
