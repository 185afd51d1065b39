import type { FastifyInstance } from 'fastify';
import type { ApiAnswer, ApiRequest, Transport } from '../../src/api/transport.ts';

/** Calls of /api/rest for the tenant that answers at `host`, in a language ('' for the tenant's own). */
export type StoreApi = (host: string, language: string) => Transport;

const timeoutMs = 5000;
const noAnswer: ApiAnswer = { status: 0, body: null };

/** Calls the embedded shop in this process, past the network. */
export const embeddedStoreApi =
  (app: FastifyInstance): StoreApi =>
  (host, language) =>
  async (request) => {
    const answer = await app.inject({
      method: request.method,
      url: `/api/rest${pathOf(request)}`,
      headers: headersOf(language, { host }),
      ...(request.body === undefined ? {} : { payload: request.body as object }),
    });
    return { status: answer.statusCode, body: parse(answer.payload) };
  };

/** Calls a dealer's own backend; its base already includes whatever stands for /api/rest. */
export const remoteStoreApi =
  (base: string): StoreApi =>
  (host, language) =>
  async (request) => {
    const signal = AbortSignal.any([
      AbortSignal.timeout(timeoutMs),
      ...(request.signal ? [request.signal] : []),
    ]);
    try {
      const answer = await fetch(`${base.replace(/\/$/, '')}${pathOf(request)}`, {
        method: request.method,
        headers: headersOf(language, { 'x-forwarded-host': host, 'content-type': 'application/json' }),
        body: request.body === undefined ? null : JSON.stringify(request.body),
        signal,
      });
      return { status: answer.status, body: parse(await answer.text()) };
    } catch {
      return noAnswer;
    }
  };

function pathOf({ path, query = {} }: ApiRequest): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

const headersOf = (language: string, others: Record<string, string>): Record<string, string> =>
  language ? { ...others, 'accept-language': language } : others;

/** A backend in trouble answers HTML: that is no answer a page could use. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
