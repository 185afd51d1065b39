import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { ADA, codeOf } from '../../../tests/backend/testBrowser.ts';
import { outbox } from '../database/schema/customer.ts';
import { buildEmail } from '../email/buildEmail.ts';

let backend: TestBackend;
let productId = '';
beforeAll(async () => {
  backend = await openTestBackend();
  const [product] = await stockSimpleProducts(backend, 1, 50);
  productId = product?.id ?? '';
});
afterAll(() => backend.close());

const NAME = 'Sukarno';
const EMAIL = 'sukarno@example.com';
const SINGLE = { ...ADA, firstname: NAME, lastname: ' ' };

async function tenantWith(lastname: 'optional' | 'required') {
  const [tenant] = (await backend.context.catalog.current()).tenants;
  for (const config of Object.values(tenant?.configs ?? {}))
    config.display_features.checkout.address_fields.lastname = lastname;
  if (!tenant) throw new Error('no tenant');
  return tenant;
}

it('takes a single name in account, address book, swatches, checkout and emails where the tenant does', async () => {
  const tenant = await tenantWith('optional');
  const browser = await backend.newBrowser().startSession();
  const account = { firstname: NAME, lastname: '', email: EMAIL, password: 'violet-anvil-harbour' };
  expect((await browser.call('POST', '/customers', account)).body).toMatchObject({ lastname: '' });
  expect((await browser.call('PUT', '/customers/self', { lastname: '' })).status).toBe(200);
  expect((await browser.call('POST', '/customers/self/addresses', SINGLE)).status).toBeLessThan(300);

  const sofa = (await browser.call('GET', '/products/hudson-sofa')).body as {
    entity_id: string;
    attributes: { options: { id: string }[] }[];
  };
  const swatches = { options: [sofa.attributes[0]?.options[0]?.id], email: EMAIL, address: SINGLE };
  expect((await browser.call('POST', `/products/${sofa.entity_id}/swatches`, swatches)).status).toBe(200);

  await browser.add(productId);
  await browser.cart('PUT', '/billing_address', { ...SINGLE, email: EMAIL });
  await browser.cart('PUT', '/shipping_address', { same_as_billing: true });
  await browser.cart('PUT', '', { shipping_method: 'standard_delivery' });
  await browser.cart('PUT', '/payment', { method: 'checkmo' });
  await browser.order();

  const rows = await backend.context.db.select().from(outbox);
  expect(rows.find(({ kind }) => kind === 'swatches')?.subject).toBe(`${NAME} orders free swatches`);
  const order = rows.find(({ kind }) => kind === 'order');
  if (!order) throw new Error('no confirmation');
  const lines = (await buildEmail(order, tenant)).text.split('\n');
  expect(lines.some((line) => line.endsWith(NAME))).toBe(true);
  expect(lines.filter((line) => line.includes(`${NAME} `))).toEqual([]);
});

it.each([' ', '.', '--'])('requires a last name everywhere else, which "%s" is not', async (lastname) => {
  await tenantWith('required');
  const browser = await backend.newBrowser().startSession();
  const account = {
    firstname: NAME,
    lastname,
    email: 'other@example.com',
    password: 'violet-anvil-harbour',
  };
  expect(codeOf(await browser.call('POST', '/customers', account))).toBe('nameMissing');
  const cart = await browser.cart('PUT', '/billing_address', { ...SINGLE, lastname, email: EMAIL });
  expect(cart.billing_address.validation_errors).toHaveLength(1);
});
