import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PaymentSandbox, startPaymentSandbox } from '../../../demo/paymentSandbox/paymentSandbox.ts';
import { seedKiosk } from '../../../demo/seed/seedKiosk.ts';
import { backendApp } from '../../../server/backend/backendApp.ts';
import { LIMITS, type LimitOverrides } from '../../../server/backend/limits/limits.ts';
import type { OpenBackend } from '../../../server/backend/openBackend.ts';
import { kioskService } from '../../../server/kioskService/kioskService.ts';
import { openDemoShop } from '../../backend/seededCluster.ts';
import { ADA, TestBrowser } from '../../backend/testBrowser.ts';
import { isWholeForm } from '../../wholeForm.ts';
import { knownValuesOf } from './knownValues.ts';
import { type FuzzRequest, fuzzRequests } from './requests.ts';

/** `node tools/stress/fuzz.mjs 50000` sets the count; FUZZ_SEED repeats a run. */
const COUNT = Number(process.env.FUZZ_REQUESTS ?? (isWholeForm ? 600 : 100));
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const TIMEOUT_MS = 20_000;
const MAX_GROWTH_MB = 50;
/** Shorter runs grow because the process still compiles code, so their growth is not compared. */
const MIN_COUNT_FOR_MEMORY = 20_000;
/** A provider may time out: the payment sandbox simulates that too. */
const PROVIDER = /\/(place|checkoutinfo|payment|postplans|initiatecheckout|financeplans|tdbank|paypal)/;

let sandbox: PaymentSandbox;
let open: OpenBackend;
let app: FastifyInstance;
let requests: fc.Arbitrary<FuzzRequest>;
/** Rate limits are lifted, because rejected requests would not reach the code under test. */
const LIFTED_LIMITS: LimitOverrides = Object.fromEntries(
  Object.keys(LIMITS).map((name) => [name, 1_000_000_000]),
);
let productId: string;
const comparesMemory = COUNT >= MIN_COUNT_FOR_MEMORY;

beforeAll(async () => {
  sandbox = await startPaymentSandbox('127.0.0.1');
  // Stored rows on disk do not count as memory of the process.
  open = await openDemoShop({
    addressOf: async () => sandbox.url,
    limits: LIFTED_LIMITS,
  });
  await seedKiosk(open.backend.db, '/nowhere');
  app = fastify({ routerOptions: { maxParamLength: 500 } });
  await app.register(backendApp, { prefix: '/api/rest', backend: open.backend });
  await app.register(kioskService, { prefix: '/kiosk-service', backend: open.backend });
  await app.ready();
  const { knownValues, kioskToken } = await knownValuesOf(open.backend);
  productId = String(knownValues.product_id?.[0]);
  requests = fuzzRequests(knownValues, kioskToken);
});
afterAll(async () => {
  await app.close();
  await open.close();
  await sandbox.close();
});

/** The session of each host, as a browser stores it; responses may replace cookie and token. */
const sessions = new Map<string, { cookie: string; csrf: string }>();

async function sessionAt(host: string) {
  const existing = sessions.get(host);
  if (existing) return existing;
  const { cookie, csrf } = await new TestBrowser(app, host).startSession();
  sessions.set(host, { cookie, csrf });
  return { cookie, csrf };
}

/** Fills the cart and the addresses, so that payment requests pass the check for an empty cart. */
async function prepareCheckout(host: string): Promise<void> {
  const browser = Object.assign(new TestBrowser(app, host), await sessionAt(host));
  const item = { product_id: productId, qty: 1 };
  const address = { ...ADA, email: 'ada@example.com' };
  await browser.call('POST', '/cart/items', item);
  await browser.call('PUT', '/cart/billing_address', address);
  await browser.call('PUT', '/cart/shipping_address', { same_as_billing: true });
  await browser.call('PUT', '/cart', { shipping_method: 'standard_delivery' });
}

function updateSession(host: string, cookies: unknown, body: string): void {
  const cookie = /shopper=[\w-]{43}/.exec(String(cookies ?? ''))?.[0];
  const csrf = /"csrf_token":"([\w-]{43})"/.exec(body)?.[1];
  if (cookie && csrf) sessions.set(host, { cookie, csrf });
}

async function send({ method, url, headers, payload }: FuzzRequest) {
  const host = headers.host ?? 'localhost';
  const { cookie, csrf } = await sessionAt(host);
  const response = await app.inject({
    method,
    url,
    headers: { ...headers, cookie, 'x-csrf-token': csrf },
    ...(payload === undefined ? {} : { payload }),
  });
  updateSession(host, response.headers['set-cookie'], response.body);
  return response;
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function residentMegabytes(): number {
  collect();
  collect();
  return process.memoryUsage().rss / 2 ** 20;
}

it(
  `handles ${COUNT} generated requests (seed ${SEED}) without a 5xx status or a timeout`,
  async () => {
    const statuses = new Map<number, number>();
    const failures = new Map<string, FuzzRequest>();
    let requestCount = 0;
    let warm = 0;
    let slowest = 0;
    const property = fc.asyncProperty(requests, async (request) => {
      if (requestCount % 20 === 0) await prepareCheckout(request.headers.host ?? 'localhost');
      const started = performance.now();
      const { statusCode, body } = await withTimeout(send(request));
      slowest = Math.max(slowest, performance.now() - started);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      requestCount += 1;
      if (requestCount === Math.floor(COUNT / 5)) warm = residentMegabytes();
      const isProvider = statusCode === 502 && PROVIDER.test(request.url);
      if (statusCode < 500 || isProvider) return;
      const kind = `${statusCode} ${request.method} ${request.url.split('?')[0]} ${body.slice(0, 80)}`;
      if (!failures.has(kind)) failures.set(kind, request);
    });
    await fc.assert(property, { numRuns: COUNT, seed: SEED, endOnFailure: true });
    const growth = residentMegabytes() - warm;
    console.log(
      `fuzz: ${requestCount} requests, seed ${SEED}, slowest ${slowest.toFixed(0)} ms, ${growth.toFixed(0)} MB more after ${Math.floor(COUNT / 5)}, statuses ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`,
    );
    expect(
      [...failures].map(([kind, request]) => `${kind}\n${JSON.stringify(request).slice(0, 1500)}`),
    ).toEqual([]);
    if (comparesMemory) expect(growth).toBeLessThan(MAX_GROWTH_MB);
  },
  180_000 + COUNT * 500,
);
