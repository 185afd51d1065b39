import { ProviderSilent } from './gateways/askProvider.ts';
import type { Payable, PaymentMethod } from './paymentMethod.ts';

const TRIES = 3;

/** Gives back what was taken for an order that could not be written. Never throws: the order's own failure is what is told. */
export async function giveBack(method: PaymentMethod, reference: string, order: Payable): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await method.release?.(reference, order);
    } catch (error) {
      if (error instanceof ProviderSilent && tried < TRIES) continue;
      // For the dealer's staff, who must do it by hand: the numbers that find it, and nothing of the shopper.
      console.error(`The payment ${reference} of ${order.reference} could not be given back`, error);
      return;
    }
  }
}
