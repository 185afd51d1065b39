import type { PaymentModule } from '@/features/payments/paymentModule';
import { termsOf } from '@/features/payments/planTerms';
import { StoreCardForm } from '@/features/payments/StoreCardForm';
import { usePlanWords } from '@/features/payments/usePlanWords';

/** The card's own terms, where the store agreed no plan for the amount. */
const REGULAR = '1001';

export const Fields: PaymentModule['Fields'] = ({ method, ref }) => {
  const wordsOf = usePlanWords();
  const plans = termsOf(method).map((term) => ({ value: term.code || REGULAR, ...wordsOf(term) }));
  return <StoreCardForm plans={plans} regular={REGULAR} ref={ref} />;
};

export const needsData = true;
