import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * Starts a response of server-sent events. Returns null for a client that has hung up while the server was preparing the stream: its
 * 'close' event has passed, so nothing would release the stream.
 */
export function openEventStream(
  reply: FastifyReply,
  headers: Record<string, string> = {},
): ServerResponse | null {
  reply.hijack();
  const { raw } = reply;
  if (raw.destroyed) return null;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    ...headers,
  });
  // The first bytes show the client that no proxy is buffering the stream.
  raw.write(': open\n\n');
  return raw;
}
