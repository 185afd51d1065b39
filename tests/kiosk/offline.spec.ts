import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';

test('started without network, with all it kept a year old, it shows the loop and the shop it has seen', async ({
  kiosk,
  network,
}) => {
  test.setTimeout(90_000);
  network.clips = [{ file: 'first.mp4', title: 'First clip', link: '/' }];
  await kiosk.register(PASSCODE, DEVICE_NAME);
  const seen = await kiosk.openVisit();
  const heading = seen.getByRole('heading').first();
  await expect(heading).toBeVisible();
  const title = await heading.textContent();
  await kiosk.endVisit(seen, () => seen.getByRole('button', { name: 'Start over' }).click());
  await expect(kiosk.loop.locator('video[src*="/kiosk-media/"]').first()).toBeAttached({ timeout: 20_000 });

  await network.cut();
  await kiosk.ageKept();
  await kiosk.restart();
  await expect(kiosk.loop.locator('main', { hasText: 'First clip' })).toBeVisible();
  await expect(kiosk.loop.getByRole('status')).toHaveText('Offline: playing the videos kept on this screen');
  const visit = await kiosk.openVisit();
  await expect(visit.getByRole('heading', { name: title ?? '' }).first()).toBeVisible();
  const cart = await visit.evaluate(async () => {
    const answer = await fetch('/api/rest/cart');
    return { status: answer.status, body: await answer.text() };
  });
  expect(cart.status).toBe(503);
  expect(cart.body).toContain('This device is offline');

  const foot = visit.getByRole('complementary', { name: 'This screen' }).getByRole('status');
  await visit.goto('shop://storefront/catalog/laundry');
  await expect(foot, 'says what is not possible').toContainText('No network');
  await expect(visit.getByText('There was an error fetching products')).toBeVisible();
  await network.restore();
  await expect(foot).toContainText('erased when you leave');
  const all = visit.getByRole('link', { name: /^See all \d+ products/ });
  await expect(all, 'returns by itself').toBeVisible();
});

test('a kiosk that has never seen its store says so on its own screen', async ({ kiosk, network }) => {
  await network.cut();
  await kiosk.restart();
  await kiosk.type(PASSCODE);
  await expect(kiosk.loop.getByRole('alert')).toContainText('This device is offline');
});
