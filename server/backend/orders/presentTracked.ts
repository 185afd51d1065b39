import type * as z from 'zod/mini';
import type { Address } from '../../../contract/address.ts';
import type { order } from '../../../contract/order.ts';
import type { RequestContext } from '../session/requestContext.ts';
import { presentOrder } from './presentOrder.ts';
import type { StoredOrder } from './readOrders.ts';

/** Number and email do not prove the person's identity; town and initial are enough to recognise the order. */
const masked = <A extends Address>(address: A): A => ({
  ...address,
  prefix: '',
  middlename: '',
  lastname: address.lastname && `${String.fromCodePoint(address.lastname.codePointAt(0) ?? 0)}.`,
  suffix: '',
  company: '',
  street: [],
  telephone: '',
  fax: '',
});

/** Whether the order belongs to the visitor's account or was placed in this browser. */
function isOwn({ session }: RequestContext, { row }: StoredOrder): boolean {
  if (!session) return false;
  return row.sessionId === session.id || (row.customerId !== null && row.customerId === session.customerId);
}

/**
 * An order as visible with its number and email: nothing that allows to pay or cancel it and, to strangers, neither street nor telephone.
 */
export function presentTracked(context: RequestContext, found: StoredOrder): z.input<typeof order> {
  const response = { ...presentOrder(context, found), payment_url: '', can_reopen: false, affirm_loanid: '' };
  if (isOwn(context, found)) return response;
  const { billingAddress, shippingAddress } = found.row;
  return {
    ...response,
    billing_address: masked(billingAddress),
    shipping_address: masked(shippingAddress),
  };
}
