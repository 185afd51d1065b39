import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { errorBodyOf } from '../../network/errorBodyOf.ts';

interface Rejection {
  status: number;
  code: string;
  message: string;
}

const MALFORMED: Rejection = { status: 400, code: 'bad_request', message: 'The request is malformed.' };
const REJECTIONS: ReadonlyMap<string, Rejection> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, code: 'timeout', message: 'The request took too long.' }],
  ['HPE_HEADER_OVERFLOW', { status: 431, code: 'too_large', message: 'The headers are too large.' }],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', { status: 413, code: 'too_large', message: 'The request is too large.' }],
]);

/** Responds to requests that Node's HTTP parser rejects before routing, in the contract's error shape. */
export function answerClientError(log: FastifyBaseLogger, error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code, message } = REJECTIONS.get(error.code ?? '') ?? MALFORMED;
  log.debug({ code: error.code }, 'a request was malformed');
  if (socket.writable) {
    const body = JSON.stringify(errorBodyOf(code, message));
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Connection: close',
        'Cache-Control: no-store',
        'Content-Type: application/json; charset=utf-8',
        'X-Content-Type-Options: nosniff',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
}
