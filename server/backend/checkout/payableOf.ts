import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { CartState } from '../cart/cartState.ts';
import type { RequestContext, SessionContext } from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';
import type { Payable } from './paymentMethod.ts';

interface AttemptNames {
  originUrl: string;
  /** Our reference of the attempt at its provider. */
  reference: string;
  /** The provider's id of the approval; empty if there is none. */
  approvalId: string;
  startedAt: Date;
}

/** Returns a cart as payment methods see it. */
export function payableOf(context: SessionContext, state: CartState, attempt: AttemptNames): Payable {
  const { tenant, language } = context;
  const { grandTotal, subtotal, discount, delivery, tax, fee } = state.totals;
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
    items: state.lines.map(({ line, product: { sku, name, price } }) => ({
      sku,
      name,
      price,
      qty: line.qty,
    })),
    paymentData: state.paymentData,
    ...attempt,
    language,
    config: configOf(tenant, language),
  };
}

/** Placeholder names for provider calls that move no money; the reference belongs to no attempt. */
export const unpaidAttemptNames = ({ tenant, now }: SessionContext, originUrl: string): AttemptNames => ({
  originUrl: originUrl,
  reference: `${tenant.code}-${randomUUID()}`,
  approvalId: '',
  startedAt: now,
});

/** Returns the tenant's origin: that of the configured base_url, which may end with a slash, or else that of the request. */
export function originUrlOf(
  { tenant, language }: Pick<RequestContext, 'tenant' | 'language'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string {
  const { base_url } = configOf(tenant, language);
  return URL.canParse(base_url) ? new URL(base_url).origin : `${protocol}://${host}`;
}
