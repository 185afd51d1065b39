import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError';
import type { Call, Services } from './call';
import type { CallResult } from './confirmWrite';
import { trackPendingWrite } from './pendingWrites';

const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/**
 * Sends a call and parses its response with the contract. The zod schemas load in parallel with the first request. A
 * successful write is confirmed by confirmWrite, so an unusable body is no failure.
 */
export async function sendCall(write: Call, services: Services, signal?: AbortSignal): Promise<CallResult> {
  const { endpoint, params, query, body, idempotencyKey, queue, isPainted } = write;
  const path = fillPath(endpoint.path, params);
  const { method } = endpoint;
  const request = () =>
    services.send({ method, path, query, body, idempotencyKey, queue, isPainted, signal });
  if (method === 'GET') {
    const parser = import('./parseResponse');
    const response = await request();
    return (await parser).parseResponse(endpoint, response, query);
  }
  const modules = Promise.all([import('./parseResponse'), import('./confirmWrite')]);
  const response = await trackPendingWrite(request());
  const [{ parseResponse }, { confirmWrite }] = await modules;
  if (response.status < 200 || response.status > 299) return parseResponse(endpoint, response);
  return confirmWrite(write, response, (reread) => sendCall(reread, services, signal));
}

export const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (args, { extra, signal }) =>
  sendCall(args, extra as Services, signal);
