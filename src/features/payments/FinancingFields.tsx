import { useTranslation } from '@/config/useTranslation';
import styles from './Fields.module.css';
import { Instructions } from './Instructions';
import plans from './Plans.module.css';
import type { PaymentFieldsProps } from './paymentModule';
import { termsOf } from './planTerms';
import { usePlanWords } from './usePlanWords';

/** Of a provider that asks everything on its own page: what will happen, and what it may cost. */
export function FinancingFields(props: PaymentFieldsProps) {
  const { t } = useTranslation('payments');
  const wordsOf = usePlanWords();
  const terms = termsOf(props.method);
  return (
    <div className={styles.fields}>
      <Instructions {...props} />
      {terms.length > 0 && (
        <ul className={plans.plans}>
          {terms.map((term) => {
            const { label, detail } = wordsOf(term);
            return (
              <li key={`${term.months} ${term.apr} ${term.tier}`}>
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
