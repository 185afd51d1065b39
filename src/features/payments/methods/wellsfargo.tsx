import { REGULAR_PLAN } from '@contract/paymentConfig';
import type { PaymentModule } from '@/features/payments/paymentModule';
import { termsOf, usePlanLabels } from '@/features/payments/planTerms';
import { StoreCardForm } from '@/features/payments/StoreCardForm';

export const Fields: PaymentModule['Fields'] = ({ method, ref }) => {
  const labelsOf = usePlanLabels();
  const plans = termsOf(method).map((term) => ({ value: term.code || REGULAR_PLAN, ...labelsOf(term) }));
  return <StoreCardForm plans={plans} regular={REGULAR_PLAN} ref={ref} />;
};

export const needsData = true;
