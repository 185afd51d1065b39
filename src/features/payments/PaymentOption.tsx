import type { PaymentMethod } from '@contract/cart';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardMarks } from './CardMarks';
import { factsOf } from './methodFacts';
import styles from './PaymentOption.module.css';
import { termsOf, usePlanLabels } from './planTerms';

interface Props {
  method: PaymentMethod;
  isChosen: boolean;
  onChoose: () => void;
  /** Fields of the method, shown when it is selected. */
  children: ReactNode;
}

/** A payment method in the list: title, card types and, when selected, its fields. */
export function PaymentOption({ method, isChosen, onChoose, children }: Props) {
  const { t } = useTranslation('payments');
  const id = useId();
  const { logo_url, cc_types, monthly, hint } = factsOf(method);
  const option = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    // The previously open fields above have collapsed; the selected option must not scroll behind the header.
    if (isChosen && !wasChosen.current) option.current?.scrollIntoView?.({ block: 'nearest' });
    wasChosen.current = isChosen;
  }, [isChosen]);
  const [lowest] = termsOf(method);
  const labelsOf = usePlanLabels();
  const plan = lowest && labelsOf(lowest);
  // A monthly payment is not advertised without its terms, as from a backend that quotes no plans.
  const detail = monthly !== null && plan ? t('planFrom', { ...plan }) : hint;
  return (
    <div ref={option} className={styles.option} data-selected={isChosen || undefined}>
      <label className={styles.label} htmlFor={id}>
        <input
          id={id}
          type="radio"
          name="payment_method"
          value={method.code}
          checked={isChosen}
          onChange={onChoose}
        />
        <span className={styles.text}>
          {method.title}
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
        {logo_url && <img className={styles.logo} src={logo_url} alt="" />}
        <CardMarks types={cc_types} />
      </label>
      {isChosen && <div className={styles.fields}>{children}</div>}
    </div>
  );
}
