import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedKiosk } from '../../demo/seed/seedKiosk.ts';
import { kioskDevices } from '../../server/backend/database/schema/kiosk.ts';
import { kioskEventsOf } from '../../server/kioskService/commands/kioskEvents.ts';
import { kioskService } from '../../server/kioskService/kioskService.ts';
import { openTestDesk, type TestDesk } from '../backend/testDesk.ts';

let desk: TestDesk;
let origin: string;
beforeAll(async () => {
  desk = await openTestDesk(undefined, async (app, backend) => {
    await seedKiosk(backend.db, '/nowhere');
    await app.register(kioskService, { prefix: '/kiosk-service', backend });
  });
  await desk.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(desk.app.server.address() as AddressInfo).port}`;
});
afterAll(() => desk.close());

/** Sends a request, and hangs up while the server reads the catalog for it. Resolves when the server has finished preparing. */
async function hangUpEarly(path: string, cookie: string): Promise<void> {
  const { catalog } = desk.context;
  const state = await catalog.current();
  const current = vi.spyOn(catalog, 'current');
  let serverSocket: Socket | null = null;
  desk.app.server.once('connection', (socket) => {
    serverSocket = socket;
  });
  const prepared = new Promise<void>((resolve) => {
    current.mockImplementationOnce(async () => {
      client.destroy();
      if (serverSocket) await once(serverSocket, 'close');
      setImmediate(resolve);
      return state;
    });
  });
  const client = request(`${origin}${path}`, { agent: false, headers: { host: 'localhost', cookie } });
  client.on('error', () => undefined);
  client.end();
  await prepared;
  current.mockRestore();
}

it('a screen that has hung up while its stream was prepared has none', async () => {
  const [device] = await desk.context.db.select().from(kioskDevices).limit(1);
  if (!device) throw new Error('The demo has no screen.');
  const events = kioskEventsOf(desk.context);
  const add = vi.spyOn(events, 'add');
  await hangUpEarly(`/kiosk-service/events?token=${device.token}`, '');
  expect([add.mock.calls.length, events.hasStream(device.id)]).toEqual([0, false]);
});

it('a desk that has hung up while its stream was prepared has none', async () => {
  const { cookie } = await desk.signedIn('owner');
  const subscribe = vi.spyOn(desk.events, 'subscribe');
  await hangUpEarly('/desk/api/events', cookie);
  // The session is read after the tenant.
  await desk.signedIn('viewer');
  expect(subscribe).not.toHaveBeenCalled();
});
