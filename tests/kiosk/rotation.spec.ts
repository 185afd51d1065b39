import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';

test('the shell rotates loop and visit by the setting, and hides captions by the setting', async ({
  network,
}) => {
  network.clips = [{ file: 'first.mp4', title: 'First clip', captions: '/media/test-clips/first.vtt' }];
  const settings = { rotation: 90, captions: false };
  const kiosk = await KioskShell.start({ storeUrl: network.url, settings });
  await kiosk.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setContentSize(1600, 900),
  );
  const [outer, loop] = [kiosk.loop, kiosk.loop.frameLocator('iframe')];
  await kiosk.typeInto(loop.locator('body'), PASSCODE);
  await loop.getByRole('button', { name: DEVICE_NAME }).click();
  await expect(loop.locator('main', { hasText: 'First clip' })).toBeVisible();
  const sizeOf = (page: typeof outer, at: number) =>
    page.frames()[at]?.evaluate(() => [window.innerWidth, window.innerHeight]);
  const [width = 0, height = 0] = (await sizeOf(outer, 0)) ?? [];
  expect(width).toBeGreaterThan(height);
  expect(await sizeOf(outer, 1), 'the loop has the dimensions of an upright display').toEqual([
    height,
    width,
  ]);
  await expect(loop.locator('track[src]'), 'captions are switched off').toHaveCount(0);

  const windowEvent = kiosk.app.waitForEvent('window');
  await loop.getByRole('button', { name: /touch to start/i }).click();
  const visit = await windowEvent;
  const shop = visit.frameLocator('iframe');
  const search = shop.getByRole('combobox', { name: 'Search' });
  await search.click();
  const keys = shop.getByRole('group', { name: 'On-screen keyboard' });
  await keys.getByRole('button', { name: 's', exact: true }).click();
  await expect(search, 'typed in the frame of the rotation page').toHaveValue('s');
  await keys.getByRole('button', { name: 'Hide the keyboard' }).click();
  await shop.getByRole('button', { name: 'Lower the screen' }).click();
  await expect.poll(async () => (await sizeOf(visit, 1))?.[1]).toBeLessThan(width * 0.8);

  await kiosk.endVisit(
    visit,
    () => shop.getByRole('banner').getByRole('button', { name: 'Start over' }).click(),
    loop,
  );
  await expect
    .poll(() => network.calls, 'the frame of the loop sends the events of the visit')
    .toContain('POST /api/rest/events');
  await kiosk.stop();
});
