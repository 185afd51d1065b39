import type { Cart } from '@contract/cart';
import * as endpoints from '@contract/cartEndpoints';
import type { CallArguments, ResponseOf } from '@contract/endpoint';

import { createNextState, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { call } from '@/api/call';
import { api } from '@/api/createApi';
import { trackEvent } from '@/api/useTrack';
import type { CartWrite } from '@/lib/tracked';
import { estimateShipping } from './estimateShipping';
import { type CartPatch, withoutAddon, withoutPayment, withQty } from './optimistic';

type BodyOf<E> = CallArguments<E> extends { body: infer B } ? B : never;
type Items = BodyOf<typeof endpoints.postCartItems>;

/** Requests for the cart run one after another; each write returns the complete cart, which replaces the cached one. */
const QUEUE = { queue: 'cart' };

/** Optimistic updates whose requests are pending, in the order of the clicks; one set per Redux store. */
const pendingPatches = new WeakMap<object, Set<CartPatch>>();

function pendingPatchesOf(store: object): Set<CartPatch> {
  const patches = pendingPatches.get(store) ?? new Set();
  pendingPatches.set(store, patches);
  return patches;
}

type CartState = Parameters<ReturnType<typeof cartApi.endpoints.getCart.select>>[0];
type CartDispatch = ThunkDispatch<CartState, unknown, UnknownAction>;

/**
 * Replaces the cached cart. The response does not contain later clicks, so their patches are reapplied; otherwise the next click would
 * start from an old qty.
 */
function receiveCart(received: Cart, dispatch: CartDispatch, store: object): void {
  const next = createNextState(received, (cart) => {
    for (const applyPatch of pendingPatchesOf(store)) applyPatch(cart);
  });
  // updateQueryData is synchronous, so code that awaits the write sees the new cart; upsertQueryData is not.
  const { patches } = dispatch(cartApi.util.updateQueryData('getCart', undefined, () => next));
  if (patches.length === 0) void dispatch(cartApi.util.upsertQueryData('getCart', undefined, next));
}

export const cartApi = api.injectEndpoints({
  endpoints: (build) => {
    /** A write whose response is the cart. optimistic: applied at once and rolled back on failure; tracked: analytics name; changesItems: the payment is reset. */
    const cartWrite = <A>(
      toCall: (args: A) => ReturnType<typeof call>,
      optimistic?: (args: A) => CartPatch,
      tracked?: CartWrite,
      changesItems = tracked === 'items',
    ) =>
      build.mutation<Cart, A>({
        query: (args) => ({ ...toCall(args), ...QUEUE }),
        async onQueryStarted(args, { dispatch, queryFulfilled, extra }) {
          const patch = optimistic?.(args);
          const pending = pendingPatchesOf(extra as object);
          const update = patch && dispatch(cartApi.util.updateQueryData('getCart', undefined, patch));
          if (patch) pending.add(patch);
          try {
            const { data } = await queryFulfilled;
            // A backend may still return the payment that a change of items resets (docs/spec/11 §3).
            const isPaymentStale = changesItems && data.info.payment_method !== '';
            dispatch(
              trackEvent(
                tracked
                  ? { type: 'cartUpdated', write: tracked, cart: data }
                  : { type: 'cartReceived', cart: data },
              ),
            );
            if (patch) pending.delete(patch);
            receiveCart(
              isPaymentStale ? createNextState(data, withoutPayment) : data,
              dispatch,
              extra as object,
            );
            if (isPaymentStale) void dispatch(cartApi.endpoints.clearPayment.initiate());
          } catch {
            if (patch) pending.delete(patch);
            update?.undo();
            dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true, subscribe: false }));
          }
        },
      });
    return {
      getCart: build.query<Cart, void>({
        // In the same queue as the writes, so that an older cart never arrives after a newer one.
        query: () => ({ ...call(endpoints.getCart, { query: { embed: endpoints.CART_EMBED } }), ...QUEUE }),
        providesTags: ['Cart'],
        keepUnusedDataFor: 3600,
        onQueryStarted: (_, { queryFulfilled, dispatch, extra }) =>
          queryFulfilled.then(
            ({ data }) => {
              // It was sent before the writes that are pending now.
              if (pendingPatchesOf(extra as object).size > 0) receiveCart(data, dispatch, extra as object);
              dispatch(trackEvent({ type: 'cartReceived', cart: data }));
            },
            () => {},
          ),
      }),
      // AddToCartButton shows the added quantity before the request starts, so the optimistic update resets the payment only.
      addItems: cartWrite(
        (body: Items) => ({ ...call(endpoints.postCartItems, { body }), isPainted: true }),
        () => withoutPayment,
        'items',
      ),
      changeQty: cartWrite(
        ({ id, qty }: { id: string; qty: number }) =>
          call(endpoints.putCartItem, { params: { id }, body: { qty } }),
        ({ id, qty }) => withQty(id, qty),
        'items',
      ),
      removeItem: cartWrite(
        (id: string) => call(endpoints.deleteCartItem, { params: { id } }),
        (id) => withQty(id, 0),
        'items',
      ),
      /** Removes an add-on from a main product. qty: the remaining units (qtyWithoutParent); 0 removes the line item. */
      removeAddon: cartWrite(
        ({ id, parentId, qty }: { id: string; parentId: string; qty: number }) =>
          qty === 0
            ? call(endpoints.deleteCartItem, { params: { id } })
            : call(endpoints.putCartItem, { params: { id }, body: { qty, crosssell_parent_id: parentId } }),
        ({ id, parentId, qty }) => withoutAddon(id, parentId, qty),
        'items',
      ),
      emptyCart: cartWrite<void>(() => call(endpoints.deleteCart), undefined, 'items'),
      clearPayment: cartWrite<void>(
        () => call(endpoints.deletePayment),
        () => withoutPayment,
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
      /**
       * Stores a choice that the shopper may still change, so that the totals include it. Analytics counts the step when the shopper leaves
       * it.
       */
      storeShipping: cartWrite((body: BodyOf<typeof endpoints.putShipping>) =>
        call(endpoints.putShipping, { body }),
      ),
      beginBooking: build.mutation<ResponseOf<typeof endpoints.putBookingInfo>, string>({
        query: (shipping_method) => ({
          ...call(endpoints.putBookingInfo, { body: { shipping_method } }),
          ...QUEUE,
        }),
      }),
      // The subtotal is not sent. It is part of the cache key, so that a changed cart gets a new cache entry.
      estimateShipping: build.query<
        ResponseOf<typeof endpoints.getShippingQuote>,
        { zip: string; subtotal: number }
      >({
        queryFn: async ({ zip }, { getState, dispatch, extra }, _options, send) => {
          const { data: cart } = await dispatch(
            cartApi.endpoints.getCart.initiate(undefined, { subscribe: false }),
          );
          const estimate = await estimateShipping(zip, cart, getState, (request) =>
            send({ ...request, ...QUEUE }),
          );
          if (estimate.cart) receiveCart(estimate.cart, dispatch, extra as object);
          return estimate.error ? { error: estimate.error } : { data: { methods: estimate.methods } };
        },
      }),
      reopenOrder: cartWrite(
        (id: string) => call(endpoints.reopenOrder, { params: { id } }),
        undefined,
        undefined,
        true,
      ),
      restoreCart: cartWrite(
        (token: string) => call(endpoints.restoreCart, { body: { token } }),
        undefined,
        undefined,
        true,
      ),
      linkCart: build.mutation<ResponseOf<typeof endpoints.linkCart>, void>({
        query: () => ({ ...call(endpoints.linkCart), ...QUEUE }),
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
  useEmptyCartMutation,
  useEstimateShippingQuery,
  useChangeCartMutation,
  useSaveShippingAddressMutation,
  useSaveBillingAddressMutation,
  useChooseShippingMutation,
  useStoreShippingMutation,
  useEmailCartMutation,
  useReopenOrderMutation,
  useRestoreCartMutation,
  useLinkCartMutation,
} = cartApi;
