import type { FastifyRequest } from 'fastify';
import type { CartState } from '../cart/cartState.ts';
import type { Shopper, Visitor } from '../session/visitor.ts';
import { configOf } from '../tenant/tenant.ts';
import { referenceOf } from './orderReference.ts';
import type { Payable } from './paymentMethod.ts';

interface Wish {
  shopUrl: string;
  /** Names one wish to buy. */
  key: string;
}

/** A cart as payment methods see it. */
export function payableOf(shopper: Shopper, state: CartState, { shopUrl, key }: Wish): Payable {
  const { tenant, language } = shopper;
  const { grandTotal, subtotal, discount, delivery, tax, fee } = state.sums;
  return {
    grandTotal,
    subtotal,
    discount,
    delivery,
    tax,
    fee,
    beforeFee: state.payable.grandTotal,
    currency: tenant.currency,
    email: state.email,
    billing: state.billing,
    shipping: state.shipping,
    items: state.lines.map(({ line, goods: { sku, name, price } }) => ({ sku, name, price, qty: line.qty })),
    kept: (state.payment && state.row?.paymentData) || {},
    reference: referenceOf(shopper, key),
    language,
    shopUrl,
    config: configOf(tenant, language),
  };
}

/** The shop's own address, or the one it was asked at when it has none. */
export const shopUrlOf = ({ tenant, language }: Visitor, request: FastifyRequest): string =>
  configOf(tenant, language).base_url || `${request.protocol}://${request.host}`;
