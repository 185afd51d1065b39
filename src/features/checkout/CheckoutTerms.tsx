import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { DealerLink } from '@/config/DealerLink';
import { withKeys } from '@/lib/withKeys';
import { useIsKiosk } from '@/platform/PlatformContext';
import styles from './ReviewStep.module.css';

/**
 * The pages that the shopper accepts by placing the order, next to the order button. They open in a new tab, because leaving the checkout
 * discards payment data; a kiosk has only one window.
 */
export function CheckoutTerms() {
  const { t } = useTranslation('checkout');
  const isKiosk = useIsKiosk();
  const terms = useConfig().display_features.checkout.links.filter(({ is_terms }) => is_terms);
  if (terms.length === 0) return null;
  return (
    <p className={styles.terms}>
      {t('termsAgreed')}{' '}
      {withKeys(terms, ({ url }) => url).map(([key, { title, url }], index) => (
        <Fragment key={key}>
          {index > 0 && ', '}
          <DealerLink url={url} target={isKiosk ? undefined : '_blank'}>
            {title || url}
            {!isKiosk && <span className="visually-hidden"> {t('newWindow')}</span>}
          </DealerLink>
        </Fragment>
      ))}
      .
    </p>
  );
}
