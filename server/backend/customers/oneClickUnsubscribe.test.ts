import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { startMailServer } from '../../../tests/backend/testMailServer.ts';
import { newsletterReaders, outbox } from '../database/schema/customer.ts';
import { buildEmail } from '../email/buildEmail.ts';
import { deliverDue } from '../email/delivery.ts';
import { smtpMailer } from '../email/mailer.ts';
import { oneClickUnsubscribe } from './oneClickUnsubscribe.ts';

let shop: TestBackend;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await openTestBackend(undefined, {
    extend: async (opened, backend) => {
      app = opened;
      await app.register(oneClickUnsubscribe, { backend });
    },
  });
});
afterAll(() => shop.close());

const EMAIL = 'luc@example.com';
const readers = () => shop.context.db.$count(newsletterReaders, eq(newsletterReaders.email, EMAIL));

it('ends a subscription when a mail program posts to the link of the header', async () => {
  const { db } = shop.context;
  const browser = await shop.newBrowser().startSession();
  await browser.call('PUT', '/newsletter', { is_subscribed: true, email: EMAIL });
  const [row] = await db.select().from(outbox).where(eq(outbox.kind, 'newsletter')).orderBy(desc(outbox.id));
  const [tenant] = (await shop.context.catalog.current()).tenants;
  if (!row || !tenant) throw new Error('No email was written.');
  const { pathname, search } = new URL(buildEmail(row, tenant).listUnsubscribe);
  await browser.call('PUT', '/newsletter/link', { token: search.split('=')[1], is_subscribed: true });
  expect(await readers()).toBe(1);

  const post = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await post(`${pathname}?token=unknown`)).statusCode).toBe(410);
  expect(await readers()).toBe(1);
  expect((await post(`/fr${pathname}${search}`)).statusCode).toBe(204);
  expect(await readers()).toBe(0);
});

it('announces the link as one that takes a post', async () => {
  const server = await startMailServer();
  await deliverDue(shop.context, smtpMailer(server.url, 'shop@mail.example'));
  await server.close();
  expect(server.received[0]?.headers).toMatchObject({
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});
