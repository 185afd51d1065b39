import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { load } from './load.mjs';

let server: Server;
afterEach(() => {
  server.close();
});

/** Requests three paths, by one connection, of a server that answers so many requests of each connection and then closes it. */
async function failuresWith(answered: number): Promise<string> {
  server = createServer((socket) => {
    let count = 0;
    socket.on('error', () => undefined);
    socket.on('data', () => {
      count += 1;
      if (count > answered) socket.destroy();
      else socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
    });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { failures, requests } = await load(`http://localhost:${port}`, ['/a', '/b', '/c'], {
    connections: 1,
  });
  expect(requests).toBe(3);
  return failures;
}

it('sends a request again where the server has closed the kept connection', async () => {
  expect(await failuresWith(1)).toBe('');
});

it('counts a request that a new connection does not answer', async () => {
  expect(await failuresWith(0)).toBe('3 × the connection was closed');
});
