import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A real server for each test of a file. `handle` responds to the requests; `url` is its address. */
export function serverPerTest() {
  const local: { handle: Handle; url: string } = { handle: (_, response) => response.end(), url: '' };
  let server = createServer();
  beforeEach(async () => {
    server = createServer((request, response) => void local.handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    local.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return local;
}

export const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
