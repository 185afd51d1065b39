import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type * as z from 'zod/mini';
import type { ApiError } from './apiError';
import { call, sendCall } from './call';
import type { CallArguments } from './contract/endpoint';
import type { Services } from './transport';

interface Options {
  idempotencyKey?: string;
  lane?: string;
}

export type PrivateAnswer<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError };

/** never: thunks that know of any state may be dispatched; none is told of a state here. */
export type AppThunkDispatch = ThunkDispatch<never, Services, UnknownAction>;

/**
 * Sends a call whose body must not reach the store: a mutation keeps its arguments there, and every action carries
 * them. For card data and provider tokens (commerce specification §5).
 */
export const privateCall =
  <E extends { response: z.ZodMiniType }>(endpoint: E, given: CallArguments<E>, options: Options = {}) =>
  async (_dispatch: unknown, _getState: unknown, services: Services) =>
    (await sendCall({ ...call(endpoint, ...([given] as never)), ...options }, services)) as PrivateAnswer<
      z.output<E['response']>
    >;

export const useThunkDispatch = () => useDispatch<AppThunkDispatch>();
