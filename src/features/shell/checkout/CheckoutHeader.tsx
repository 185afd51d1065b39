import { pagePaths } from '@contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { phoneDigits } from '@/config/phoneDigits';
import { Logo } from '@/features/shell/header/Header';
import { selectIsKiosk } from '@/features/shell/siteSlice';
import { Icon } from '@/ui/Icon';
import styles from './CheckoutHeader.module.css';

interface Props {
  /** Additional controls: on a kiosk, language and start over, which visits need on every page. */
  children?: ReactNode;
}

/** Header of the checkout: logo, telephone and a link back to the cart. Nothing else leads away from an order. */
export function CheckoutHeader({ children }: Props) {
  const { t } = useTranslation('site');
  const { phone } = useConfig();
  // A kiosk can't make phone calls.
  const digits = useSelector(selectIsKiosk) ? null : phoneDigits(phone);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo />
        {children}
        {digits && (
          <a className={styles.link} href={`tel:${digits}`} aria-label={t('callStore', { phone })}>
            <Icon name="phone" size={1.25} />
            <span className={styles.text}>{phone}</span>
          </a>
        )}
        <Link className={styles.link} to={pagePaths.cart} aria-label={t('backToCart')}>
          <Icon name="cart" size={1.25} />
          <span className={styles.text}>{t('backToCart')}</span>
        </Link>
      </div>
    </header>
  );
}
