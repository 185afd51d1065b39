import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

type Fault = 'late' | 'dropped' | 'failed before' | 'failed after';
const FAULTS: readonly Fault[] = ['late', 'dropped', 'failed before', 'failed after'];

/** A seeded random source (mulberry32), so that every run has the same faults. */
export function randomSource(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface BadNetwork {
  /** Base URL of /api/rest for one shopper; the network stores the shopper's cookie like a browser. */
  baseOf: (shopper: number) => string;
  /** The number of responses by fault. */
  faultCounts: Record<Fault, number>;
  responses: () => number;
  close: () => Promise<void>;
}

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** A proxy that delays, drops or fails a share of the responses, before or after the backend has executed the request. */
export async function badNetwork(originUrl: string, share: number, seed: number): Promise<BadNetwork> {
  const next = randomSource(seed);
  const cookies = new Map<string, string>();
  const faultCounts: BadNetwork['faultCounts'] = {
    late: 0,
    dropped: 0,
    'failed before': 0,
    'failed after': 0,
  };
  let responses = 0;

  async function forward(request: IncomingMessage, response: ServerResponse) {
    const [, shopper = '', path = ''] = /^\/(\d+)(\/.*)$/.exec(request.url ?? '') ?? [];
    responses += 1;
    const fault = next() < share ? FAULTS[Math.floor(next() * FAULTS.length)] : undefined;
    if (fault) faultCounts[fault] += 1;
    const fail = () => response.writeHead(502).end('<h1>Bad gateway</h1>');
    const body = await bodyOf(request);
    if (fault === 'failed before') return fail();
    const names = ['content-type', 'x-csrf-token', 'idempotency-key', 'accept-language'];
    const headers = new Headers({ cookie: cookies.get(shopper) ?? '' });
    for (const name of names) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const method = request.method ?? 'GET';
    const upstream = await fetch(originUrl + path, {
      method,
      headers,
      body: method === 'GET' || body.length === 0 ? undefined : body,
    });
    const text = await upstream.text();
    if (fault === 'dropped') return request.socket.destroy();
    if (fault === 'failed after') return fail();
    if (fault === 'late') await delay(50 + next() * 150);
    const cookie = upstream.headers.get('set-cookie')?.split(';')[0];
    if (cookie) cookies.set(shopper, cookie);
    return response.writeHead(upstream.status, { 'content-type': 'application/json' }).end(text);
  }

  const server = createServer((request, response) => {
    forward(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseOf: (shopper) => `http://127.0.0.1:${port}/${shopper}/api/rest`,
    faultCounts,
    responses: () => responses,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
