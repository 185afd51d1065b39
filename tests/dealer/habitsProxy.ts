import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { mutations, toPhpStyle } from '../backend/phpHabits.ts';

/** Rewrites the body of a response. path: below /api/rest */
type Rewrite = (body: unknown, path: string) => unknown;

export interface HabitsProxy {
  apiUrl: string;
  /** The rewriting of all following responses. */
  rewrite: Rewrite;
  close(): Promise<void>;
}

/** The whole of every response as a PHP backend encodes it. */
export const wholePhp: Rewrite = (body) => toPhpStyle(body);

/**
 * One place of every response changed by one habit; the same seed changes the same places. The HTML of a content page is left
 * alone, because the page's heading is in it. changes: receives path of the request, place and habit of each change
 */
export const oneHabit =
  (seed: number, changes: string[]): Rewrite =>
  (body, path) => {
    const [mutation] = fc.sample(mutations(body) ?? fc.constant(null), { seed, numRuns: 1 });
    if (!mutation || (path.startsWith('/pages/') && mutation.path === 'content')) return body;
    changes.push(`${path} ${mutation.path} ${mutation.habit}`);
    return mutation.body;
  };

const forwardedHeaders = ['accept-language', 'content-type', 'cookie', 'x-csrf-token', 'idempotency-key'];

const headersOf = ({ headers }: IncomingMessage): [string, string][] =>
  forwardedHeaders.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });

/** A proxy in front of our own backend that encodes the body of every successful response as another backend would. */
export async function startHabitsProxy(originUrl: string): Promise<HabitsProxy> {
  const server = createServer(async (request, reply) => {
    const response = await fetch(originUrl + request.url, {
      method: request.method,
      headers: headersOf(request),
      body: request.method === 'GET' ? undefined : await text(request),
    });
    const path = (request.url ?? '').split('?')[0]?.replace('/api/rest', '') ?? '';
    const body: unknown = await response.json();
    reply.statusCode = response.status;
    reply.setHeader('content-type', 'application/json');
    for (const cookie of response.headers.getSetCookie()) reply.appendHeader('set-cookie', cookie);
    reply.end(JSON.stringify(response.ok ? proxy.rewrite(body, path) : body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: HabitsProxy = {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/rest`,
    rewrite: (body) => body,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}
