import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '@/api/call';
import { cartApi } from '@/api/cart/cartApi';
import { itemsKey } from '@/api/cart/chosenProvider';
import { trackEvent } from '@/api/useTrack';
import type { TrackedEvent } from '@/lib/tracked';

type State = Parameters<ReturnType<typeof cartApi.endpoints.getCart.select>>[0];

interface Mutation {
  queryFulfilled: Promise<unknown>;
  getState: () => State;
  dispatch: ThunkDispatch<State, Services, UnknownAction>;
}

/**
 * Runs after any kind of sign-in that the server has accepted: tracks it, and clears a payment chosen before the backend merged the guest's
 * items into the customer's cart (docs/spec/11 §3).
 */
export const afterSignIn =
  (event: TrackedEvent) =>
  async (_: unknown, { queryFulfilled, getState, dispatch }: Mutation): Promise<void> => {
    const guest = cartApi.endpoints.getCart.select()(getState()).data;
    try {
      await queryFulfilled;
    } catch {
      // The form shows why.
      return;
    }
    dispatch(trackEvent(event));
    if (!guest || guest.items.length === 0) return;
    const read = { forceRefetch: true, subscribe: false };
    const { data: cart } = await dispatch(cartApi.endpoints.getCart.initiate(undefined, read));
    if (cart && cart.info.payment_method !== '' && itemsKey(cart.items) !== itemsKey(guest.items))
      await dispatch(cartApi.endpoints.clearPayment.initiate());
  };
