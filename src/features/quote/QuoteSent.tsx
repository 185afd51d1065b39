import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Icon } from '@/ui/Icon';
import styles from './QuoteSent.module.css';

interface Props {
  /** Q-12; a backend may give none. */
  reference: string;
  /** Ways on. */
  children: ReactNode;
}

/** The request is with the store: its number, and what happens next. */
export function QuoteSent({ reference, children }: Props) {
  const { t } = useTranslation('quote');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone: whoever reads by ear or keyboard goes on from here.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.sent}>
      <span className={styles.mark}>
        <Icon name="check" size={2} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {t('sent')}
      </h1>
      {reference && (
        <p>
          {t('reference')} <strong data-testid="quote-reference">{reference}</strong>
        </p>
      )}
      <p>{t('sentText')}</p>
      {children}
    </div>
  );
}
