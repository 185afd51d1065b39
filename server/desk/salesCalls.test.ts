import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SalesCall } from '../../contract/desk/salesCalls.ts';
import { seedKiosk } from '../../demo/seed/seedKiosk.ts';
import { stockSimpleProducts } from '../../tests/backend/testBackend.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { salesCalls } from '../backend/database/schema/fleet.ts';
import { kioskDevices } from '../backend/database/schema/kiosk.ts';
import { kioskService } from '../kioskService/kioskService.ts';

let desk: TestDesk;
let viewer: DeskBrowser;
beforeAll(async () => {
  desk = await openTestDesk(undefined, async (app, backend, events) => {
    await app.register(kioskService, { prefix: '/kiosk-service', backend, events });
  });
  await seedKiosk(desk.context.db, '/nowhere');
  viewer = await desk.signedIn('viewer');
});
afterAll(() => desk.close());

async function kiosk(method: 'GET' | 'POST' | 'DELETE', device: string, payload?: object) {
  const [row] = await desk.context.db.select().from(kioskDevices).where(eq(kioskDevices.id, device));
  const response = await desk.app.inject({
    method,
    url: `/kiosk-service/sales-calls?token=${row?.token}`,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}
const calls = async (browser = viewer) =>
  ((await browser.call('GET', '/sales-calls')).body as unknown as { calls: SalesCall[] }).calls;
const lamp = { product_id: '', product_name: 'Lamp', path: '/product/lamp' };

it('rings at the desks of the tenant until staff accept, and tells the kiosk who comes', async () => {
  const announced: string[] = [];
  desk.events.subscribe(1, (subject) => announced.push(subject));
  const [product] = await stockSimpleProducts(desk, 1, 5);
  expect((await kiosk('GET', 'entrance-kiosk')).body).toMatchObject({ status: 'ended' });
  await kiosk('POST', 'entrance-kiosk', lamp);
  desk.advanceClock(12);
  // The shopper goes on to another product: the same call.
  const again = await kiosk('POST', 'entrance-kiosk', {
    ...lamp,
    product_id: product?.id,
    product_name: 'Sofa',
  });
  expect(again.body).toEqual({ status: 'ringing', seconds: 12, accepted_by: '' });
  expect(announced).toContain('salesCalls');
  const [ringing, ...others] = await calls();
  expect(others).toEqual([]);
  expect(ringing).toMatchObject({
    ...{
      status: 'ringing',
      device: 'Entrance kiosk',
      location_name: 'Maple & Main Pearl District',
      product_name: 'Sofa',
    },
    image_url: expect.stringContaining('/'),
  });
  expect(await calls(await desk.signedIn('owner', 'boreale.localhost'))).toEqual([]);
  expect((await viewer.call('POST', `/sales-calls/${ringing?.id}/acceptance`, {})).status).toBe(200);
  expect((await kiosk('GET', 'entrance-kiosk')).body).toEqual({
    status: 'accepted',
    seconds: 12,
    accepted_by: 'The viewer',
  });
  const owner = await desk.signedIn('owner');
  expect((await owner.call('POST', `/sales-calls/${ringing?.id}/acceptance`, {})).status).toBe(409);
  await viewer.call('DELETE', `/sales-calls/${ringing?.id}`);
  expect((await kiosk('GET', 'entrance-kiosk')).body).toMatchObject({ status: 'ended' });
  expect(await calls()).toEqual([]);
});

it('ends by the shopper and by itself after five minutes, and is not offered on a TV', async () => {
  await kiosk('POST', 'entrance-kiosk', lamp);
  await kiosk('DELETE', 'entrance-kiosk');
  expect(await calls()).toEqual([]);
  await kiosk('POST', 'entrance-kiosk', lamp);
  const [{ id = 0 } = {}] = await calls();
  desk.advanceClock(300);
  expect(await calls()).toEqual([]);
  expect((await viewer.call('POST', `/sales-calls/${id}/acceptance`, {})).status).toBe(409);
  expect((await kiosk('GET', 'entrance-kiosk')).body).toMatchObject({ status: 'ended' });
  expect((await kiosk('GET', 'kitchen-tv')).status).toBe(404);
  expect((await kiosk('POST', 'kitchen-tv', lamp)).status).toBe(404);
});

it('limits the calls of a device, and takes no path of another host', async () => {
  expect((await kiosk('POST', 'ballard-kiosk', { ...lamp, path: '//evil.example' })).status).toBe(400);
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1)
    statuses.push((await kiosk('POST', 'ballard-kiosk', lamp)).status);
  expect(statuses.slice(-2)).toEqual([200, 429]);
});

it('links no stored call to another host, and accepts none', async () => {
  await kiosk('POST', 'entrance-kiosk', lamp);
  for (const path of ['/\t/evil.example', '/\n/evil.example', '/\\evil.example', '//evil.example']) {
    expect((await kiosk('POST', 'entrance-kiosk', { ...lamp, path })).status).toBe(400);
    await desk.context.db.update(salesCalls).set({ path });
    expect(new Set((await calls()).map((call) => call.path))).toEqual(new Set(['/']));
  }
  await desk.context.db.update(salesCalls).set({ path: '/product/lamp' });
  expect((await calls())[0]?.path).toBe('/product/lamp');
  await kiosk('DELETE', 'entrance-kiosk');
});
