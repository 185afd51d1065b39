import { request as requestByHttps } from 'node:https';
import { text as textOf } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { parseBoundedJson } from '../../../network/boundedJson.ts';
import { inSpan, traceHeaders } from '../../../telemetry/telemetry.ts';

/** The provider's response is missing or unreadable, so the result of the request is unknown. */
export class ProviderTimeoutError extends Error {}

interface ProviderRequest {
  headers?: Record<string, string>;
  /** An object is sent as JSON, parameters as a form, a string unchanged (with its own content-type). POST with a body, GET without one. */
  body?: object | URLSearchParams | string;
  /** Body used in place of a 404 response. */
  absent?: string;
  /** A client certificate and its key (PEM), which identify the dealer to the provider. */
  certificate?: { cert: string; key: string } | undefined;
}

const TIMEOUT_MS = 20_000;
/** Statuses after which the outcome is unknown: timeout, conflict with a parallel request, too early, too many requests. */
const openStatuses = [408, 409, 425, 429];

function encode(body: ProviderRequest['body']): { type?: string; text?: string } {
  if (body === undefined) return {};
  if (typeof body === 'string') return { text: body };
  if (body instanceof URLSearchParams)
    return { type: 'application/x-www-form-urlencoded', text: body.toString() };
  return { type: 'application/json', text: JSON.stringify(body) };
}

const methodOf = ({ body }: ProviderRequest) => (body === undefined ? 'GET' : 'POST');

/**
 * Sends one request to a payment provider. Neither the request nor the response is logged or included in an error.
 * @throws ProviderTimeoutError on a network error, a timeout, a 5xx response, or a status that leaves the outcome unknown
 */
export function callProvider(url: string, request: ProviderRequest): Promise<string> {
  const method = methodOf(request);
  // Without path and query, which may contain an order number.
  const attributes = { 'http.request.method': method, 'server.address': new URL(url).host };
  return inSpan(`${method} provider`, 'client', attributes, () => sendRequest(url, request));
}

interface Message {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

async function send(url: string, message: Message) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { ...message, redirect: 'error', signal });
  return { status: response.status, text: await response.text() };
}

/** Sends a request with a client certificate, which fetch does not support. */
const sendCertified = (
  url: string,
  { body, ...message }: Message,
  certificate: { cert: string; key: string },
): ReturnType<typeof send> =>
  new Promise((resolve, reject) => {
    const options = { ...message, ...certificate, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const call = requestByHttps(url, options, (response) => {
      textOf(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
    });
    call.on('error', reject);
    call.end(body);
  });

async function sendRequest(
  url: string,
  { headers, body, absent, certificate }: ProviderRequest,
): Promise<string> {
  const { type, text } = encode(body);
  const message = {
    method: methodOf({ body }),
    headers: { ...(type ? { 'content-type': type } : {}), ...traceHeaders(), ...headers },
    body: text,
  };
  const sending = certificate ? sendCertified(url, message, certificate) : send(url, message);
  const response = await sending.catch(() => null);
  if (!response || response.status >= 500 || openStatuses.includes(response.status))
    throw new ProviderTimeoutError(`${new URL(url).host} did not respond`);
  return response.status === 404 && absent !== undefined ? absent : response.text;
}

export const basicAuth = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});

/** Sends one request to a provider that responds with JSON, and parses the response by a schema. */
export async function callProviderJson<S extends z.ZodMiniType>(
  schema: S,
  url: string,
  request: ProviderRequest,
): Promise<z.output<S>> {
  const text = await callProvider(url, request);
  try {
    // Authorize.Net begins its JSON with a byte order mark.
    return z.parse(schema, parseBoundedJson(text.replace(/^\uFEFF/, '')));
  } catch {
    // Without its cause, which may quote the provider's response.
    throw new ProviderTimeoutError(`${new URL(url).host} sent an unreadable response`);
  }
}

const granted = z.object({ access_token: z.string() });

/** Requests an OAuth token, and returns the header of the calls that it authorises. @throws ProviderTimeoutError */
export async function tokenAuth(
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const { access_token } = await callProviderJson(granted, url, { headers, body: new URLSearchParams(form) });
  return { authorization: `Bearer ${access_token}` };
}
