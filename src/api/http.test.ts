import { sendJson, serverPerTest } from '@tests/localServer';
import type { AxiosRequestConfig } from 'axios';
import { afterEach, expect, it, vi } from 'vitest';
import { browserTransport, http, toApiError } from './http';

const server = serverPerTest();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const request = (config: AxiosRequestConfig = {}) =>
  http.request<unknown>({ url: `${server.url}/search`, ...config });
const failure = (config?: AxiosRequestConfig) =>
  request(config).then(() => expect.unreachable('the request succeeded'), toApiError);

it('sends the query, without the values that are not set', async () => {
  const urls: string[] = [];
  server.handle = (incoming, response) => {
    urls.push(String(incoming.url));
    response.end('{}');
  };
  await request({ params: { page: 2, order: undefined, from: null, brand: ['a b', 'é&'] } });
  await request({ params: { order: undefined } });
  expect(urls).toEqual(['/search?page=2&brand=a+b&brand=%C3%A9%26', '/search']);
});

it('sends a body as JSON', async () => {
  const bodies: unknown[] = [];
  server.handle = async (incoming, response) => {
    let text = '';
    for await (const part of incoming) text += part;
    bodies.push([incoming.method, incoming.headers['content-type'], text]);
    response.end('{}');
  };
  await request({ method: 'PUT', data: { qty: 2 } });
  await request({ method: 'PUT' });
  await request({ method: 'DELETE' });
  expect(bodies).toEqual([
    ['PUT', 'application/json', '{"qty":2}'],
    ['PUT', undefined, ''],
    ['DELETE', undefined, ''],
  ]);
});

it('leaves the name of the browser as it is', async () => {
  let agent: string | undefined;
  server.handle = (incoming, response) => {
    agent = incoming.headers['user-agent'];
    response.end();
  };
  await request();
  expect(agent).not.toContain('axios');
});

it('returns a body that is not JSON as text, and an empty body as empty text', async () => {
  server.handle = (incoming, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(incoming.method === 'GET' ? '{"a":' : '');
  expect((await request()).data).toBe('{"a":');
  expect((await request({ method: 'POST' })).data).toBe('');
});

it('replaces half characters that a backend has cut with U+FFFD', async () => {
  server.handle = (_, response) =>
    response.end(
      String.raw`{"cut":"Sofa \ud83d","other":["\ude0a!"],"whole":"\ud83d\ude0a","text":"\\ud83d"}`,
    );
  const { data } = await request();
  expect(data).toEqual({ cut: 'Sofa \ufffd', other: ['\ufffd!'], whole: '😊', text: String.raw`\ud83d` });
});

it.each([401, 403, 409, 413, 429, 500, 503])('rejects with the messages of a %i', async (status) => {
  const body = { messages: { error: [{ code: 'no', message: 'Not today.' }] }, fields: { zip: 'Unknown' } };
  server.handle = (_, response) => sendJson(response, status, body);
  expect(await failure()).toEqual({
    status,
    code: 'no',
    messages: ['Not today.'],
    fields: { zip: 'Unknown' },
  });
});

it('rejects without messages after a page of HTML, and after a body that ends too early', async () => {
  server.handle = (incoming, response) =>
    incoming.method === 'GET'
      ? response.writeHead(502).end('<h1>Bad gateway')
      : response.writeHead(200, { 'content-length': '90' }).write('{', () => response.destroy());
  expect(await failure()).toEqual({ status: 502, code: null, messages: [], fields: {} });
  expect(await failure({ method: 'POST' })).toEqual({ status: 0, code: null, messages: [], fields: {} });
});

it('has status 0 without a network, and for a request that was aborted before or after it was sent', async () => {
  const leaving = new AbortController();
  server.handle = () => leaving.abort();
  const { signal } = leaving;
  expect(await failure({ signal })).toMatchObject({ status: 0 });
  expect(await failure({ signal })).toMatchObject({ status: 0 });
  server.handle = ({ socket }) => socket.destroy();
  expect(await failure()).toMatchObject({ status: 0 });
});

it('gives a response up after 20 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.handle = (_, response) => {
    response.writeHead(200).write('{');
    vi.advanceTimersByTime(20_000);
  };
  expect(await failure()).toMatchObject({ status: 0 });
});

it('waits longer for a response that may take its time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.handle = (_, response) => {
    vi.advanceTimersByTime(30_000);
    sendJson(response, 200, { placed: true });
  };
  const send = browserTransport('en', { baseURL: server.url });
  const read = { method: 'GET', path: '/orders' } as const;
  expect(await send({ ...read, timeoutMs: 40_000 })).toMatchObject({ status: 200 });
  expect(await send(read)).toMatchObject({ status: 0 });
});

it('lets a queued write outlive the page, and no read', async () => {
  server.handle = (_, response) => sendJson(response, 200, {});
  const sent = vi.spyOn(globalThis, 'fetch');
  const send = browserTransport('en', { baseURL: server.url });
  await send({ method: 'GET', path: '/cart', queue: 'cart' });
  await send({ method: 'PUT', path: '/cart', queue: 'cart', body: {} });
  await send({ method: 'POST', path: '/feedback', body: {} });
  const outliving = sent.mock.calls.map(([input]) => input as Request).filter(({ keepalive }) => keepalive);
  expect(outliving.map(({ method, url }) => `${method} ${url}`)).toEqual([`PUT ${server.url}/cart`]);
});
