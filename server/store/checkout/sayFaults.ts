import { ApiError } from '../apiError.ts';
import { refuse, type Shopper } from '../session/visitor.ts';
import { ProviderSilent } from './gateways/askProvider.ts';
import { type PaymentMethod, PaymentRefused } from './paymentMethod.ts';

/** Waits for a provider and puts its failure into words. @throws ApiError 502 silent, 422 refused */
export async function sayFaults<T>(
  shopper: Shopper,
  { silence = 'paymentNoAnswer' }: Pick<PaymentMethod, 'silence'>,
  asked: Promise<T>,
): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderSilent) throw refuse(shopper, 502, silence);
    if (error instanceof PaymentRefused)
      throw new ApiError(422, [{ code: 'refused', message: error.message }]);
    throw error;
  }
}
