import { askRedirect } from '@/features/payments/askRedirect';
import { Instructions } from '@/features/payments/Instructions';
import type { PaymentModule } from '@/features/payments/paymentModule';

export const Fields = Instructions;
export const needsData = true;
export const spendsData = true;
export const needsOwnDevice = true;

/** Approved on PayPal's page first; the order is placed when the shopper is back and has seen it once more. */
export const afterChosen: PaymentModule['afterChosen'] = askRedirect;

export const resume: PaymentModule['resume'] = async (_context, params) => {
  const [token, payer_id] = [params.get('token'), params.get('PayerID')];
  return token && payer_id ? { kind: 'kept', data: { token, payer_id } } : { kind: 'closed' };
};
