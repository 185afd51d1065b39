import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findNetworkFault } from '../scheme/networkFault';
import { createBackendCalls } from './backendCalls';

let server: Server;
beforeEach(async () => {
  // A network that is connected, and stalls: before the headers, or after them.
  server = createServer(({ url }, response) => {
    if (url === '/slow-body') response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it.each(['/slow-headers', '/slow-body'])('gives up a response that does not arrive: %s', async (path) => {
  const { port } = server.address() as AddressInfo;
  const call = createBackendCalls(`http://127.0.0.1:${port}`, fetch, 100);
  const failure = await call(path, { method: 'POST' })
    .then((response) => response.json())
    .catch((error: unknown) => error);
  expect(findNetworkFault(failure)).toBe('unreachable');
});
