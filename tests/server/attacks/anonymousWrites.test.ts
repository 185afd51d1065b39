import { asc, count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '../../../contract/allEndpoints.ts';
import { endpointName } from '../../../contract/endpoint.ts';
import { errorBody } from '../../../contract/errors.ts';
import { rowsOf } from '../../../server/backend/database/database.ts';
import { queryLog, trackingLog } from '../../../server/backend/database/schema/content.ts';
import { sessions, signInTries } from '../../../server/backend/database/schema/customer.ts';
import { LIMITS } from '../../../server/backend/limits/limits.ts';
import {
  MAX_QUERIES,
  MAX_REQUESTS,
  MAX_TRACKED,
  prune,
  startPruning,
} from '../../../server/backend/limits/prune.ts';
import { openTestBackend, stockSimpleProducts, type TestBackend } from '../../backend/testBackend.ts';
import { codeOf } from '../../backend/testBrowser.ts';
import { isWholeForm } from '../../wholeForm.ts';

const DAY = 24 * 60 * 60;
const EVENTS = isWholeForm ? LIMITS.trackingLog.count : 30;
let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend(undefined, { limits: { trackingLog: EVENTS } });
});
afterAll(() => backend.close());
beforeEach(() => backend.advanceClock(DAY));

const log = (body: object, headers: object = {}) =>
  backend.newBrowser().call('POST', '/alta/log', body, headers);
const rows = async (table: typeof trackingLog | typeof queryLog) => {
  const [row] = await backend.context.db.select({ rows: count() }).from(table);
  return row?.rows ?? 0;
};
const eventOf = (bytes: number) => ({ event: 'x'.repeat(bytes - '{"event":""}'.length) });

describe('the tracking log', () => {
  it('accepts events of up to 8 kB', async () => {
    expect((await log(eventOf(8192))).status).toBe(200);
    const before = await rows(trackingLog);
    for (const bytes of [8193, 100_000, 1_000_000]) expect((await log(eventOf(bytes))).status).toBe(413);
    expect(await rows(trackingLog)).toBe(before);
  });

  it('accepts a limited number of events per address, and returns the time to retry', async () => {
    const { seconds } = LIMITS.trackingLog;
    const before = await rows(trackingLog);
    const requests = Array.from({ length: EVENTS + 10 }, () => log({ event: 'screenFailed' }));
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await rows(trackingLog)).toBe(before + EVENTS);
    const rejection = await log({ event: 'x' }, { 'accept-language': 'fr' });
    expect([codeOf(rejection), rejection.headers['retry-after']]).toEqual(['tooMany', String(seconds)]);
    expect(z.parse(errorBody, rejection.body).messages.error[0]?.message).toBe(
      'Trop de demandes. Veuillez réessayer dans 10 min.',
    );
    backend.advanceClock(seconds);
    expect((await log({ event: 'x' })).status).toBe(200);
  });

  it.each([
    ['tracking_log', trackingLog, MAX_TRACKED, 'payload', `'{}'::jsonb`],
    ['query_log', queryLog, MAX_QUERIES, 'query, result_size', `'sofa', 1`],
  ] as const)('%s keeps its newest rows, up to a cap', async (name, table, most, columns, values) => {
    const { db, clock } = backend.context;
    const insert = async () => {
      const row = sql.raw(`insert into ${name} (tenant_id, created_at, ${columns})
          values (1, '${clock().toISOString()}', ${values}) returning id`);
      return (await rowsOf<{ id: number }>(db, row))[0]?.id ?? 0;
    };
    await insert();
    const first = await insert();
    // Simulates that many later rows by advancing the sequence of ids.
    const sequence = sql`pg_get_serial_sequence(${name}, 'id')`;
    await db.execute(sql`select setval(${sequence}, ${first + most - 2}::int)`);
    const last = await insert();
    await prune(backend.context);
    const ids = await db.select({ id: table.id }).from(table).orderBy(asc(table.id));
    expect(ids).toEqual([{ id: first }, { id: last }]);
    expect(last - first).toBe(most - 1);
  });

  it('requests of one tenant take no place of another, and closed ones leave first', async () => {
    const { db } = backend.context;
    const add = (tenant: number, status: string, count: number) =>
      db.execute(
        sql`insert into contact_requests (tenant_id, kind, name, email, telephone, contents, status, created_at)
          select ${tenant}::int, 'contact', '', '', '', '{}'::jsonb, ${status}, ${backend.context.clock().toISOString()}::timestamptz
          from generate_series(1, ${count}::int)`,
      );
    await add(2, 'open', 1);
    await add(1, 'open', 2);
    await add(1, 'closed', 3);
    await add(1, 'open', MAX_REQUESTS - 3);
    await prune(backend.context);
    const left = await rowsOf<{ tenant_id: number; status: string; count: number }>(
      db,
      sql`select tenant_id, status, count(*)::int from contact_requests group by 1, 2 order by 1, 2`,
    );
    await db.execute(sql`delete from contact_requests`);
    expect(left).toEqual([
      { tenant_id: 1, status: 'closed', count: 1 },
      { tenant_id: 1, status: 'open', count: MAX_REQUESTS - 1 },
      { tenant_id: 2, status: 'open', count: 1 },
    ]);
  });

  it('is pruned of old events while the server runs', async () => {
    await log({ event: 'old' });
    backend.advanceClock(31 * DAY);
    await log({ event: 'new' });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = startPruning(backend.context);
    vi.advanceTimersByTime(60_000);
    await stop();
    vi.useRealTimers();
    const rows = await backend.context.db.select().from(trackingLog);
    expect(rows.map(({ payload }) => payload)).toEqual([{ event: 'new' }]);
  });
});

describe('other data that anonymous clients can create', () => {
  /** Write endpoints without a rate limit, each with what bounds it instead. */
  const BOUNDED_OTHERWISE: [RegExp, string][] = [
    [/^(PUT|DELETE) \/cart$/, 'one cart a session'],
    [/^(POST|PUT|DELETE) \/cart\/(items|shipping|shipping_address|billing_address)/, 'one cart a session'],
    [/^(PUT|DELETE|POST) \/cart\/(payment|restore)$/, 'one cart a session'],
    [/^(PUT|POST) \/cart\/\S+\/(checkoutinfo|postplans|initiatecheckout)$/, 'one cart a session'],
    [/^POST \/forms\//, 'each form is counted by itself (server/backend/routes/forms.ts)'],
    [/^POST \/orders\//, 'the shopper’s own orders'],
    [/^POST \/(tdbank|paypal)\//, 'asks a provider, writes no row of its own'],
    [/^DELETE \/customers\/self\/session$/, 'one session ends for each that begins'],
    [/^PUT \/customers\/self\/passkeys/, 'changes a row that the customer has'],
    [/^DELETE \/customers\/self\/(sessions|passkeys)/, 'only deletes what the customer has'],
    [/^POST \/customers\/self\/(export|deletion)$/, 'the current password is counted'],
    [/^POST \/customer\/email\/verification$/, 'counted by account'],
    [/^PUT \/customers\/\{id\}$/, 'one row a customer; the current password is counted'],
    [/^(POST|PUT|DELETE) \/customers\/\S*addresses/, 'at most 50 addresses a customer'],
    [/^(POST|DELETE) \/customer\/wishlist/, 'each product once a customer'],
    [/^(PUT|DELETE) \/customer\/(saved|viewed)/, 'at most 50 and 24 entries a customer'],
  ];
  const unlimited = allEndpoints
    .filter(({ method, limits }) => method !== 'GET' && !limits)
    .map(endpointName);

  it('every write endpoint of the contract has a rate limit or another bound', () => {
    expect(unlimited.filter((write) => !BOUNDED_OTHERWISE.some(([pattern]) => pattern.test(write)))).toEqual(
      [],
    );
  });

  it('sessions without data are deleted after two days, sessions with a cart are not', async () => {
    const [sofa] = await stockSimpleProducts(backend, 1, 5);
    const ids = async () => (await backend.context.db.select({ id: sessions.id }).from(sessions)).length;
    backend.advanceClock(31 * DAY);
    await prune(backend.context);
    expect(await ids()).toBe(0);
    const silent = await backend.newBrowser().startSession();
    const buyer = await backend.newBrowser().startSession();
    await buyer.add(sofa?.id ?? '');
    await prune(backend.context);
    expect(await ids()).toBe(2);
    backend.advanceClock(2 * DAY + 60);
    await prune(backend.context);
    expect(await ids()).toBe(1);
    expect((await buyer.cart()).items).toHaveLength(1);
    // The browser of the deleted session gets a new session.
    expect((await silent.call('GET', '/customers/self/session')).status).toBe(200);
    expect((await silent.add(sofa?.id ?? '')).items).toHaveLength(1);
  });

  it('failed sign-in attempts are deleted after a day', async () => {
    const guesser = await backend.newBrowser().startSession();
    for (const login of ['a@example.com', 'b@example.com'])
      await guesser.call('POST', '/customers/self/session', { login, password: 'wrong' });
    expect((await backend.context.db.select().from(signInTries)).length).toBeGreaterThan(0);
    backend.advanceClock(DAY + 60);
    await prune(backend.context);
    expect(await backend.context.db.select().from(signInTries)).toEqual([]);
  });

  it('a customer has at most 50 addresses', async () => {
    const customer = await backend.newBrowser().startSession();
    const account = { firstname: 'Ada', lastname: 'L', email: 'book50@example.com' };
    await customer.call('POST', '/customers', { ...account, password: 'violet-anvil-harbour' });
    const address = { ...account, street: ['1 Elm'], city: 'Bend', region: 'OR', postcode: '97701' };
    const add = () =>
      customer.call('POST', '/customers/self/addresses', {
        ...address,
        country_id: 'US',
        telephone: '5415550142',
      });
    const statuses = (await Promise.all(Array.from({ length: 55 }, add))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(codeOf(await add())).toBe('addressBookFull');
  });
});
