import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedKiosk } from '../../../demo/seed/seedKiosk.ts';
import { kioskDevices } from '../../../server/backend/database/schema/kiosk.ts';
import { kioskService } from '../../../server/kioskService/kioskService.ts';
import { openTestBackend, type TestBackend } from '../../backend/testBackend.ts';
import type { TestBrowser } from '../../backend/testBrowser.ts';

let backend: TestBackend;
let browser: TestBrowser;
let kiosk: FastifyInstance;
let token: string;

beforeAll(async () => {
  backend = await openTestBackend();
  browser = await backend.newBrowser().startSession();
  await seedKiosk(backend.context.db, '/nowhere');
  kiosk = fastify();
  await kiosk.register(kioskService, { backend: backend.context });
  const [device] = await backend.context.db.select().from(kioskDevices);
  token = device?.token ?? '';
});
afterAll(async () => {
  await kiosk.close();
  await backend.close();
});

const BAD = { 'a NUL byte': 'a\0b', 'a lone surrogate': 'a\ud800b' };

describe.each(Object.entries(BAD))('%s', (_, text) => {
  const calls = [
    ['POST', '/customers/self/session', { login: text, password: 'x' }],
    ['PUT', '/cart', { coupon_code: text }],
    ['PUT', '/cart/billing_address', { firstname: text }],
    ['PUT', '/cart/billing_address', { street: [text] }],
    ['PUT', '/cart/shipping', { method: 'standard_delivery', data: { [text]: 'x' } }],
    ['PUT', '/cart/payment', { method: 'checkmo', data: { deep: { deeper: [text] } } }],
    ['POST', '/cart/items', { product_id: '1', super_attribute: { [text]: 'x' } }],
    ['PUT', '/elasticsearch/log/query', { query: text, result_size: 1 }],
    ['POST', '/alta/log', { event: { name: text } }],
    ['POST', '/forms/contact', { name: text, email: 'a@example.com', message: 'x' }],
  ] as const;
  it.each(calls)('%s %s returns 400', async (method, path, body) => {
    expect((await browser.call(method, path, body)).status).toBe(400);
  });

  it('returns 400 in the kiosk service, and a report stores nothing', async () => {
    const report = (id: string) => ({
      method: 'POST' as const,
      url: `/played-videos?token=${token}`,
      payload: {
        playedVideos: [
          {
            play_id: 'play-0001',
            device_id: 'd',
            video_id: id,
            started_at: '2026-01-01T00:00:00Z',
            ended_at: '2026-01-01T00:00:10Z',
            duration_ms: 10_000,
            sequence: 1,
          },
        ],
      },
    });
    expect((await kiosk.inject(report(text))).statusCode).toBe(400);
    expect((await kiosk.inject(report('sofa'))).statusCode).toBe(200);
    const heartbeat = { app_version: text, queue_length: 0 };
    const beat = { method: 'POST' as const, url: `/heartbeat?token=${token}`, payload: heartbeat };
    expect((await kiosk.inject(beat)).statusCode).toBe(400);
    const devices = { url: '/devices?memberCode=MAPLE-001', payload: { passcode: text } };
    expect((await kiosk.inject({ method: 'POST', ...devices })).statusCode).toBe(400);
  });
});

it.each([
  '/products/a%00b',
  '/categories/a%00b',
  '/search/a%00b',
  '/blocks?identifiers=a%00b',
  '/locations?zip=a%00b',
  '/products/1/inventory?storelocationid=a%00b',
])('a NUL byte in a URL: GET %s returns 400', async (path) => {
  expect((await browser.call('GET', path)).status).toBe(400);
});

it('a NUL byte in a kiosk token returns 400', async () => {
  expect((await kiosk.inject('/now-playing?token=a%00b')).statusCode).toBe(400);
  const devices = { method: 'POST' as const, url: '/devices?memberCode=a%00b', payload: { passcode: '1' } };
  expect((await kiosk.inject(devices)).statusCode).toBe(400);
});

it('a NUL byte in a form from a provider returns 400', async () => {
  const response = await backend.app.inject({
    method: 'POST',
    url: '/api/rest/paypal/standard/notification',
    headers: { host: 'payments.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'invoice=a%00b&mc_gross=1.00',
  });
  expect(response.statusCode).toBe(400);
});
