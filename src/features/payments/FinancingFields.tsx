import { useTranslation } from 'react-i18next';
import { withKeys } from '@/lib/withKeys';
import styles from './Fields.module.css';
import { Instructions } from './Instructions';
import plans from './Plans.module.css';
import type { PaymentFieldsProps } from './paymentModule';
import { termsOf, usePlanLabels } from './planTerms';

/** Fields of a method whose provider collects all data on its own page: instructions and financing terms. */
export function FinancingFields(props: PaymentFieldsProps) {
  const { t } = useTranslation('payments');
  const labelsOf = usePlanLabels();
  const terms = termsOf(props.method);
  return (
    <div className={styles.fields}>
      <Instructions {...props} />
      {terms.length > 0 && (
        <ul className={plans.plans}>
          {withKeys(terms, ({ months, apr }) => `${months} ${apr}`).map(([key, term]) => {
            const { label, detail } = labelsOf(term);
            return (
              <li key={key}>
                <strong>{label}</strong>
                <span>{detail}</span>
              </li>
            );
          })}
        </ul>
      )}
      {terms.length > 0 && <p className={styles.note}>{t('plan.note')}</p>}
    </div>
  );
}
