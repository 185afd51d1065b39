import type { CallArguments } from '@contract/endpoint';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type * as z from 'zod/mini';
import type { ApiError } from './apiError';
import { sendOffered } from './baseQuery';
import { type Call, call, type Services } from './call';

type Options = Pick<Call, 'idempotencyKey' | 'queue' | 'timeoutMs'>;

export type UncachedResult<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError };

/** The state type is never, so that thunks of any state type can be dispatched. */
export type AppThunkDispatch = ThunkDispatch<never, Services, UnknownAction>;

/**
 * Sends a request whose body must not reach the Redux store. A mutation would put its arguments into the state and into
 * its actions. For card data and provider tokens (docs/spec/13 §3).
 */
export const uncachedRequest =
  <E extends { response: z.ZodMiniType }>(endpoint: E, args: CallArguments<E>, options: Options = {}) =>
  async (dispatch: (action: UnknownAction) => unknown, getState: () => unknown, services: Services) =>
    (await sendOffered(
      { ...call(endpoint, ...([args] as never)), ...options },
      { services, getState, dispatch },
    )) as UncachedResult<z.output<E['response']>>;

export const useThunkDispatch = () => useDispatch<AppThunkDispatch>();
