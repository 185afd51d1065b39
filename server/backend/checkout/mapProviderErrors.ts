import { ApiError } from '../apiError.ts';
import { rejection, type SessionContext } from '../session/requestContext.ts';
import { ProviderTimeoutError } from './gateways/callProvider.ts';
import { type PaymentMethod, PaymentRefusedError } from './paymentMethod.ts';

/** Awaits a provider call and maps its failure to an API error. @throws ApiError 502 timeout, 422 refused */
export async function mapProviderErrors<T>(
  context: SessionContext,
  { timeoutMessage: silence = 'paymentTimeout' }: Pick<PaymentMethod, 'timeoutMessage'>,
  call: Promise<T>,
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ProviderTimeoutError) throw rejection(context, 502, silence);
    if (error instanceof PaymentRefusedError)
      throw new ApiError(422, [{ code: 'refused', message: error.message }]);
    throw error;
  }
}
