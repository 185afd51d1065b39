import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runServer } from '../../scripts/setup/runServer.mjs';

export interface StandInServer {
  url: string;
  close(): Promise<void>;
}

/** Starts a stand-in for the server of a third party. */
export async function startStandInServer(listener: RequestListener): Promise<StandInServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Json = Record<string, unknown>;

export interface Dealer {
  /** URL of the storefront that uses this dealer's backend. */
  url: string;
  /** Differences from the demo configuration; every request reads them anew. */
  config: Json;
  close(): Promise<void>;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges objects recursively; any other value replaces the value of `base`. */
const mergeDeep = (base: Json, changes: Json): Json => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(changes).map(([key, value]) => {
      const before = base[key];
      return [key, isObject(value) && isObject(before) ? mergeDeep(before, value) : value];
    }),
  ),
});

/** Headers that identify the shopper and the request. */
const forwardedHeaders = ['accept-language', 'content-type', 'cookie', 'x-csrf-token', 'idempotency-key'];

/**
 * Starts a storefront with a dealer's own backend: the demo backend at originUrl with another configuration, and fixed
 * responses for some paths of /api/rest.
 */
export async function openDealer(originUrl: string, config: Json, responses: Json = {}): Promise<Dealer> {
  const dealer = { config };
  const backend = await startStandInServer(async (request, reply) => {
    const path = (request.url ?? '').split('?')[0]?.replace('/api/rest', '') ?? '';
    reply.setHeader('content-type', 'application/json');
    const own = responses[path];
    if (own !== undefined) return void reply.end(JSON.stringify(own));
    const response = await fetch(originUrl + request.url, {
      method: request.method,
      headers: forwardedHeaders.flatMap((name): [string, string][] => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
      body: request.method === 'GET' ? undefined : await text(request),
    });
    const body: unknown = await response.json();
    reply.statusCode = response.status;
    for (const cookie of response.headers.getSetCookie()) reply.appendHeader('set-cookie', cookie);
    reply.end(
      JSON.stringify(
        path === '/config' ? mergeDeep({ ...(body as Json), base_url: '' }, dealer.config) : body,
      ),
    );
  });
  const folder = await mkdtemp(join(tmpdir(), 'dealer-'));
  const storefront = await runServer({ STORE_API_URL: `${backend.url}/api/rest`, DATA_DIR: folder });
  return Object.assign(dealer, {
    url: storefront.url,
    async close() {
      await storefront.stop();
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  });
}
