import { workOut } from '../cart/cartState.ts';
import { readCart, type StoredCart } from '../cart/cartStore.ts';
import type { CartChange } from '../cart/changeCart.ts';
import { newSecret } from '../session/secret.ts';
import { asShopper, refuse, type Shopper, type Visitor } from '../session/visitor.ts';
import { payableOf } from './payableOf.ts';
import type { Checked } from './paymentMethod.ts';
import { sayFaults } from './sayFaults.ts';

interface Choice {
  method: string;
  data: Record<string, unknown>;
}

/** Asks the provider about a choice, where its method wants that; before the cart is locked, so that nothing waits for it. */
export async function agreePayment(
  visitor: Visitor,
  { method: code, data }: Choice,
  shopUrl: string,
): Promise<Checked | null> {
  const shopper = asShopper(visitor);
  const offered = visitor.tenant.payments.find((payment) => payment.code === code);
  if (!offered?.method.agree) return null;
  const state = await workOut(shopper, await readCart(shopper));
  const order = payableOf(shopper, state, { shopUrl, key: newSecret() });
  return sayFaults(shopper, offered.method, offered.method.agree(order, data));
}

/** PUT /cart/payment: only an offered method, and of its data only what the method lets be kept. */
export async function choosePayment(
  shopper: Shopper,
  stored: StoredCart,
  { method: code, data }: Choice,
  agreed: Checked | null = null,
): Promise<CartChange> {
  const { payments } = await workOut(shopper, stored);
  const method = payments.find((offered) => offered.code === code)?.method;
  if (!method) throw refuse(shopper, 422, 'paymentUnknown');
  const checked = agreed ?? method.validate(data);
  if ('fault' in checked) throw refuse(shopper, 422, checked.fault);
  return { fields: { paymentMethod: code, paymentData: checked.kept } };
}
