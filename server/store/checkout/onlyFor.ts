import { say } from '../messages/say.ts';
import type { Charged } from './cardMethod.ts';
import { decimal } from './gateways/amounts.ts';
import type { Payable } from './paymentMethod.ts';

interface Taken {
  id: string;
  /** As the provider writes it, in units of the currency. */
  amount: string | number | undefined;
}

/**
 * Money that a shopper granted on the provider's side counts for exactly this order: the browser carried the amount
 * there, or the cart has changed since. Any other amount is given back and the order refused.
 */
export async function onlyFor(
  order: Payable,
  { id, amount }: Taken,
  giveBack: (id: string) => Promise<unknown>,
): Promise<Charged> {
  if (Number(amount).toFixed(2) === decimal(order.grandTotal)) return { id };
  await giveBack(id);
  return { refused: say(order.language, 'cartChanged') };
}
