import { ALWAYS } from '../../contract/desk/schedule.ts';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { copyDemoData } from '../demoData.ts';
import { DeskClient } from '../page-models/DeskClient.ts';
import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';

const target = { kind: 'device', value: 'entrance-kiosk' };
/** The promise of the desk: changes are on the screens within 10 s. */
const WITHIN = { timeout: 10_000 };

test('a kiosk shows the desk’s playlist with ticker, QR code and the price of the moment, and an emergency within 10 s', async () => {
  test.setTimeout(180_000);
  const data = await copyDemoData();
  const server = await runServer({ DATA_DIR: data.folder });
  const kiosk = await KioskShell.start({ storeUrl: server.url });
  const desk = await DeskClient.signIn(server.url, data.folder);
  await kiosk.register(PASSCODE, DEVICE_NAME);
  const { loop } = kiosk;

  const { products } = await desk.call<{ products: { id: number }[] }>(
    'GET',
    '/media/products?q=hudson%20sofa',
  );
  const card = await desk.call<{ id: string }>('POST', '/media/products', { product_id: products[0]?.id });
  const item = (clip_id: string) => ({ ...ALWAYS, clip_id, seconds: 3, has_qr: true });
  await desk.call('POST', '/playlists', {
    ...ALWAYS,
    name: 'Card',
    priority: 10,
    ticker: { en: 'Free delivery this week', fr: '' },
    items: [item(card.id)],
    targets: [target],
  });

  await test.step('the card, its code and the ticker are on the screen', async () => {
    await expect(loop.locator('main')).toContainText('Hudson Sofa', { timeout: 30_000 });
    await expect(loop.locator('main')).toContainText('$1,499.00');
    await expect(loop.getByRole('img', { name: 'Scan for details' })).toBeVisible();
    await expect(loop.getByText('Free delivery this week')).toBeAttached();
  });

  const send = (text: string, is_emergency: boolean) =>
    desk.call<{ id: number }>('POST', '/messages', {
      text: { en: text, fr: '' },
      is_emergency,
      targets: [target],
      ends_at: null,
    });

  await test.step('a message is a band below the clips', async () => {
    const { id } = await send('We close at six today', false);
    await expect(loop.getByRole('status').getByText('We close at six today')).toBeVisible(WITHIN);
    await desk.call('DELETE', `/messages/${id}`);
    await expect(loop.getByText('We close at six today')).toHaveCount(0, WITHIN);
  });

  await test.step('an emergency ends a visit and covers the loop, also after a start without network', async () => {
    const visit = await kiosk.openVisit();
    const { id } = await send('Please leave the building', true);
    await expect(loop.getByRole('alert')).toContainText('Please leave the building', WITHIN);
    await expect.poll(() => visit.isClosed(), WITHIN).toBe(true);
    await server.stop();
    await kiosk.restart();
    await expect(kiosk.loop.getByRole('alert')).toContainText('Please leave the building', {
      timeout: 20_000,
    });
    expect(id).toBeGreaterThan(0);
  });
  await kiosk.stop();
  await data.remove();
});
