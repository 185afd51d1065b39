import { expect, test } from '@playwright/test';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { openDatabase } from '../../server/backend/database/openDatabase.ts';
import { shopEvents } from '../../server/backend/database/schema/analytics.ts';
import { copyDemoData } from '../demoData.ts';
import { KioskShell } from '../page-models/KioskShell.ts';
import { DEVICE_NAME, PASSCODE } from './fixtures.ts';
import { Network } from './network.ts';

test('events of a visit without network are sent by the loop after the visit, with the device and no person', async () => {
  test.setTimeout(180_000);
  const data = await copyDemoData();
  const server = await runServer({ DATA_DIR: data.folder });
  const network = new Network(server.url);
  network.clips = [{ file: 'first.mp4', title: 'First clip', link: '/product/hudson-sofa' }];
  await network.restore();
  const kiosk = await KioskShell.start({ storeUrl: network.url });
  await kiosk.register(PASSCODE, DEVICE_NAME);
  await expect(kiosk.loop.locator('main', { hasText: 'First clip' })).toBeVisible({ timeout: 30_000 });

  let rejected = '';
  network.fault = (request, response) => {
    if (request.url !== '/api/rest/events') return false;
    request.on('data', (chunk: Buffer) => {
      rejected += chunk.toString();
    });
    request.on('end', () => response.writeHead(503).end());
    return true;
  };
  const visit = await kiosk.openVisit();
  await expect(visit.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => rejected, { timeout: 60_000 }).toContain('view_item');
  await kiosk.endVisit(visit, () =>
    visit.getByRole('banner').getByRole('button', { name: 'Start over' }).click(),
  );
  network.fault = null;
  network.calls.length = 0;
  await expect.poll(() => network.calls, { timeout: 90_000 }).toContain('POST /api/rest/events');
  await kiosk.stop();
  await network.cut();
  await server.stop();

  const { db, close } = await openDatabase({ dataDir: data.folder });
  const rows = await db.select().from(shopEvents);
  await close();
  await data.remove();
  expect(rows.map(({ name }) => name)).toContain('view_item');
  expect(new Set(rows.map(({ device }) => device))).toEqual(new Set(['kiosk']));
  for (const { deviceId } of rows) expect(deviceId).not.toBe('');
});
