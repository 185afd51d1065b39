import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../contract/allEndpoints.ts';
import { ADA, type TestBrowser } from '../../backend/testBrowser.ts';
import { isWholeForm } from '../../wholeForm.ts';
import { PaymentBackend } from './paymentBackend.ts';

/**
 * What a read may store, because it belongs to no shopper: counters, the server's own key of push messages, and the random
 * numbers of passkeys, which expire, are limited by address and are bound to no session.
 */
const NOBODYS = ['rate_limits', 'service_keys', 'customer_challenges'];

let shop: PaymentBackend;
let shopper: TestBrowser;
let providers: string[];

beforeAll(async () => {
  shop = await PaymentBackend.open();
  shopper = await shop.shopper();
  const { body } = await shopper.call('GET', '/cart/payment');
  providers = (body as { methods: { code: string }[] }).methods.map(({ code }) => code);
  const { firstname, lastname } = ADA;
  const account = { firstname, lastname, email: 'ada@example.com', password: 'violet-anvil-harbour' };
  expect((await shopper.call('POST', '/customers', account)).status).toBe(201);
});
afterAll(() => shop.close());

/** A hash of the rows of every table. */
async function readTables(): Promise<Record<string, unknown>> {
  const { db } = shop.backend.context;
  const { rows } = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )) as { rows: { name: string }[] };
  const hashes: Record<string, unknown> = {};
  for (const { name } of rows) {
    if (NOBODYS.includes(name)) continue;
    const table = sql.identifier(name);
    const { rows: found } = (await db.execute(
      sql`select count(*)::int as count, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${table} t`,
    )) as { rows: unknown[] };
    hashes[name] = found[0];
  }
  return hashes;
}

const VALUES: Record<string, () => string> = {
  zip: () => ADA.postcode,
  productId: () => shop.product,
  id: () => shop.product,
  key: () => 'sofas',
  term: () => 'sofa',
};
const pathOf = (path: string, provider: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'provider' ? provider : (VALUES[name]?.() ?? '1'),
  );

/** Hashing every table takes longer than ten reads, so that the short form does it rarely. */
const GROUP = isWholeForm ? 10 : 40;
const groupsOf = <T>(size: number, items: readonly T[]) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, nth) =>
    items.slice(nth * size, (nth + 1) * size),
  );

/** A page of another site can send the reader's cookie with a link, but no token. */
const withoutToken = { 'x-csrf-token': '' };

describe('a read that a page of another site links to', () => {
  it('opens no attempt at any provider without the token, and does with it', async () => {
    expect(providers.length).toBeGreaterThan(10);
    const before = await readTables();
    for (const provider of providers)
      for (const headers of [withoutToken, { 'x-csrf-token': 'x'.repeat(43) }]) {
        const { status, body } = await shopper.call(
          'GET',
          `/cart/${provider}/checkoutinfo`,
          undefined,
          headers,
        );
        expect([status, JSON.stringify(body)], provider).toEqual([403, expect.stringContaining('"csrf"')]);
      }
    expect(await readTables()).toEqual(before);
    const { status } = await shopper.call('GET', '/cart/moneris/checkoutinfo');
    expect(status).toBe(200);
    expect(await readTables()).not.toEqual(before);
  });

  const reads = allEndpoints.filter(({ method, isWritingRead }) => method === 'GET' && !isWritingRead);
  it.each(
    groupsOf(
      GROUP,
      reads.map(({ path }) => path),
    ),
  )('changes nothing: GET %s, %s, %s, %s, %s, …', async (...paths) => {
    const before = await readTables();
    for (const path of paths)
      for (const query of ['', '?refresh=1&action=delete&_method=POST'])
        await shopper.call('GET', pathOf(path, 'moneris') + query, undefined, withoutToken);
    expect(await readTables()).toEqual(before);
  });
});
