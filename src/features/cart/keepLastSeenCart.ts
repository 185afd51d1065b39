import type { Cart } from '@contract/cart';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { cartApi } from '@/api/cart/cartApi';
import { cartSeen } from './lastSeenCartSlice';

/** A click changes the cart optimistically, and the response changes it again. */
const SETTLE_MS = 400;

/** What the device keeps of a cart: products and totals. Addresses, email and payment belong to one shopper. */
const withoutPersonalData = ({ info, ...cart }: Cart): Cart => ({
  ...cart,
  info: { ...info, email: '', payment_method: '', payment_data: {}, sales_assistance: '' },
  items: cart.items.map((item) => ({ ...item, crosssells: [], upsells: [], relateds: [] })),
  billing_address: {} as Cart['billing_address'],
  shipping_address: {} as Cart['shipping_address'],
  payment_methods: [],
  packageAI: null,
});

type CartRoot = Parameters<ReturnType<typeof cartApi.endpoints.getCart.select>>[0];

interface CartStore {
  dispatch: Dispatch<UnknownAction>;
  getState(): CartRoot;
  subscribe(listener: () => void): () => void;
}

/** Keeps the cart of the store as the last seen one whenever it changes. Returns a function that stops it. */
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
