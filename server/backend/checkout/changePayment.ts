import { computeCart } from '../cart/cartState.ts';
import { changeCart } from '../cart/changeCart.ts';
import { readCart } from '../cart/storedCart.ts';
import { rejection, type SessionContext } from '../session/requestContext.ts';
import { mapProviderErrors } from './callMethod.ts';
import { payableOf, unpaidAttemptNames } from './payableOf.ts';
import type { ValidationResult } from './paymentMethod.ts';

interface PaymentChoice {
  method: string;
  data: Record<string, unknown>;
}

/**
 * Validates a payment choice with the provider, if the method requires that. Runs before the cart is locked, so that no request holds the
 * lock while waiting for a provider.
 */
async function validateWithProvider(
  context: SessionContext,
  { method: code, data }: PaymentChoice,
  originUrl: string,
): Promise<ValidationResult | null> {
  const offered = context.tenant.payments.find((payment) => payment.code === code);
  if (!offered?.method.validateWithProvider) return null;
  const state = await computeCart(context, await readCart(context));
  const order = payableOf(context, state, unpaidAttemptNames(context, originUrl));
  return mapProviderErrors(context, offered.method, offered.method.validateWithProvider(order, data));
}

/** PUT /cart/payment: accepts an offered method only, and stores only the data that the method allows. */
export async function changePayment(context: SessionContext, choice: PaymentChoice, originUrl: string) {
  const validated = await validateWithProvider(context, choice, originUrl);
  return changeCart(context, async (sessionContext, stored) => {
    const { payments } = await computeCart(sessionContext, stored);
    const method = payments.find(({ code }) => code === choice.method)?.method;
    if (!method) throw rejection(context, 422, 'paymentUnknown');
    const checked = validated ?? method.validate(choice.data);
    if ('error' in checked) throw rejection(context, 422, checked.error);
    return { fields: { paymentMethod: choice.method, paymentData: checked.storable } };
  });
}
