import { ensureScreens } from '../../scripts/setup/display.mjs';
import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, STAFF_PASSCODE, test } from './fixtures.ts';
import { startXServer } from './xServer.ts';

test('the locked window covers its display of several: chosen in settings and staff menu, switched off and on, in another mode', async ({
  network,
}) => {
  test.skip(!(await ensureScreens()), 'an X server with several screens is installed on Debian only');
  const screens = await startXServer();
  await screens.setRight('1920x1080');
  const kiosk = await KioskShell.start({
    storeUrl: network.url,
    display: screens.display,
    settings: { display: 2 },
    args: ['--kiosk'],
  });
  /** Left, top, width and height; Chromium makes a window one pixel smaller until it is full screen. */
  const bounds = () =>
    kiosk.app.evaluate(({ BrowserWindow }) => {
      const { x = -1, y = -1, width = 0, height = 0 } = BrowserWindow.getAllWindows()[0]?.getBounds() ?? {};
      return [x, y, Math.ceil(width / 10) * 10, Math.ceil(height / 10) * 10];
    });

  await expect.poll(bounds, 'the display of the settings').toEqual([1920, 0, 1920, 1080]);
  await kiosk.register(PASSCODE, DEVICE_NAME);
  await screens.setRight(null);
  await expect.poll(bounds, 'the primary display while the other one is off').toEqual([0, 0, 1920, 1080]);
  await expect(kiosk.loop.locator('main', { hasText: 'First clip' })).toBeVisible();
  await screens.setLeft('1280x800');
  await expect.poll(bounds, 'a mode that is set later').toEqual([0, 0, 1280, 800]);
  await screens.setLeft('1920x1080');
  await screens.setRight('1280x800');
  await expect.poll(bounds, 'a display that appears late').toEqual([1920, 0, 1280, 800]);

  // The shell restarts for the change; the test ends it and starts it again itself.
  await kiosk.app.evaluate(({ app }) => {
    app.relaunch = () => {};
    app.exit = () => {};
    app.quit = () => {};
  });
  const menu = await kiosk.openStaffMenu(STAFF_PASSCODE);
  await menu.getByRole('button', { name: 'Show on the next display' }).click();
  await expect.poll(() => kiosk.filesContaining('"display":1')).toContain('remote-settings.json');
  await kiosk.powerCut();
  await expect.poll(bounds, 'the display that staff chose').toEqual([0, 0, 1920, 1080]);
  await kiosk.stop();
  await screens.stop();
});
