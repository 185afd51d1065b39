import { Instructions } from '@/features/payments/Instructions';
import type { PaymentModule } from '@/features/payments/paymentModule';
import { requestRedirect } from '@/features/payments/requestRedirect';

export const Fields = Instructions;
export const needsData = true;
export const dataIsSingleUse = true;
export const needsShopperDevice = true;

/** The shopper approves the payment on PayPal's page; the order is placed after the return and a confirmation. */
export const afterChosen: PaymentModule['afterChosen'] = requestRedirect;

export const resume: PaymentModule['resume'] = async (_context, params) => {
  const [token, payer_id] = [params.get('token'), params.get('PayerID')];
  return token && payer_id ? { kind: 'kept', data: { token, payer_id } } : { kind: 'closed' };
};
