import { useTranslation } from '@/config/useTranslation';
import styles from './Fields.module.css';
import type { PaymentFieldsProps } from './paymentModule';

/** What will happen, for a method that needs nothing now: the store's own words, else ours. */
export function Instructions({ method }: PaymentFieldsProps) {
  const { t } = useTranslation('payments');
  const own = method.additional_data.instructions;
  return (
    <p className={styles.note}>
      {typeof own === 'string' && own !== '' ? own : t(`instructions.${method.code}`)}
    </p>
  );
}
