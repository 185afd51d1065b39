import type { FastifyInstance } from 'fastify';
import type { ApiRequest, ApiResponse, Transport } from '../../contract/transport.ts';
import { parseBoundedJson } from '../network/boundedJson.ts';
import { inSpan, traceHeaders } from '../telemetry/telemetry.ts';
import { readBoundedBody } from './boundedBody.ts';
import { SiteProtocols } from './requests/siteProtocols.ts';

/** Sends /api/rest requests for the tenant at `host`. language: '' for the tenant's default */
export type BackendApi = (host: string, language: string) => Transport;

/** Whether a response says nothing about the data: there was none, too many requests, or a failing backend. 501: it lacks the call */
export const isFailing = ({ status }: Pick<ApiResponse, 'status'>): boolean =>
  status === 0 || status === 429 || (status >= 500 && status !== 501);

const timeoutMs = 5000;
/** Five times the largest response of the contract. Parsing JSON blocks all other requests, so bodies are limited. */
const maxBytes = 5_000_000;
const noResponse: ApiResponse = { status: 0, body: null };

/** Sends requests to the embedded backend within this process, without the network. */
export const embeddedBackendApi =
  (app: FastifyInstance): BackendApi =>
  (host, language) =>
  async (request) => {
    const response = await app.inject({
      method: request.method,
      url: `/api/rest${pathOf(request)}`,
      headers: headersOf(language, { host }),
      ...(request.body === undefined ? {} : { payload: request.body as object }),
    });
    return { status: response.statusCode, body: parse(response.payload) };
  };

const maxAttempts = 3;

/**
 * Sends requests to a dealer's backend. A timeout (5 s), a network error or a body above 5 MB yields status 0. A failed GET is retried
 * twice within the timeout, because without the configuration a page would lack its permitted hosts.
 * base: URL that corresponds to /api/rest
 */
export const remoteBackendApi =
  (base: string, protocols = new SiteProtocols()): BackendApi =>
  (host, language) =>
  async (request) => {
    const signal = AbortSignal.any([
      AbortSignal.timeout(timeoutMs),
      ...(request.signal ? [request.signal] : []),
    ]);
    const send = async (): Promise<ApiResponse> => {
      const response = await fetch(`${base.replace(/\/$/, '')}${pathOf(request)}`, {
        method: request.method,
        headers: headersOf(language, {
          'x-forwarded-host': host,
          'x-forwarded-proto': protocols.of(host),
          'content-type': 'application/json',
          ...traceHeaders(),
        }),
        body: request.body === undefined ? null : JSON.stringify(request.body),
        signal,
        // A redirect could lead to any host, whose response would then be rendered as the tenant's.
        redirect: 'error',
      });
      return { status: response.status, body: parse((await readBoundedBody(response, maxBytes)).toString()) };
    };
    const attributes = { 'http.request.method': request.method, 'server.address': new URL(base).host };
    for (let attempt = 1; ; attempt += 1) {
      const response = await inSpan(`${request.method} backend`, 'client', attributes, send).catch(
        () => noResponse,
      );
      const isFinal = request.method !== 'GET' || attempt === maxAttempts || signal.aborted;
      if (isFinal || (response.status > 0 && response.status < 500)) return response;
    }
  };

function pathOf({ path, query = {} }: ApiRequest): string {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

const headersOf = (language: string, others: Record<string, string>): Record<string, string> =>
  language ? { ...others, 'accept-language': language } : others;

/** A failing backend may return HTML, which is parsed to null. */
function parse(text: string): unknown {
  try {
    return parseBoundedJson(text);
  } catch {
    return null;
  }
}
