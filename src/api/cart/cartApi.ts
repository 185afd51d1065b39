import { createNextState } from '@reduxjs/toolkit';
import { call } from '@/api/call';
import type { Cart } from '@/api/contract/cart';
import * as endpoints from '@/api/contract/cartEndpoints';
import type { CallArguments, ResponseOf } from '@/api/contract/endpoint';
import { api } from '@/api/createApi';
import { track } from '@/lib/track';
import type { CartWrite } from '@/lib/tracked';
import { type CartPatch, withAdded, withoutAddon, withQty } from './optimistic';

type BodyOf<E> = CallArguments<E> extends { body: infer B } ? B : never;
type Items = BodyOf<typeof endpoints.postCartItems>;

/** Calls of the cart wait for each other; each write answers with the whole cart, which replaces the kept one. */
const LANE = { lane: 'cart' };

/** Guesses whose calls are still on their way, in the order they were pressed; a set for each store. */
const pending = new WeakMap<object, Set<CartPatch>>();

function guessesOf(store: object): Set<CartPatch> {
  const known = pending.get(store) ?? new Set();
  pending.set(store, known);
  return known;
}

export const cartApi = api.injectEndpoints({
  endpoints: (build) => {
    /** A write that answers with the cart; guess shows its effect at once and is taken back on failure. */
    const cartWrite = <A>(
      toCall: (given: A) => ReturnType<typeof call>,
      guess?: (given: A) => CartPatch,
      counted?: CartWrite,
    ) =>
      build.mutation<Cart, A>({
        query: (given) => ({ ...toCall(given), ...LANE }),
        async onQueryStarted(given, { dispatch, queryFulfilled, extra }) {
          const own = guess?.(given);
          const waiting = guessesOf(extra as object);
          const patch = own && dispatch(cartApi.util.updateQueryData('getCart', undefined, own));
          if (own) waiting.add(own);
          try {
            const { data } = await queryFulfilled;
            track(
              counted
                ? { type: 'cartWritten', write: counted, cart: data }
                : { type: 'cartRead', cart: data },
            );
            if (own) waiting.delete(own);
            // What was pressed since is not in this answer: without its guess the next press would start from the old cart.
            const next = createNextState(data, (cart) => {
              for (const later of waiting) later(cart);
            });
            // At once, so that whoever awaits the write sees its cart; an upsert alone lands a moment later.
            const { patches } = dispatch(cartApi.util.updateQueryData('getCart', undefined, () => next));
            if (patches.length === 0) dispatch(cartApi.util.upsertQueryData('getCart', undefined, next));
          } catch {
            if (own) waiting.delete(own);
            patch?.undo();
            dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true, subscribe: false }));
          }
        },
      });
    return {
      getCart: build.query<Cart, void>({
        // In the lane of the writes: an older cart never arrives after a newer one.
        query: () => ({ ...call(endpoints.getCart, { query: { embed: endpoints.CART_EMBED } }), ...LANE }),
        providesTags: ['Cart'],
        keepUnusedDataFor: 3600,
        onQueryStarted: (_, { queryFulfilled }) =>
          queryFulfilled.then(
            ({ data }) => track({ type: 'cartRead', cart: data }),
            () => {},
          ),
      }),
      addItems: cartWrite(
        (body: Items) => call(endpoints.postCartItems, { body }),
        (body) => withAdded('items' in body ? body.items : [body]),
        'items',
      ),
      changeQty: cartWrite(
        ({ id, qty }: { id: string; qty: number }) =>
          call(endpoints.putCartItem, { params: { id }, body: { qty } }),
        ({ id, qty }) => withQty(id, qty),
        'items',
      ),
      removeItem: cartWrite(
        (id: string) => call(endpoints.deleteCartItem, { params: { id }, query: {} }),
        (id) => withQty(id, 0),
        'items',
      ),
      removeAddon: cartWrite(
        ({ id, parentId }: { id: string; parentId: string }) =>
          call(endpoints.deleteCartItem, { params: { id }, query: { crosssell_parent_id: parentId } }),
        ({ id, parentId }) => withoutAddon(id, parentId),
        'items',
      ),
      changeCart: cartWrite((body: BodyOf<typeof endpoints.putCart>) => call(endpoints.putCart, { body })),
      saveShippingAddress: cartWrite((body: BodyOf<typeof endpoints.putShippingAddress>) =>
        call(endpoints.putShippingAddress, { body }),
      ),
      saveBillingAddress: cartWrite((body: BodyOf<typeof endpoints.putBillingAddress>) =>
        call(endpoints.putBillingAddress, { body }),
      ),
      chooseShipping: cartWrite(
        (body: BodyOf<typeof endpoints.putShipping>) => call(endpoints.putShipping, { body }),
        undefined,
        'shipping',
      ),
      beginBooking: build.mutation<ResponseOf<typeof endpoints.putBookingInfo>, string>({
        query: (shipping_method) => ({
          ...call(endpoints.putBookingInfo, { body: { shipping_method } }),
          ...LANE,
        }),
      }),
      // The subtotal is not sent: it makes an answer for another cart another answer.
      estimateShipping: build.query<
        ResponseOf<typeof endpoints.getShippingQuote>,
        { zip: string; subtotal: number }
      >({
        query: ({ zip }) => ({ ...call(endpoints.getShippingQuote, { params: { zip } }), ...LANE }),
      }),
      restoreCart: cartWrite((token: string) => call(endpoints.restoreCart, { body: { token } })),
      linkCart: build.mutation<ResponseOf<typeof endpoints.linkCart>, void>({
        query: () => ({ ...call(endpoints.linkCart), ...LANE }),
      }),
      emailCart: build.mutation<{ success: boolean }, BodyOf<typeof endpoints.emailCart>>({
        query: (body) => call(endpoints.emailCart, { body }),
      }),
    };
  },
});

export const {
  useGetCartQuery,
  useAddItemsMutation,
  useBeginBookingMutation,
  useChangeQtyMutation,
  useRemoveItemMutation,
  useRemoveAddonMutation,
  useEstimateShippingQuery,
  useChangeCartMutation,
  useSaveShippingAddressMutation,
  useSaveBillingAddressMutation,
  useChooseShippingMutation,
  useEmailCartMutation,
  useRestoreCartMutation,
  useLinkCartMutation,
} = cartApi;
