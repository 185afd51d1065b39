import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WebhookRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A dealer's own system that receives webhooks. */
export interface WebhookServer {
  url: string;
  requests: WebhookRequest[];
  /** What it responds: a status with headers, or nothing at all. */
  respondWith: (status: number | 'nothing', headers?: Record<string, string>) => void;
  close: () => Promise<void>;
}

export async function openWebhookServer(): Promise<WebhookServer> {
  const requests: WebhookRequest[] = [];
  let status: number | 'nothing' = 204;
  let responseHeaders: Record<string, string> = {};
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    requests.push({ path: request.url ?? '', headers: request.headers, body });
    if (status !== 'nothing') response.writeHead(status, responseHeaders).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    respondWith: (next, headers = {}) => {
      status = next;
      responseHeaders = headers;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
