import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../../tests/backend/testDesk.ts';
import { browserErrorDays, browserErrors } from '../database/schema/analytics.ts';
import { prune } from '../limits/prune.ts';
import { monitoringReceiver } from './receiver.ts';

const source = `export function addToCart(cart: { items: string[] } | undefined) {
  const reason = 'x';
  return cart!.items.concat(reason);
}
`;
let desk: TestDesk;
let viewer: DeskBrowser;
let folder = '';
/** Place of \`items\` in the built file: line and column from 1. */
let place = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maps-'));
  mkdirSync(folder, { recursive: true });
  const built = transformSync(source, {
    loader: 'ts',
    minify: true,
    sourcemap: true,
    sourcefile: '../../../src/features/cart/addToCart.ts',
  });
  writeFileSync(join(folder, 'CartPage-abcd1234.js.map'), built.map);
  writeFileSync(join(folder, '..', 'secret.js.map'), built.map);
  place = `1:${built.code.indexOf('.items') + 2}`;
  desk = await openTestDesk('/nowhere', async (app, backend) => {
    await app.register(monitoringReceiver, { prefix: '/monitoring', backend, scriptsFolder: folder });
  });
  viewer = await desk.signedIn('viewer');
});
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => void (await desk.context.db.delete(browserErrors)));

const stackAt = (file: string, version = 'TypeError: reading items of undefined (7)') =>
  `${version}\n    at a (https://shop.example/assets/${file}:${place})\n    at https://shop.example/assets/other-1.js:1:2`;
const send = (events: object[] | string, headers: Record<string, string> = {}, body?: Buffer) =>
  desk.app.inject({
    method: 'POST',
    url: '/monitoring/json/rum',
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      'api-key': 'demo-monitoring',
      ...headers,
    },
    payload:
      body ??
      (typeof events === 'string'
        ? events
        : JSON.stringify({ sessionAttributes: { version: '1.2.3' }, events })),
  });
const error = (message: string, route = '/cart', name = 'error') => ({
  name,
  attributes: { route, message },
});
const stored = () => desk.context.db.select().from(browserErrors);

it('groups alike errors and shows the source of their stack', async () => {
  const first = stackAt('CartPage-abcd1234.js');
  expect((await send([error(first), error(first.replace('(7)', '(8)'))])).statusCode).toBe(204);
  desk.advanceClock(3600);
  await send([error(first, '/product/:key', 'unhandledRejection')]);
  await send([error('SyntaxError: other')]);
  const { body } = await viewer.call('GET', '/reports/errors');
  expect(body.rows).toMatchObject([
    {
      message: expect.stringMatching(/^TypeError: reading items of undefined/),
      times: 3,
      previous_times: 0,
      route: '/product/:key',
      release: '1.2.3',
      first_seen: '2026-11-21T18:00:00Z',
      last_seen: '2026-11-21T19:00:00Z',
      stack: [
        { file: 'src/features/cart/addToCart.ts', line: 3 },
        { file: 'other-1.js', line: 1 },
      ],
    },
    { message: 'SyntaxError: other', times: 1, stack: [] },
  ]);
  const file = await viewer.call('GET', '/reports/errors.csv');
  expect(file.text).toContain('src/features/cart/addToCart.ts:3');
});

it('counts failed calls by call and status', async () => {
  const failed = (call: string, status: number) => ({
    name: 'callFailed',
    attributes: { route: '/', call, status, body: 'anna@example.com' },
  });
  await send([failed('GET /products/42', 502), failed('GET /products/43', 502), failed('PUT /cart', 500)]);
  const { body } = await viewer.call('GET', '/reports/errors?kind=call');
  expect(
    (body.rows as { message: string }[]).map((row) => [row.message, Object(row).status, Object(row).times]),
  ).toEqual([
    ['GET /products/{id}', 502, 2],
    ['PUT /cart', 500, 1],
  ]);
});

it('stores no personal data, whatever a client sends', async () => {
  await send([
    error(
      'Error: no order for anna@example.com, +1 (503) 555-0100\n  at https://x.example/a.js?email=anna@example.com:1:1',
      '/reset/anna%40example.com?token=1',
    ),
    { name: 'page', attributes: { path: '/account/anna@example.com' } },
  ]);
  expect(JSON.stringify(await stored())).not.toMatch(/anna|555.?0100|token/);
  expect(await stored()).toHaveLength(1);
});

it('accepts gzip, and stops where it grows too large', async () => {
  const text = JSON.stringify({ sessionAttributes: {}, events: [error('Error: packed')] });
  const gzip = { 'content-encoding': 'gzip' };
  expect((await send('', gzip, gzipSync(text))).statusCode).toBe(204);
  expect(await stored()).toHaveLength(1);
  expect((await send('', gzip, gzipSync(Buffer.alloc(50_000_000)))).statusCode).toBe(413);
  expect((await send('', {}, Buffer.alloc(300_000, 'x'))).statusCode).toBe(413);
  expect((await send('', gzip, Buffer.from('no gzip'))).statusCode).toBe(400);
  expect((await send('', { 'content-encoding': 'br' }, Buffer.from('x'))).statusCode).toBe(415);
  expect((await send('{"events":')).statusCode).toBe(400);
  expect((await send([{ strange: true }, error('Error: after a strange one')])).statusCode).toBe(204);
  expect(await stored()).toHaveLength(2);
});

it('accepts only the key of the tenant, so many batches', async () => {
  expect((await send([], { 'api-key': 'wrong' })).statusCode).toBe(401);
  expect((await send([], { 'api-key': '' })).statusCode).toBe(401);
  // A limit of this test's own: the others share the address.
  desk.context.limits = { ...desk.context.limits, monitoring: 0 };
  expect((await send([error('Error: x')])).statusCode).toBe(429);
  desk.context.limits = { ...desk.context.limits, monitoring: 1000 };
});

it('reads no file beside the built scripts', async () => {
  await send([
    error(stackAt('..%2Fsecret.js')),
    error(stackAt('../secret.js')),
    error(stackAt('..\\secret.js')),
  ]);
  expect(JSON.stringify(await stored())).not.toContain('addToCart.ts');
});

/** Far above linear time on a slow machine, and below quadratic time. */
const QUADRATIC_MS = 30_000;

it(
  'takes a text without end in a short time',
  async () => {
    for (const text of ['a@'.repeat(60_000), 'at ('.repeat(30_000), '1 '.repeat(60_000), 'x'.repeat(120_000)])
      expect((await send([error(text)])).statusCode).toBe(204);
  },
  QUADRATIC_MS,
);

it('stores twenty errors of a batch, and rejects one of more events than any client sends', async () => {
  const errors = (count: number) =>
    Array.from({ length: count }, (_, at) => error(`Error: ${'y'.repeat(at)}`));
  expect((await send(errors(25))).statusCode).toBe(204);
  expect(await stored()).toHaveLength(20);
  expect((await send(errors(201))).statusCode).toBe(400);
});

it('forgets errors after 90 days', async () => {
  await send([error('Error: old')]);
  desk.advanceClock(91 * 86_400);
  // A report has at most twenty errors.
  for (const start of [0, 20, 40])
    await send(Array.from({ length: 20 }, (_, at) => error(`Error: ${'x'.repeat(start + at)}`)));
  await prune(desk.context);
  expect(await stored()).toHaveLength(60);
  expect(await desk.context.db.select().from(browserErrorDays)).toHaveLength(60);
});
