import { type Cart, cart } from '@contract/cart';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { cartApi } from '@/api/cart/cartApi';
import { cartSeen } from './lastSeenCartSlice';

/** A click changes the cart optimistically, and its response changes it again. */
const SETTLE_MS = 400;

/**
 * The part of a cart stored on the device: products and totals. Addresses, messages, delivery, pickup and payment reveal who the shopper is
 * and where they live.
 */
const withoutPersonalData = (seen: Cart): Cart => {
  const { addons, totals, buymoresavemore_info, mail_in_rebates, final_price } = seen;
  const { qty, coupon_code, fees } = seen.info;
  const items = seen.items.map((item) => ({ ...item, crosssells: [], upsells: [], relateds: [] }));
  const info = { qty, coupon_code, fees };
  return z.parse(cart, { info, items, addons, totals, buymoresavemore_info, mail_in_rebates, final_price });
};

type CartRoot = Parameters<ReturnType<typeof cartApi.endpoints.getCart.select>>[0];

interface CartStore {
  dispatch: Dispatch<UnknownAction>;
  getState(): CartRoot;
  subscribe(listener: () => void): () => void;
}

/** Stores the cart as the last seen one whenever it changes. Returns a function that stops it. */
export function keepLastSeenCart({ dispatch, getState, subscribe }: CartStore): () => void {
  const cartOf = () => cartApi.endpoints.getCart.select()(getState()).data;
  let seen: Cart | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function schedule() {
    const cart = cartOf();
    if (!cart || cart === seen) return;
    seen = cart;
    clearTimeout(timer);
    timer = setTimeout(
      () => dispatch(cartSeen({ seenAt: Date.now(), cart: withoutPersonalData(cart) })),
      SETTLE_MS,
    );
  }
  schedule();
  const unsubscribe = subscribe(schedule);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
