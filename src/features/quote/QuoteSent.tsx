import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailSent } from '@/config/EmailSent';
import { Icon } from '@/ui/Icon';
import styles from './QuoteSent.module.css';

interface Props {
  /** For example Q-12; empty if the backend sends none. */
  reference: string;
  /** Links below the confirmation. */
  children: ReactNode;
}

/** Confirmation of a quote request with its number. */
export function QuoteSent({ reference, children }: Props) {
  const { t } = useTranslation('quote');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form has disappeared, so the focus moves to the heading for screen reader and keyboard users.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.confirmation}>
      <span className={styles.icon}>
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
      <p>
        <EmailSent>{t('sentText')}</EmailSent>
      </p>
      {children}
    </div>
  );
}
