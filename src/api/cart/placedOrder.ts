import type { Address } from '@contract/address';
import type { Cart } from '@contract/cart';
import { type Order, order as orderSchema } from '@contract/order';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { tabStorage } from '@/browser/deviceStorage';

const KEY = 'checkout.placed';
const SENT_KEY = 'checkout.sent';

/** The delivery address of a cart. */
export const shippingAddressOf = ({ billing_address, shipping_address }: Cart): Address =>
  shipping_address.same_as_billing ? billing_address : shipping_address;

/**
 * Completes the order with data from the cart, because a backend may return only the order's number (docs/spec/14 §1).
 * cart: the cart that was ordered
 */
export function withCartOf(order: Order, cart: Cart | undefined): Order {
  if (!cart || order.items.length > 0) return order;
  const { info, billing_address: billing } = cart;
  return {
    ...order,
    increment_id: order.increment_id || order.entity_id,
    created_at: order.created_at || new Date().toISOString(),
    items: cart.items,
    totals: cart.totals,
    order_total: order.order_total || cart.totals.grand_total.amount,
    billing_address: order.billing_address.firstname ? order.billing_address : billing,
    shipping_address: order.shipping_address.firstname ? order.shipping_address : shippingAddressOf(cart),
    shipping_title:
      order.shipping_title ||
      (cart.shipping_methods.find(({ code }) => code === info.shipping_method)?.carrier_title ?? ''),
    payment_method: order.payment_method || info.payment_method,
    payment_title:
      order.payment_title ||
      (cart.payment_methods.find(({ code }) => code === info.payment_method)?.title ?? ''),
    additional_information: {
      email_address: order.additional_information.email_address || billing.email || info.email,
    },
  };
}

/**
 * Stores the placed order in this tab for the confirmation page, so that it survives a reload: the specification has no GET /orders for
 * guests. Sign-out deletes it.
 */
export function keepPlacedOrder(order: Order): void {
  tabStorage.set(KEY, JSON.stringify(order));
}

const storedText = () => tabStorage.get(KEY);

function parseOrder(text: string | null): Order | null {
  try {
    return z.safeParse(orderSchema, JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores the order being placed until its outcome is known, so that it survives a reload: a backend without idempotency keys does not
 * report what became of it.
 */
export const keepSentOrder = (order: Order) => tabStorage.set(SENT_KEY, JSON.stringify(order));

export const sentOrder = () => parseOrder(tabStorage.get(SENT_KEY));

export const forgetSentOrder = () => tabStorage.remove(SENT_KEY);

const neverChanges = () => () => {};

/** The placed order. null while a server-rendered page hydrates, because the server does not know this tab's order. */
export function usePlacedOrder(): Order | null {
  const text = useSyncExternalStore(neverChanges, storedText, () => null);
  return useMemo(() => parseOrder(text), [text]);
}

export const forgetPlacedOrder = () => tabStorage.remove(KEY);
