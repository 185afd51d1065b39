import { DEVICE_NAME, expect, PASSCODE, STAFF_PASSCODE, test } from './fixtures.ts';
import { failing, respondingWith } from './network.ts';

const title = (text: string) => ({ hasText: text });
/** The playlist is asked for again some seconds later, and a clip follows once those before it have ended. */
const NEXT_CLIP = { timeout: 60_000 };

test('without a playlist plays the built-in clip and recovers; a revoked device keeps its plays and is registered again, as a TV too', async ({
  kiosk,
  network,
}) => {
  const failed = failing('/kiosk-service/played-videos', 500);
  const noPlaylist = failing('/kiosk-service/now-playing', 500);

  await test.step('a new device without a playlist shows the built-in clip, then recovers', async () => {
    network.fault = (request, response) => failed(request, response) || noPlaylist(request, response);
    await kiosk.register(PASSCODE, DEVICE_NAME);
    await expect(kiosk.loop.getByRole('status')).toHaveText(
      'An unexpected error occurred while trying to get the list of videos',
    );
    await expect(kiosk.loop.locator('video[data-front][src$="/kiosk/fallback.mp4"]')).toBeAttached();
    network.fault = failed;
    await expect(kiosk.loop.locator('main', title('First clip'))).toBeVisible(NEXT_CLIP);
    await expect(kiosk.loop.getByRole('status')).toHaveCount(0);
    await expect.poll(() => kiosk.countQueuedPlays(), NEXT_CLIP).toBeGreaterThan(0);
  });

  await test.step('after its registration was revoked it asks for another one, also after a restart, and keeps the plays', async () => {
    const revoked = JSON.stringify({ messages: { error: [{ code: 'device_revoked', message: '' }] } });
    network.fault = respondingWith('/kiosk-service', 401, 'application/json', revoked);
    for (const start of ['the first', 'the second']) {
      await kiosk.restart();
      await expect(kiosk.loop.getByRole('button', { name: 'Continue' }), start).toBeVisible();
      expect(await kiosk.countQueuedPlays(), start).toBeGreaterThan(0);
    }
    network.fault = null;
    await kiosk.register(PASSCODE, DEVICE_NAME);
    await expect(kiosk.loop.locator('main', title('First clip'))).toBeVisible(NEXT_CLIP);
    expect(await kiosk.loop.evaluate(() => window.kiosk?.device.current())).toMatchObject({
      location: { storeId: 'portland-pearl' },
    });
  });

  await test.step('a TV plays the loop and opens no visit', async () => {
    const menu = await kiosk.openStaffMenu(STAFF_PASSCODE);
    await menu.getByRole('button', { name: 'Register again' }).click();
    await kiosk.register(PASSCODE, 'Kitchen wall TV');
    const { loop } = kiosk;
    await expect(loop.locator('main', title('First clip'))).toBeVisible(NEXT_CLIP);
    await expect(loop.getByRole('button', { name: /touch to start/i })).toHaveCount(0);
    const outcome = await loop
      .evaluate(() => window.kiosk?.visit.start({ path: '/', idleMs: 1_000, location: null }))
      .then(
        () => 'opened',
        (error: Error) => error.message,
      );
    expect(outcome).toContain('no touch kiosk');
  });
});
