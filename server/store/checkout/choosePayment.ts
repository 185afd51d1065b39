import { workOut } from '../cart/cartState.ts';
import type { StoredCart } from '../cart/cartStore.ts';
import type { CartChange } from '../cart/changeCart.ts';
import { refuse, type Shopper } from '../session/visitor.ts';

/** PUT /cart/payment: only an offered method, and of its data only what the method lets be kept. */
export async function choosePayment(
  shopper: Shopper,
  stored: StoredCart,
  { method: code, data }: { method: string; data: Record<string, unknown> },
): Promise<CartChange> {
  const { payments } = await workOut(shopper, stored);
  const method = payments.find((offered) => offered.code === code)?.method;
  if (!method) throw refuse(shopper, 422, 'paymentUnknown');
  const checked = method.validate(data);
  if ('fault' in checked) throw refuse(shopper, 422, checked.fault);
  return { fields: { paymentMethod: code, paymentData: checked.kept } };
}
