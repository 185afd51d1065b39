import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../contract/allEndpoints.ts';
import { endpointName } from '../../../contract/endpoint.ts';
import { backendApp } from '../../../server/backend/backendApp.ts';
import { outbox } from '../../../server/backend/database/schema/customer.ts';
import { rateLimits } from '../../../server/backend/database/schema/operations.ts';
import { LIMITS, type LimitName } from '../../../server/backend/limits/limits.ts';
import { openTestBackend, stockSimpleProducts, type TestBackend } from '../../backend/testBackend.ts';
import { codeOf, TestBrowser } from '../../backend/testBrowser.ts';

const DAY = 24 * 60 * 60;
/** Limits so low that a test needs few requests. Their numbers are declared in LIMITS. */
const SESSIONS = 20;
const COUNT = 4;
const limits = {
  ...Object.fromEntries(Object.keys(LIMITS).map((name) => [name, COUNT])),
  newSession: SESSIONS,
  // The shoppers of one address have more questions than one session.
  chat: 3 * COUNT,
} as Record<LimitName, number>;
const HERE = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';
/** With low limits. */
let backend: TestBackend;
/** A second process on the same database. */
let other: FastifyInstance;

beforeAll(async () => {
  backend = await openTestBackend(undefined, { limits });
  other = fastify();
  await other.register(backendApp, { prefix: '/api/rest', backend: backend.context });
});
afterAll(async () => {
  await other.close();
  await backend.close();
});
beforeEach(() => backend.advanceClock(DAY));

const at = (address: string, app = backend.app) => {
  const browser = new TestBrowser(app, 'localhost');
  browser.address = address;
  return browser;
};
const statusesOf = async (responses: Promise<{ status: number }>[]) =>
  (await Promise.all(responses)).map(({ status }) => status);
const times = <T>(count: number, act: (nth: number) => T) =>
  Array.from({ length: count }, (_, nth) => act(nth));
const of429 = (statuses: number[]) => statuses.filter((status) => status === 429).length;
const message = { name: 'Ada', email: 'ada@example.com', message: 'Is it warm?' };

describe('sessions', () => {
  it('may begin 600 times in ten minutes', () => {
    expect(LIMITS.newSession).toEqual({ by: 'address', count: 600, seconds: 600 });
  });

  it('are limited per address over all processes, independent of other addresses', async () => {
    const begin = (address: string, nth: number) =>
      at(address, nth % 2 ? other : backend.app).call('GET', '/customers/self/session');
    const statuses = await statusesOf(times(SESSIONS + 10, (nth) => begin(HERE, nth)));
    expect(of429(statuses)).toBe(10);
    const rejection = await begin(HERE, 0);
    expect([codeOf(rejection), rejection.headers['retry-after']]).toEqual(['tooMany', '600']);
    expect((await begin(ELSEWHERE, 0)).status).toBe(200);
    backend.advanceClock(600);
    expect((await begin(HERE, 0)).status).toBe(200);
  });

  it('count all addresses of an IPv6 subscriber together', async () => {
    const begin = (nth: number) =>
      at(`2001:db8:5:6::${(nth + 1).toString(16)}`).call('GET', '/customers/self/session');
    expect(of429(await statusesOf(times(SESSIONS + 10, begin)))).toBe(10);
    expect((await at('2001:db8:5:7::1').call('GET', '/customers/self/session')).status).toBe(200);
  });

  it('are counted when they begin and never when they are read', async () => {
    const shopper = await at(HERE).startSession();
    const before = await backend.context.db.select().from(rateLimits);
    for (const path of ['/customers/self/session', '/cart', '/customers/self/session'])
      expect((await shopper.call('GET', path)).status).toBe(200);
    expect(await backend.context.db.select().from(rateLimits)).toEqual(before);
  });
});

describe('every limited request', () => {
  const routes = allEndpoints.flatMap((endpoint) =>
    endpoint.limits?.[0] ? [[endpointName(endpoint), endpoint.limits[0]] as const] : [],
  );

  it.each(routes)('%s is counted before validation, and rejected above its limit', async (route, name) => {
    const [method, path] = route.split(' ') as ['POST' | 'PUT', string];
    const url = path.replace('{form}', 'contact').replace(/\{\w+\}/g, '1');
    const { seconds } = LIMITS[name];
    const send = (nth: number) => at(HERE, nth % 2 ? other : backend.app).call(method, url, {});
    expect(of429(await statusesOf(times(limits[name] + 3, send)))).toBe(3);
    const rejection = await send(0);
    expect([codeOf(rejection), rejection.headers['retry-after']]).toEqual(['tooMany', String(seconds)]);
    expect((await at(ELSEWHERE).call(method, url, {})).status).not.toBe(429);
    backend.advanceClock(seconds);
    expect((await send(0)).status).not.toBe(429);
  });

  it('counts parallel requests individually: as many messages are stored as the limit permits', async () => {
    const sender = await at(HERE).startSession();
    const before = (await backend.context.db.select().from(outbox)).length;
    const statuses = await statusesOf(times(3 * COUNT, () => sender.call('POST', '/forms/contact', message)));
    expect(of429(statuses)).toBe(2 * COUNT);
    expect((await backend.context.db.select().from(outbox)).length - before).toBe(COUNT);
  });

  it('counts assistant questions per session too, so that shoppers of one location do not block each other', async () => {
    const [sofa] = await stockSimpleProducts(backend, 1, 5);
    const ask = (browser: TestBrowser) =>
      browser.call('PUT', `/chat/message/${sofa?.id}`, { url: '/', userPrompt: 'price?' });
    const [eager, patient] = [await at(HERE).startSession(), await at(HERE).startSession()];
    for (let nth = 0; nth < COUNT; nth += 1) await ask(eager);
    expect((await ask(eager)).status).toBe(429);
    expect((await ask(patient)).status).toBe(200);
  });

  it('stores no address, session or email', async () => {
    const shopper = await at(HERE).startSession();
    await shopper.call('POST', '/forms/contact', message);
    await shopper.call('POST', '/customer/forgotpassword', { email: 'ada@example.com' });
    const rows = JSON.stringify(await backend.context.db.select().from(rateLimits));
    expect(rows).not.toMatch(/203\.0\.113|example\.com/);
    expect(rows).not.toContain(shopper.cookie.replace('shopper=', ''));
  });
});

describe('tracking an order by its email', () => {
  const track = async (address: string, number: string, email: string) =>
    (await at(address).startSession()).call('POST', '/orders/track', { number, email });

  it('is limited by the email, from whatever address and with whatever number', async () => {
    const spellings = ['ada@example.com', ' Ada@Example.COM '];
    for (let nth = 0; nth < COUNT; nth += 1)
      expect((await track(`198.51.100.${nth}`, `M-${200_000 + nth}`, spellings[nth % 2] ?? '')).status).toBe(
        404,
      );
    expect((await track('192.0.2.1', 'M-300000', 'ADA@example.com')).status).toBe(429);
    expect((await track('192.0.2.1', 'M-300000', 'bert@example.com')).status).toBe(404);
  });

  it('is limited by the number, from whatever address and with whatever email', async () => {
    for (let nth = 0; nth < COUNT; nth += 1) {
      const number = nth % 2 ? 'm-400000' : ' #M-400000';
      expect((await track(`198.51.100.${nth}`, number, `a${nth}@example.com`)).status).toBe(404);
    }
    expect((await track('192.0.2.2', 'M-400000', 'last@example.com')).status).toBe(429);
  });
});

describe('emails to third parties', () => {
  const mailsTo = async (recipient: string) =>
    (await backend.context.db.select().from(outbox)).filter((mail) => mail.recipient === recipient);

  it('the carts that are emailed to one recipient are counted over all senders', async () => {
    const [sofa] = await stockSimpleProducts(backend, 1, 5);
    const send = async (nth: number) => {
      const sender = await at(`198.51.100.${nth}`).startSession();
      await sender.add(sofa?.id ?? '');
      return sender.call('POST', '/cart/email', {
        email: nth % 2 ? 'Victim@example.com' : 'victim@example.com',
      });
    };
    const statuses: number[] = [];
    for (let nth = 0; nth < COUNT + 3; nth += 1) statuses.push((await send(nth)).status);
    expect(of429(statuses)).toBe(3);
    expect((await mailsTo('victim@example.com')).length + (await mailsTo('Victim@example.com')).length).toBe(
      COUNT,
    );
  });
});
