import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { browserTransport } from './browserTransport';

vi.mock('./sendByAxios', () => {
  throw new Error('The chunk could not be loaded.');
});

it('sends a write by fetch when axios could not be loaded', async () => {
  const writes: string[] = [];
  const server = createServer((request, response) => {
    if (request.method !== 'GET') writes.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json');
    response.end(request.method === 'GET' ? '{"customer_data":{"csrf_token":"t"}}' : '{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const response = await browserTransport('en', { baseURL })({
      method: 'POST',
      path: '/feedback',
      body: { message: 'Hello' },
    });
    expect(response).toEqual({ status: 200, body: { ok: true } });
    expect(writes).toEqual(['POST /feedback']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
