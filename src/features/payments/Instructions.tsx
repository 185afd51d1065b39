import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@/api/contract/cart';
import { Notice } from '@/ui/Notice';

/** What to do after the order, for a method that needs nothing now: the store's own words, else ours. */
export function Instructions({ method }: { method: PaymentMethod }) {
  const { t } = useTranslation('payments');
  const own = method.additional_data.instructions;
  return <Notice>{typeof own === 'string' && own !== '' ? own : t(`instructions.${method.code}`)}</Notice>;
}
