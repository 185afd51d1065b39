import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HttpRequest } from './httpRequest';
import { sendByAxios } from './sendByAxios';
import { sendByFetch } from './sendByFetch';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let handle: Handler;

beforeEach(async () => {
  server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const request = (parts: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/search`,
  headers: { 'Accept-Language': 'fr-CA' },
  isKeptAlive: false,
  ...parts,
});

const senders = [
  ['fetch', sendByFetch],
  ['axios', sendByAxios],
] as const;

it.each(senders)('%s sends the query, without the values that are not set', async (_name, send) => {
  const urls: string[] = [];
  handle = (incoming, response) => {
    urls.push(String(incoming.url));
    response.end('{}');
  };
  await send(request({ query: { page: 2, order: undefined, from: null, brand: ['a b', 'é&'] } }));
  await send(request({ query: { order: undefined } }));
  expect(urls).toEqual(['/search?page=2&brand=a+b&brand=%C3%A9%26', '/search']);
});

it.each(senders)('%s sends a body as JSON', async (_name, send) => {
  const bodies: unknown[] = [];
  handle = async (incoming, response) => {
    let text = '';
    for await (const part of incoming) text += part;
    bodies.push([incoming.method, incoming.headers['content-type'], text]);
    response.end('{}');
  };
  await send(request({ method: 'PUT', body: { qty: 2 } }));
  await send(request({ method: 'DELETE' }));
  expect(bodies).toEqual([
    ['PUT', 'application/json', '{"qty":2}'],
    ['DELETE', undefined, ''],
  ]);
});

it.each(senders)(
  '%s returns the body of an error, and of a response that is no JSON',
  async (_name, send) => {
    handle = (incoming, response) =>
      incoming.method === 'POST'
        ? response.writeHead(422, { 'content-type': 'application/json' }).end('{"messages":{}}')
        : response.writeHead(200, { 'content-type': 'text/html', 'x-cached': 'true' }).end('<p>Hello');
    expect(await send(request({ method: 'POST' }))).toMatchObject({ status: 422, body: { messages: {} } });
    expect(await send(request())).toMatchObject({ status: 200, body: '<p>Hello', isCached: true });
  },
);

it.each(senders)('%s returns status 0 for a request that was aborted', async (_name, send) => {
  const leaving = new AbortController();
  handle = () => leaving.abort();
  const response = await send(request({ signal: leaving.signal }));
  expect(response).toMatchObject({ status: 0, body: undefined });
  expect(response.hasTimedOut).toBeFalsy();
  expect(await send(request({ signal: leaving.signal }))).toMatchObject({ status: 0 });
});

it('gives a response up after 20 seconds, with the reason', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  handle = (_incoming, response) => {
    response.writeHead(200).write('{');
    vi.advanceTimersByTime(20_000);
  };
  expect(await sendByFetch(request())).toMatchObject({ status: 0, hasTimedOut: true });
});

it('returns the Retry-After header, which decides about the next attempt', async () => {
  handle = (_incoming, response) => response.writeHead(503, { 'retry-after': '2' }).end();
  expect(await sendByFetch(request())).toMatchObject({ status: 503, body: '', retryAfter: '2' });
});

it.each(senders)('%s makes whole characters of halves that a backend has cut', async (_name, send) => {
  handle = (_incoming, response) =>
    response.end(
      String.raw`{"cut":"Sofa \ud83d","other":["\ude0a!"],"whole":"\ud83d\ude0a","text":"\\ud83d"}`,
    );
  const { body } = await send(request());
  expect(body).toEqual({ cut: 'Sofa \ufffd', other: ['\ufffd!'], whole: '😊', text: String.raw`\ud83d` });
});
