import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends raw bytes, which an HTTP client would reject, and reads the complete response. */
export async function rawRequest(port: number, bytes: string): Promise<{ status: number; text: string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const response = await text(socket);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]), text: response };
}

/** A GET request with any target and Host header. */
export const rawGet = (target: string, host: string, headers: readonly string[] = []) =>
  [`GET ${target} HTTP/1.1`, `Host: ${host}`, ...headers, 'Connection: close', '', ''].join('\r\n');
