import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ShopperRequest } from '../../contract/desk/requests.ts';
import { stockSimpleProducts } from '../../tests/backend/testBackend.ts';
import { openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { outbox } from '../backend/database/schema/customer.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());

it('stores contact and quote requests beside their emails, and keeps status and note', async () => {
  const shopper = await desk.newBrowser().startSession();
  const [product] = await stockSimpleProducts(desk, 1, 5);
  await shopper.add(product?.id ?? '', 3);
  const person = { name: 'Ada Byron', email: 'ADA@example.com ', telephone: '555 0100' };
  const contact = { ...person, subject: 'Delivery', message: 'Do you deliver on Sundays?' };
  expect((await shopper.call('POST', '/forms/contact', contact)).status).toBe(200);
  const quote = await shopper.call('POST', '/forms/request-quote', { ...person, with_cart: true });
  const editor = await desk.signedIn('editor');
  const read = async (query = '') =>
    (await editor.call('GET', `/requests${query}`)).body as unknown as {
      requests: ShopperRequest[];
      open: number;
    };
  const { requests, open } = await read();
  expect(open).toBe(2);
  expect(requests).toMatchObject([
    {
      kind: 'request-quote',
      reference: (quote.body as { reference: string }).reference,
      items: [{ name: expect.stringMatching(/./), qty: 3, total: expect.stringContaining('$') }],
    },
    {
      kind: 'contact',
      email: 'ada@example.com',
      message: contact.message,
      status: 'open',
      telephone: '555 0100',
    },
  ]);
  expect(await desk.context.db.$count(outbox)).toBe(2);
  const id = requests[1]?.id ?? 0;
  const change = { status: 'answered', note: 'Called back.' };
  expect((await editor.call('PUT', `/requests/${id}`, change)).body).toMatchObject(change);
  expect((await read('?status=open')).requests.map(({ kind }) => kind)).toEqual(['request-quote']);
  expect((await read(`?before=${requests[0]?.id}`)).requests).toMatchObject([change]);
  const viewer = await desk.signedIn('viewer');
  expect((await viewer.call('PUT', `/requests/${id}`, change)).status).toBe(403);
  const neighbour = await desk.signedIn('editor', 'boreale.localhost');
  expect((await neighbour.call('GET', '/requests')).body).toMatchObject({ requests: [] });
  expect((await neighbour.call('PUT', `/requests/${id}`, change)).status).toBe(404);
});
