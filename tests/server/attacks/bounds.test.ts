import { PgliteSession } from 'drizzle-orm/pglite/session';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { backendApp } from '../../../server/backend/backendApp.ts';
import { poolSettings } from '../../../server/backend/database/openServer.ts';
import { openTestBackend, stockSimpleProducts, type TestBackend } from '../../backend/testBackend.ts';
import { codeOf, TestBrowser } from '../../backend/testBrowser.ts';

let backend: TestBackend;
let ids: string[];

beforeAll(async () => {
  backend = await openTestBackend();
  ids = (await stockSimpleProducts(backend, 100, 50)).map(({ id }) => id);
});
afterAll(() => backend.close());

const itemsOf = (count: number) => ids.slice(0, count).map((id) => ({ product_id: id, qty: 1 }));

describe('POST /cart/items', () => {
  it('rejects 8,000 items without reading any', async () => {
    const browser = await backend.newBrowser().startSession();
    const items = Array.from({ length: 8000 }, () => ({ product_id: ids[0], qty: 1 }));
    const statements = vi.spyOn(PgliteSession.prototype, 'prepareQuery');
    const { status } = await browser.call('POST', '/cart/items', { items });
    // Only the session lookup is permitted.
    expect(statements.mock.calls.length).toBeLessThan(5);
    statements.mockRestore();
    expect(status).toBe(400);
  });

  it('executes the same number of statements for 90 items as for 10', async () => {
    const count = async (items: number) => {
      const browser = await backend.newBrowser().startSession();
      const statements = vi.spyOn(PgliteSession.prototype, 'prepareQuery');
      const cart = await browser.cart('POST', '/items', { items: itemsOf(items) });
      const calls = statements.mock.calls.length;
      statements.mockRestore();
      expect(cart.items).toHaveLength(items);
      return calls;
    };
    const few = await count(10);
    expect(await count(90)).toBeLessThanOrEqual(few);
  });

  it('adds all items, or none when an item is not sold', async () => {
    const browser = await backend.newBrowser().startSession();
    const rejection = await browser.call('POST', '/cart/items', {
      items: [...itemsOf(3), { product_id: '99999999', qty: 1 }],
    });
    expect([rejection.status, codeOf(rejection)]).toEqual([404, 'productUnknown']);
    expect((await browser.cart()).items).toEqual([]);
  });
});

describe('time', () => {
  it('a request that times out returns 503 in the language of the shopper, and writes nothing', async () => {
    const app = fastify();
    await app.register(backendApp, { prefix: '/api/rest', backend: backend.context, budgetMs: 50 });
    const browser = await backend.newBrowser().startSession();
    const hurried = new TestBrowser(app, 'localhost');
    Object.assign(hurried, { cookie: browser.cookie, csrf: browser.csrf });

    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    // This transaction blocks all other statements of the embedded database.
    const blocking = backend.context.db.transaction(() => isReleased);
    const headers = { 'accept-language': 'fr' };
    const late = await hurried.call('POST', '/cart/items', { product_id: ids[0] }, headers);
    release();
    await blocking;
    expect([late.status, codeOf(late)]).toEqual([503, 'busy']);
    expect(JSON.stringify(late.body)).toContain('très sollicitée');
    expect((await browser.cart()).items).toEqual([]);
    await app.close();
  });

  it('queries of a serving process have a timeout in PostgreSQL, those of an import have none', () => {
    expect(poolSettings('postgres://x', true)).toMatchObject({
      statement_timeout: 10_000,
      idle_in_transaction_session_timeout: 30_000,
      connectionTimeoutMillis: 10_000,
    });
    expect(poolSettings('postgres://x')).not.toHaveProperty('statement_timeout');
  });
});
