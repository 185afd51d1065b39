import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';

/** A clip is downloaded, verified, and shown once those before it have ended. */
const CLIP = { timeout: 60_000 };

test('started without network, with a cache of a year ago, shows the loop and the visited pages', {
  tag: '@core',
}, async ({ kiosk, network }) => {
  network.clips = [
    { file: 'first.mp4', title: 'First clip', link: '/' },
    { file: 'trailing.mp4', title: 'Second clip', link: '/' },
  ];
  await kiosk.register(PASSCODE, DEVICE_NAME);
  const firstVisit = await kiosk.openVisit();
  const heading = firstVisit.getByRole('heading').first();
  await expect(heading).toBeVisible();
  const title = await heading.textContent();
  await kiosk.endVisit(firstVisit, () => firstVisit.getByRole('button', { name: 'Start over' }).click());
  await expect(kiosk.loop.locator('video[src*="/kiosk-media/"]').first()).toBeAttached(CLIP);
  const clips = () => readdirSync(join(kiosk.folder, 'clips')).filter((name) => name.endsWith('.mp4'));
  await expect.poll(clips, CLIP).toHaveLength(2);

  await network.cut();
  await kiosk.ageCache();
  await kiosk.restart();
  for (const title of ['First clip', 'Second clip'])
    await expect(kiosk.loop.locator('main', { hasText: title }), 'from the disk').toBeVisible(CLIP);
  await expect(kiosk.loop.getByRole('status')).toHaveText(
    'Offline: playing the videos stored on this screen',
  );
  const visit = await kiosk.openVisit();
  await expect(visit.getByRole('heading', { name: title ?? '' }).first()).toBeVisible();
  const cart = await visit.evaluate(async () => {
    const response = await fetch('/api/rest/cart');
    return { status: response.status, body: await response.text() };
  });
  expect(cart.status).toBe(503);
  expect(cart.body).toContain('This device is offline');

  const statusBar = visit.getByRole('complementary', { name: 'This screen' }).getByRole('status');
  await visit.goto('shop://storefront/catalog/laundry');
  await expect(statusBar, 'names what is unavailable').toContainText('No network');
  await expect(visit.getByText('There was an error fetching products')).toBeVisible();
  await network.restore();
  await expect(statusBar).toContainText('erased when you leave');
  const all = visit.getByRole('link', { name: /^See all \d+ products/ });
  await expect(all, 'the page recovers without a reload').toBeVisible();
});
