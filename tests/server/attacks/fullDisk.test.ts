import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../../server/backend/database/schema/customer.ts';
import { registerErrorHandler } from '../../../server/backend/errorHandler.ts';
import { freeSpaceProbe } from '../../../server/backend/openBackend.ts';
import { kioskService } from '../../../server/kioskService/kioskService.ts';
import { openTestBackend, stockSimpleProducts, type TestBackend } from '../../backend/testBackend.ts';
import { codeOf, type TestBrowser } from '../../backend/testBrowser.ts';

const MEGABYTE = 2 ** 20;

let free = 1000 * MEGABYTE;
let backend: TestBackend;
let product: string;
let before: TestBrowser;

beforeAll(async () => {
  backend = await openTestBackend(undefined, { hasDiskSpace: freeSpaceProbe('/data', () => free) });
  [{ id: product } = { id: '' }] = await stockSimpleProducts(backend, 1, 50);
  before = await backend.newBrowser().startSession();
  await before.add(product);
});
afterAll(() => backend.close());

describe('a full disk', () => {
  it('rejects writes in the language of the shopper before they reach the database', async () => {
    free = 63 * MEGABYTE;
    const rejection = await before.call('PUT', '/cart', { coupon_code: 'X' }, { 'accept-language': 'fr' });
    expect([rejection.status, codeOf(rejection)]).toEqual([507, 'diskFull']);
    expect(JSON.stringify(rejection.body)).toContain('enregistrer');
    const paid = await before.place();
    expect([paid.status, codeOf(paid)]).toEqual([507, 'diskFull']);
  });

  it('opens no ticket at a payment provider, which a read does and would have to store', async () => {
    const rejection = await before.call('GET', '/cart/freedompay/checkoutinfo');
    expect([rejection.status, codeOf(rejection)]).toEqual([507, 'diskFull']);
  });

  it('keeps serving reads: catalog, search and the cart of a session', async () => {
    for (const path of ['/config', '/categories', `/products/${product}`, '/search/sofa', '/locations'])
      expect((await before.call('GET', path)).status, path).toBe(200);
    expect((await before.cart()).items).toHaveLength(1);
  });

  it('lets a new context browse without storing a session', async () => {
    const sessionCount = await backend.context.db.$count(sessions);
    const context = await backend.newBrowser().startSession();
    expect([context.cookie, context.csrf]).toEqual(['', '']);
    expect((await context.cart()).items).toEqual([]);
    const rejection = await context.call('POST', '/cart/items', { product_id: product });
    expect(codeOf(rejection)).toBe('diskFull');
    expect(await backend.context.db.$count(sessions)).toBe(sessionCount);
  });

  it('rejects reports of a kiosk, which the kiosk then repeats', async () => {
    const kiosk = fastify();
    await kiosk.register(kioskService, { backend: backend.context });
    const { statusCode } = await kiosk.inject({ method: 'POST', url: '/heartbeat?token=x', payload: {} });
    expect(statusCode).toBe(507);
    await kiosk.close();
  });

  it('accepts writes as soon as space is free, without a restart', async () => {
    free = 65 * MEGABYTE;
    expect((await before.add(product)).items[0]?.qty).toBe(2);
    const context = await backend.newBrowser().startSession();
    expect((await context.add(product)).items).toHaveLength(1);
  });

  it('treats a disk whose free space is unreadable as not full', () => {
    expect(
      freeSpaceProbe('/gone', () => {
        throw new Error('ENOENT');
      })(),
    ).toBe(true);
  });
});

it.each([
  ['53100', 507, 'diskFull'],
  ['57014', 503, 'busy'],
])('PostgreSQL error %s returns %d', async (code, status, message) => {
  const app = fastify();
  registerErrorHandler(app);
  app.get('/', () => Promise.reject(Object.assign(new Error('could not extend file'), { code })));
  const response = await app.inject('/');
  expect([response.statusCode, response.json().messages.error[0].code]).toEqual([status, message]);
  await app.close();
});
