import { randomUUID } from 'node:crypto';
import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_SHOP_EVENTS, type ShopEvent } from '../../../contract/shopEvents.ts';
import { random, shuffle } from '../../../demo/random.ts';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import type { TestBrowser } from '../../../tests/backend/testBrowser.ts';
import { isWholeForm } from '../../../tests/wholeForm.ts';
import { phraseDays, shopEvents, visitDays, vitalDays } from '../database/schema/analytics.ts';
import { prune } from '../limits/prune.ts';
import { valueOfBucket } from './histogram.ts';
import { MOST_PHRASES, OTHER } from './saveShopEvents.ts';

const SENT = isWholeForm ? 10_000 : 1000;
let backend: TestBackend;
let isFull = false;
beforeAll(async () => {
  backend = await openTestBackend(undefined, {
    limits: { shopEvents: 100_000 },
    hasDiskSpace: () => !isFull,
  });
});
afterAll(() => backend.close());
beforeEach(() =>
  backend.context.db.execute(
    sql`truncate shop_events, shop_visits, visit_days, phrase_days, vital_days, order_visits`,
  ),
);

const event = (name: string, more: Partial<ShopEvent> = {}): ShopEvent => ({
  id: randomUUID(),
  name,
  at: backend.context.clock().toISOString(),
  visit: '11111111-1111-4111-8111-111111111111',
  page: '/',
  channel: 'search',
  device: 'phone',
  params: {},
  ...more,
});
const send = (...events: ShopEvent[]) => backend.newBrowser().call('POST', '/events', { events });
const days = () =>
  backend.context.db.select().from(visitDays).orderBy(visitDays.day, visitDays.channel, visitDays.device);
const stored = () => backend.context.db.select().from(shopEvents).orderBy(shopEvents.number);

describe('POST /events', () => {
  it('counts each id once, within a request, in a repeated one and in parallel ones', async () => {
    const events = Array.from({ length: 20 }, () => event('page_view'));
    const [first] = events;
    if (!first) throw new Error('no event');
    const responses = await Promise.all([send(...events, first), send(...events), send(...events.slice(5))]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    await send(...events);
    expect((await stored()).length).toBe(20);
    expect(await days()).toMatchObject([{ visits: 1, pageViews: 20 }]);
  });

  it(`stores ${SENT} events exactly once, of which three in ten are sent again in other requests`, async () => {
    const next = random('lost responses');
    let waiting = Array.from({ length: SENT }, () => event('page_view'));
    const ids = waiting.map(({ id }) => id).sort();
    while (waiting.length > 0) {
      const lost: ShopEvent[] = [];
      for (let first = 0; first < waiting.length; first += MOST_SHOP_EVENTS) {
        const sent = waiting.slice(first, first + MOST_SHOP_EVENTS);
        expect((await send(...sent)).status).toBe(200);
        // The response did not arrive, so the browser sends these again, together with others.
        lost.push(...sent.filter(() => next() < 0.3));
      }
      waiting = shuffle(next, lost);
    }
    expect((await stored()).map(({ id }) => id).sort()).toEqual(ids);
    expect(await days()).toMatchObject([{ visits: 1, pageViews: SENT }]);
  });

  it('counts an id of another tenant separately', async () => {
    const one = event('page_view');
    await send(one);
    await backend.newBrowser('boreale.localhost').call('POST', '/events', { events: [one] });
    expect((await days()).map(({ tenantId, visits }) => [tenantId, visits])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('counts every step of a visit once, whenever it is reached, and the steps before it', async () => {
    await send(event('page_view'), event('view_item'), event('view_item'));
    await send(event('view_item'), event('add_to_cart'));
    await send(event('purchase'), event('begin_checkout'));
    await send(event('view_item'), event('page_view'));
    await send(event('begin_checkout', { visit: randomUUID(), channel: 'email', device: 'desktop' }));
    const steps = { productVisits: 1, cartVisits: 1, checkoutVisits: 1 };
    expect(await days()).toMatchObject([
      { channel: 'email', device: 'desktop', visits: 1, ...steps, purchaseVisits: 0 },
      { channel: 'search', device: 'phone', visits: 1, pageViews: 2, ...steps, purchaseVisits: 1 },
    ]);
  });

  it('counts by the day of the tenant, and the steps on the day on which the visit began', async () => {
    // Half past eleven in the evening of the 20th in Portland.
    await send(event('page_view', { at: '2026-11-21T07:30:00Z' }));
    await send(event('view_item', { at: '2026-11-21T08:30:00Z' }));
    expect(await days()).toMatchObject([{ day: '2026-11-20', visits: 1, productVisits: 1 }]);
  });

  it('takes events of a browser that was offline, but neither the future nor what is older than stored events', async () => {
    await send(
      event('page_view', { at: '2026-10-24T18:00:00Z' }),
      event('page_view', { at: '2026-10-20T18:00:00Z' }),
      event('page_view', { at: '2031-01-01T00:00:00Z' }),
    );
    expect((await stored()).map(({ at }) => at.toISOString())).toEqual(
      expect.arrayContaining(['2026-10-24T18:00:00.000Z', '2026-11-21T18:00:00.000Z']),
    );
    expect((await stored()).length).toBe(2);
  });

  it('cuts long texts between characters, and takes names that every object has', async () => {
    const emojis = `a${'😀'.repeat(120)}`;
    const { status } = await send(
      event('search', { params: { search_term: emojis, results: 0 } }),
      event('unanswered_question', { params: { question: emojis } }),
      event('view_item', { page: `/${emojis}`, params: { items: [{ item_name: emojis }] } }),
      event('purchase', { channel: 'kiosk', device_id: emojis, params: { transaction_id: emojis } }),
      event('constructor', { params: { items: [{}] } }),
      event('__proto__', { params: { items: [{}] } }),
    );
    expect(status).toBeLessThan(300);
    // Names begin with a letter, so the last one is left out.
    expect(await stored()).toHaveLength(5);
  });

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
    'counts a visit whose only event is named %s',
    async (name) => {
      const { status } = await send(event(name));
      expect(status).toBeLessThan(300);
    },
  );

  it('counts searches and questions by their words, and which had no result', async () => {
    const search = (term: string, results: number) =>
      event('search', { params: { search_term: term, results } });
    await send(search(' Green   SOFA', 0), search('green sofa', 3), search('lamp', 9));
    await send(event('unanswered_question', { params: { question: 'Is it dog proof?' } }));
    const rows = await backend.context.db
      .select()
      .from(phraseDays)
      .orderBy(phraseDays.kind, phraseDays.phrase);
    expect(
      rows.map(({ kind, phrase, times, withoutResult }) => [kind, phrase, times, withoutResult]),
    ).toEqual([
      ['question', 'is it dog proof?', 1, 1],
      ['search', 'green sofa', 2, 1],
      ['search', 'lamp', 1, 0],
    ]);
  });

  it('counts phrases beyond the most that a day names together', async () => {
    await backend.context.db.execute(sql`insert into phrase_days
      select 1, 'search', '2026-11-21', 'term ' || n, 1, 0 from generate_series(1, ${MOST_PHRASES}::int) n`);
    await send(
      event('search', { params: { search_term: 'new', results: 1 } }),
      event('search', { params: { search_term: 'term 7', results: 1 } }),
    );
    const rows = await backend.context.db.select().from(phraseDays);
    expect(
      rows.filter(({ times, phrase }) => times > 1 || phrase === OTHER).map((row) => row.phrase),
    ).toEqual(['term 7', OTHER]);
  });

  it('counts web vitals in buckets by route, metric and device', async () => {
    const vital = (metric: string, value: unknown) =>
      event('web_vital', { params: { metric, value, rating: 'good', route: '/product/:key' } });
    await send(vital('LCP', 2400), vital('LCP', 2410), vital('CLS', 0.1), vital('INP', 'x'), vital('NEW', 1));
    const rows = await backend.context.db
      .select()
      .from(vitalDays)
      .orderBy(vitalDays.metric, vitalDays.device);
    expect(rows.map(({ metric, device, route, samples }) => [metric, device, route, samples])).toEqual([
      ['CLS', '', '/product/:key', 1],
      ['CLS', 'phone', '/product/:key', 1],
      ['LCP', '', '/product/:key', 2],
      ['LCP', 'phone', '/product/:key', 2],
    ]);
    expect(Math.abs(valueOfBucket('LCP', rows[3]?.bucket ?? 0) - 2400)).toBeLessThan(120);
  });

  it('stores nothing of a person', async () => {
    const secret = 'anna@example.com';
    await send(
      event('view_item', {
        params: { email: secret, user_id: 7, currency: 'USD', items: [{ item_id: '1', email: secret }] },
      }),
      event('search', { params: { search_term: `order of ${secret}`, results: 0 } }),
      event('search', { params: { search_term: 'call 503 555-0100', results: 0 } }),
      event('unanswered_question', { params: { question: `I am Anna, ${secret}` } }),
      event('page_view', {
        page: `/reset/${'a1'.repeat(20)}?email=${secret}#x`,
        params: { page_title: secret },
      }),
      event('login', { page: `/account/${secret}`, params: { method: secret } }),
      event('anything_else', { params: { name: 'Anna' } }),
    );
    const { db } = backend.context;
    const texts = JSON.stringify([await stored(), await db.select().from(phraseDays)]);
    expect(texts).not.toMatch(/anna|555-0100|(a1){10}/i);
    expect((await stored()).find(({ name }) => name === 'view_item')?.params).toEqual({
      currency: 'USD',
      items: [{ item_id: '1' }],
    });
    expect((await stored()).length).toBe(7);
  });

  it('rejects more events than a request may have, a name that is none is dropped', async () => {
    const many = Array.from({ length: MOST_SHOP_EVENTS + 1 }, () => event('page_view'));
    expect((await send(...many)).status).toBe(400);
    expect((await send(event('<script>'), event('x'.repeat(41)))).status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('counts requests by session and by address', async () => {
    const { limits } = backend.context;
    const browser = await backend.newBrowser().startSession();
    const sendAs = (one: TestBrowser) => one.call('POST', '/events', { events: [event('page_view')] });
    backend.context.limits = { ...limits, shopEventsSession: 1 };
    expect([(await sendAs(browser)).status, (await sendAs(browser)).status]).toEqual([200, 429]);
    expect((await sendAs(backend.newBrowser())).status).toBe(200);
    backend.context.limits = { ...limits, shopEvents: 1 };
    const refused = await sendAs(backend.newBrowser());
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    backend.context.limits = limits;
  });

  it('asks the browser to try again while the disk is full', async () => {
    isFull = true;
    const one = event('page_view');
    expect((await send(one)).status).toBe(507);
    isFull = false;
    expect((await send(one)).status).toBe(200);
    expect((await stored()).length).toBe(1);
  });

  it('deletes events after 30 days, in parts, and keeps what they counted', async () => {
    const { db } = backend.context;
    await db.execute(sql`insert into shop_events
        (tenant_id, id, received_at, at, name, visit, page, channel, device, params)
      select 1, gen_random_uuid(), '2026-10-01', '2026-10-01', 'page_view', gen_random_uuid(), '/', 'direct', 'phone', '{}'
      from generate_series(1, 15000)`);
    await send(event('page_view'));
    const left = async () => (await db.select({ events: count() }).from(shopEvents))[0]?.events;
    await prune(backend.context);
    expect(await left()).toBe(5001);
    await prune(backend.context);
    expect(await left()).toBe(1);
    expect(await days()).toMatchObject([{ visits: 1 }]);
  });
});
