import type { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ErrorBody } from '../../src/api/contract/errors.ts';

const timeoutMs = 15_000;

export interface ProxyOptions {
  /** Path at this server: /api/rest */
  prefix: string;
  /** Base address of the other server, its own path included. */
  upstream: string;
}

/** What a screen gets when the other server has nothing it could read (design: one error shape for every failed call). */
const noUsableAnswer: ErrorBody = {
  messages: {
    error: [
      { code: 'backend_unavailable', message: 'The shop does not answer right now. Please try again.' },
    ],
  },
};

/** Cookies of the other server must hold at this host, whatever domain they name. */
const withoutDomain = (cookie: string) => cookie.replace(/;\s*domain=[^;]*/gi, '');

const isJson = (type: unknown) => typeof type === 'string' && /^application\/(.+\+)?json/.test(type);

function refuse(reply: FastifyReply): void {
  void reply.code(502).removeHeader('content-length').removeHeader('content-encoding');
  void reply.type('application/json').send(noUsableAnswer);
}

/** Passes calls on to another server. Silence and anything but JSON (an HTML error page, say) become a JSON 502. */
export async function proxy(app: FastifyInstance, { prefix, upstream }: ProxyOptions): Promise<void> {
  const { origin, pathname } = new URL(upstream);
  await app.register(httpProxy, {
    upstream: origin,
    prefix,
    rewritePrefix: pathname.replace(/\/$/, ''),
    undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connect: { timeout: 5000 } },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-host': request.headers.host,
        'x-request-id': String((request as { id?: unknown }).id ?? ''),
      }),
      rewriteHeaders: (headers) => {
        const cookies = headers['set-cookie'];
        if (!cookies) return headers;
        return { ...headers, 'set-cookie': [cookies].flat().map(withoutDomain) };
      },
      onResponse: (_request, reply, answer) => {
        const { statusCode, stream } = answer as unknown as { statusCode: number; stream: Readable };
        if (isJson(reply.getHeader('content-type')) || statusCode === 204 || statusCode === 304) {
          reply.send(stream);
          return;
        }
        stream.resume();
        refuse(reply as unknown as FastifyReply);
      },
      onError: (reply, { error }) => {
        app.log.warn({ error, upstream: origin }, 'no answer from upstream');
        refuse(reply as unknown as FastifyReply);
      },
    },
  });
}
