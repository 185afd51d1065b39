import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FaultyLine } from './faultyLine.ts';

let app: FastifyInstance;
let line: FaultyLine;
/** What the provider has done, in its order. */
let done: unknown[];
let url: string;

beforeEach(async () => {
  app = fastify({ forceCloseConnections: true });
  line = new FaultyLine();
  line.attach(app);
  done = [];
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, then) => then(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, then) => then(null, body));
  app.post('/charges', ({ body }) => {
    done.push(body);
    return { charged: done.length };
  });
  app.post('/oauth2/token', () => ({ access_token: 'a' }));
  app.get('/window', () => 'a page');
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const charge = (body: object | string = { n: 1 }, type = 'application/json') =>
  fetch(`${url}/charges`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

it('breaks nothing while no fault is queued', async () => {
  expect(await (await charge()).json()).toEqual({ charged: 1 });
});

it('down: nothing happens at the provider', async () => {
  line.queue.push('down');
  expect((await charge()).status).toBe(503);
  expect(done).toEqual([]);
  expect((await charge()).status).toBe(200);
});

it('lost: the provider does its work and the response is 503', async () => {
  line.queue.push('ok', 'lost');
  expect([(await charge()).status, (await charge()).status]).toEqual([200, 503]);
  expect(done).toHaveLength(2);
});

it('garbled: the work is done, and a page comes back', async () => {
  line.queue.push('garbled');
  const response = await charge();
  expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/^<!doctype html>/)]);
  expect(done).toHaveLength(1);
});

it.each([
  ['application/json', '{"n":1,"of":{"a":[2]}}', { n: 1, of: { a: [2] } }],
  ['application/x-www-form-urlencoded', 'a=1&b=x%26y', { a: '1', b: 'x&y' }],
  ['text/xml', '<a>b</a>', '<a>b</a>'],
])('late: a body of %s arrives whole when the test says so', async (type, body, parsed) => {
  line.queue.push('late');
  expect((await charge(body, type)).status).toBe(503);
  expect([done, line.lateCount]).toEqual([[], 1]);
  await line.deliverLate();
  expect([done, line.lateCount]).toEqual([[parsed], 0]);
});

it('late: calls arrive in their order, and take no fault of the queue', async () => {
  line.queue.push('late', 'late', 'ok', 'down');
  await charge({ n: 1 });
  await charge({ n: 2 });
  await charge({ n: 3 });
  await line.deliverLate();
  expect(done).toEqual([{ n: 3 }, { n: 1 }, { n: 2 }]);
  expect(line.queue).toEqual(['down']);
});

it('hang: the work is done, the response waits', async () => {
  line.queue.push('hang');
  let isThere = false;
  const response = charge().then((result) => {
    isThere = true;
    return result;
  });
  while (done.length === 0) await new Promise(setImmediate);
  expect(isThere).toBe(false);
  // The handler is done before its response reaches the hook that holds it.
  while (line.hangingCount === 0) await new Promise(setImmediate);
  line.releaseAll();
  expect(await (await response).json()).toEqual({ charged: 1 });
});

it('hang: ends when the caller gives up, and never holds the sandbox up', async () => {
  line.queue.push('hang', 'hang');
  const stop = new AbortController();
  const call = fetch(`${url}/charges`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: stop.signal,
  });
  while (line.hangingCount === 0) await new Promise(setImmediate);
  stop.abort();
  await expect(call).rejects.toThrow();
  while (line.hangingCount > 0) await new Promise(setImmediate);
  const open = charge().catch(() => 'closed');
  while (line.hangingCount === 0) await new Promise(setImmediate);
  await app.close();
  expect(await open).toBe('closed');
});

it('leaves pages of browsers and logins alone', async () => {
  line.queue.push('down');
  expect((await fetch(`${url}/window`)).status).toBe(200);
  expect((await fetch(`${url}/oauth2/token`, { method: 'POST' })).status).toBe(200);
  expect((await charge()).status).toBe(503);
});
