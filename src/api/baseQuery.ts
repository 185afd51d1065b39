import type { ApiResponse } from '@contract/transport';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { fillPath } from '@/lib/fillPath';
import type { ApiError } from './apiError';
import type { Call, CallMeta, CallResult, Services } from './call';
import { sendNoted, writeBegan, writeEnded } from './connectionSlice';
import { noteMissingCall, sendIfOffered } from './missingCalls';

interface Shop {
  services: Services;
  getState: () => unknown;
  dispatch: (action: UnknownAction) => unknown;
  signal?: AbortSignal;
}

/** Counts the writes that have no response yet. */
async function countPending<T>(write: Promise<T>, dispatch: Shop['dispatch']): Promise<T> {
  dispatch(writeBegan());
  try {
    return await write;
  } finally {
    dispatch(writeEnded());
  }
}

/** Error of a call whose code could not be loaded: the network is down, or a new release has replaced the chunk. */
const unloaded: ApiError = { status: 0, messages: [], fields: {}, code: null };

/** Resolves to the imported module, or to null, with a warning, when it could not be loaded. */
const loaded = <T>(module: Promise<T>): Promise<T | null> =>
  module.catch((error: unknown) => {
    console.warn('api: a module could not be loaded', error);
    return null;
  });

async function loadReaders() {
  const [{ parseResponse }, { confirmWrite }] = await Promise.all([
    import('./parseResponse'),
    import('./confirmWrite'),
  ]);
  return { parseResponse, confirmWrite };
}

/**
 * The modules that parse the response of a write. Cached in a variable: import() costs an extra task, which a page being left never runs.
 */
let readers: Awaited<ReturnType<typeof loadReaders>> | null = null;

/**
 * Sends a write immediately, because the page may be left right after a click. The parsers load in parallel, with one retry. confirmWrite
 * accepts any successful write, so an unusable body is not an error.
 */
async function sendWrite(
  write: Call,
  { send, shop }: { send: () => Promise<ApiResponse>; shop: Shop },
): Promise<CallResult> {
  const loading = readers ? null : loaded(loadReaders());
  const response = await send();
  readers ??= (await loading) ?? (await loaded(loadReaders()));
  if (!readers) return { error: unloaded };
  const { parseResponse, confirmWrite } = readers;
  const { tracker } = shop.services;
  if (response.status < 200 || response.status > 299)
    return parseResponse(write.endpoint, response, { tracker });
  return confirmWrite(write, response, { tracker, reread: (next) => sendCall(next, shop) });
}

/** Sends a call and parses its response with the contract. The zod schemas load in parallel with the first read. */
async function sendCall(args: Call, shop: Shop): Promise<CallResult> {
  const { services, dispatch, signal } = shop;
  const { tracker } = services;
  const { endpoint, params, ...request } = args;
  const { method, path: template } = endpoint;
  const send = () =>
    sendNoted(services, dispatch, {
      ...request,
      method,
      path: fillPath(template, params),
      template,
      signal,
    });
  if (method !== 'GET') return countPending(sendWrite(args, { send, shop }), dispatch);
  const parser = loaded(import('./parseResponse'));
  const response = await send();
  const module = await parser;
  if (!module) return { error: unloaded };
  const result = module.parseResponse(endpoint, response, { query: request.query, tracker });
  return response.copy ? { ...result, meta: { isCopy: true } } : result;
}

const missing: ApiError = { status: 404, messages: [], fields: {}, code: null };

/** Sends a call unless the backend has already answered that it does not implement it (docs/spec/19 §7). */
export async function sendOffered(args: Call, shop: Shop): Promise<CallResult> {
  // Without a customer id, the path of an address or profile call cannot be built (docs/spec/14 §3).
  if (Object.values(args.params ?? {}).includes('')) return { error: missing };
  const result = await sendIfOffered(args.endpoint, shop, async () => {
    const sent = await sendCall(args, shop);
    if ('error' in sent) noteMissingCall(args.endpoint, sent.error, shop.dispatch);
    return sent;
  });
  return result ?? { error: missing };
}

export const baseQuery: BaseQueryFn<Call, unknown, ApiError, unknown, CallMeta> = async (
  args,
  { extra, signal, dispatch, getState },
) => {
  const services = extra as Services;
  const isWrite = args.endpoint.method !== 'GET';
  // Without waiting writes, this one is sent synchronously, because the page may be left right after the click.
  const earlier = isWrite ? services.sendEarlierWrites?.(args) : undefined;
  const delayed = earlier && (await earlier);
  if (delayed) return delayed;
  const result = await sendOffered(args, { services, getState, dispatch, signal });
  const isLost = 'error' in result && result.error.status === 0 && isWrite;
  return (isLost ? await services.delayWrite?.(args) : undefined) ?? result;
};

type BaseQuery = (args: Call) => ReturnType<typeof baseQuery>;

/**
 * Sends a call with parameters that the specification does not define; if the backend rejects them, sends the specified call instead.
 * specified: null when the call is the specified one
 */
export async function sendOrSpecified<T>(extended: Call, specified: Call | null, send: BaseQuery) {
  const result = await send(extended);
  const { status } = (result.error ?? {}) as Partial<ApiError>;
  const isRefused = status !== undefined && [400, 404, 405, 422, 501].includes(Number(status));
  return (isRefused && specified ? await send(specified) : result) as QueryResult<T>;
}

export type QueryResult<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError };
