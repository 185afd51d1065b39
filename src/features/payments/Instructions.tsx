import { useTranslation } from 'react-i18next';
import styles from './Fields.module.css';
import type { PaymentFieldsProps } from './paymentModule';

/** Instructions of a method without fields: the tenant's text, or else ours. */
export function Instructions({ method }: PaymentFieldsProps) {
  const { t } = useTranslation('payments');
  const own = method.additional_data.instructions;
  return (
    <p className={styles.note}>
      {typeof own === 'string' && own !== ''
        ? own
        : t(`instructions.${method.code}`, { defaultValue: method.title })}
    </p>
  );
}
