import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { LIMITS } from './limits.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend(undefined, { limits: { contact: 1 } });
});
afterAll(() => shop.close());

it('counts contact, quote and newsletter apart', async () => {
  const browser = await shop.newBrowser().startSession();
  const form = { name: 'Ada', email: 'ada@example.com', message: 'Hello', product: 'Sofa' };
  const contact = async () => (await browser.call('POST', '/forms/contact', form)).status;
  expect([await contact(), await contact()]).toEqual([200, 429]);
  expect((await browser.call('POST', '/forms/request-quote', form)).status).toBe(200);
  const reader = { is_subscribed: true, email: 'ada@example.com' };
  expect((await browser.call('PUT', '/newsletter', reader)).status).toBe(200);
});

it.each(['contact', 'quote', 'swatches', 'newsletter', 'cartEmail', 'comment'] as const)(
  'leaves a showroom with one address enough of %s',
  (name) => expect(LIMITS[name].count).toBeGreaterThanOrEqual(120),
);
