import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { linkCart } from '../../../contract/cartEndpoints.ts';
import {
  openTestBackend,
  stockSimpleProducts,
  type TestBackend,
} from '../../../tests/backend/testBackend.ts';
import { codeOf } from '../../../tests/backend/testBrowser.ts';
import { outbox } from '../database/schema/customer.ts';

let backend: TestBackend;
let products: Awaited<ReturnType<typeof stockSimpleProducts>>;
const nth = (index: number) => products[index] ?? { id: '' };

beforeAll(async () => {
  backend = await openTestBackend();
  products = await stockSimpleProducts(backend, 2, 50);
});
afterAll(() => backend.close());

const fresh = () => backend.newBrowser().startSession();

describe('a link that restores a cart', () => {
  const tokenOf = ({ path }: { path: string }) => path.replace('/checkout/cart?restore=', '');
  const handOver = async () => {
    const kiosk = await fresh();
    await kiosk.add(nth(0).id, 2);
    await kiosk.cart('PUT', '', { coupon_code: 'WELCOME10' });
    const link = z.parse(linkCart.response, (await kiosk.call('POST', '/cart/link')).body);
    return { kiosk, token: tokenOf(link) };
  };

  it('adds line items and coupon once to the cart of the phone', async () => {
    const { token } = await handOver();
    const phone = await fresh();
    await phone.add(nth(1).id);
    const cart = await phone.cart('POST', '/restore', { token });
    expect(cart.items.map(({ product_id, qty }) => [product_id, qty])).toEqual([
      [nth(1).id, 1],
      [nth(0).id, 2],
    ]);
    expect(cart.info).toMatchObject({
      coupon_code: 'WELCOME10',
      messages: { success: ['Your cart is back.'] },
    });
    const other = await fresh();
    expect(codeOf(await other.call('POST', '/cart/restore', { token }))).toBe('linkExpired');
  });

  it('is valid for ten minutes and for its own tenant only', async () => {
    const { token } = await handOver();
    const elsewhere = await backend.newBrowser('boreale.localhost').startSession();
    expect((await elsewhere.call('POST', '/cart/restore', { token })).status).toBe(410);
    backend.advanceClock(10 * 60);
    expect(codeOf(await (await fresh()).call('POST', '/cart/restore', { token }))).toBe('linkExpired');
  });

  it('is part of the email, and adds nothing when it is opened again', async () => {
    const { kiosk } = await handOver();
    await kiosk.call('POST', '/cart/email', { email: 'lena@example.com' });
    const [email] = await backend.context.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, 'lena@example.com'));
    const token = tokenOf({ path: String(email?.body.path) });
    const home = await fresh();
    await home.cart('POST', '/restore', { token });
    expect((await home.cart('POST', '/restore', { token })).items).toMatchObject([{ qty: 2 }]);
  });
});
