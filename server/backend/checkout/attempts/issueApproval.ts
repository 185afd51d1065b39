import type { CartState } from '../../cart/cartState.ts';
import { lockCart } from '../../cart/storedCart.ts';
import { inTransaction, type SessionContext } from '../../session/requestContext.ts';
import { payableOf } from '../payableOf.ts';
import type { Payable, PaymentMethod } from '../paymentMethod.ts';
import {
  after,
  approvalFields,
  ISSUED_CHECK_MS,
  moveAttempt,
  noteAttempt,
  startAttempt,
} from './paymentAttempt.ts';

interface Issue {
  code: string;
  method: PaymentMethod;
  state: CartState;
  originUrl: string;
  requestInfo: (order: Payable) => Promise<unknown>;
}

/**
 * Requests an approval (a ticket, a session, an order) for the current cart from its provider. The attempt is stored
 * first, because some providers charge the shopper before the browser returns.
 * @throws the errors of requestInfo
 */
export async function issueApproval(
  context: SessionContext,
  { code, method, state, originUrl, requestInfo }: Issue,
): Promise<unknown> {
  const { db, now } = context;
  const attempt = await inTransaction(context, async (inside) =>
    startAttempt(inside, {
      cartId: (await lockCart(inside)).row.id,
      state,
      method: code,
      key: null,
      approval: null,
      paymentData: {},
      leaseUntil: null,
      checkAt: after(now, ISSUED_CHECK_MS),
    }),
  );
  const { id, reference, startedAt } = attempt;
  try {
    const info = await requestInfo(
      payableOf(context, state, { originUrl, reference, startedAt, approvalId: '' }),
    );
    const token = method.issued?.(Object(info)) ?? null;
    if (token !== null) await noteAttempt(db, id, approvalFields({ token, isId: true }));
    return info;
  } catch (error) {
    // Without an approval no charge is possible, so the attempt needs no look-up.
    await moveAttempt(db, id, 'declined', { now, fields: { checkAt: null } });
    throw error;
  }
}
