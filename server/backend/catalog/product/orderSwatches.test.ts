import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { productPage } from '../../../../contract/product.ts';
import { openTestBackend, type TestBackend } from '../../../../tests/backend/testBackend.ts';
import { codeOf } from '../../../../tests/backend/testBrowser.ts';
import { outbox } from '../../database/schema/customer.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

const emails = () =>
  backend.context.db.select().from(outbox).where(eq(outbox.kind, 'swatches')).orderBy(desc(outbox.id));

const address = {
  firstname: 'Ada',
  lastname: 'Byron',
  street: ['12 Elm Street'],
  city: 'Portland',
  region: 'OR',
  postcode: '97205',
  country_id: 'US',
  telephone: '5035550100',
};

describe('free swatches', () => {
  it('are ordered from the dealer by email, with their names and the postal address', async () => {
    const browser = await backend.newBrowser().startSession();
    const sofa = z.parse(productPage, (await browser.call('GET', '/products/hudson-sofa')).body);
    expect(sofa.free_swatches).toBeGreaterThan(0);
    const [first, second] = sofa.attributes[0]?.options ?? [];
    const body = { options: [first?.id, second?.id, first?.id], email: 'Ada@Example.com', address };
    const path = `/products/${sofa.entity_id}/swatches`;
    expect((await browser.call('POST', path, body)).status).toBe(200);
    const [email] = await emails();
    expect(email).toMatchObject({
      recipient: 'hello@maple-and-main.example',
      replyTo: 'ada@example.com',
      subject: 'Ada Byron orders free swatches',
      body: {
        product: 'Hudson Sofa',
        swatches: [first?.label, second?.label],
        address: ['12 Elm Street', 'Portland, OR 97205', 'US'],
      },
    });
  });

  it.each([
    ['a product without them', 'fjord-700-french-door', ['steel'], {}, 'swatchesNone'],
    ['an unknown option', 'hudson-sofa', ['plaid'], {}, 'swatchesNone'],
    ['more than the limit', 'hudson-sofa', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], {}, 'swatchesMost'],
    ['no street', 'hudson-sofa', null, { street: [] }, 'addressStreet'],
    ['no name', 'hudson-sofa', null, { firstname: '' }, 'addressFirstname'],
  ])('are refused for %s', async (_, key, ids, part, code) => {
    const before = (await emails()).length;
    const browser = await backend.newBrowser().startSession();
    const product = z.parse(productPage, (await browser.call('GET', `/products/${key}`)).body);
    const options = ids ?? [product.attributes[0]?.options[0]?.id];
    const body = { options, email: 'ada@example.com', address: { ...address, ...part } };
    const response = await browser.call('POST', `/products/${key}/swatches`, body);
    expect([response.status, codeOf(response)]).toEqual([422, code]);
    expect(await emails()).toHaveLength(before);
  });
});
