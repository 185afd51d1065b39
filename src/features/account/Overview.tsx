import type { Session } from '@contract/customer';
import { pagePaths } from '@contract/paths';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsKiosk } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { AddressBook } from './AddressBook';
import { ChangePassword } from './ChangePassword';
import styles from './Overview.module.css';
import { Profile } from './Profile';
import { useSignOut } from './useSignOut';
import { VerifyNotice } from './VerifyNotice';

const SecuritySection = lazy(() => import('./SecuritySection'));

interface Props {
  session: Session;
  /** The order list, passed in by the page. */
  orders: ReactNode;
}

/**
 * Start page of the account: orders, addresses, profile, password, security and sign-out. The parts whose calls need a customer id are
 * missing without one (docs/spec/14 §3).
 */
export function Overview({ session, orders }: Props) {
  const { t } = useTranslation('account');
  // Passwords should not be typed in a showroom.
  const isKiosk = useIsKiosk();
  const { signOut, isLoading, message } = useSignOut();
  const { customer_id: customerId } = session;
  const section = (name: 'orders' | 'addresses' | 'profile' | 'password', content: ReactNode) => (
    <section aria-labelledby={`account-${name}`}>
      <h2 id={`account-${name}`}>{t(name)}</h2>
      {content}
    </section>
  );
  return (
    <div className={styles.overview}>
      <header className={styles.header}>
        <h1>{t('greeting', { name: session.firstname })}</h1>
        <div className={styles.actions}>
          <ButtonLink to={pagePaths.wishlist} variant="secondary" icon="heart">
            {t('wishlist')}
          </ButtonLink>
          <Button variant="quiet" isBusy={isLoading} onClick={signOut}>
            {t('signOut')}
          </Button>
        </div>
      </header>
      {message && <Notice tone="bad" title={message} />}
      {!session.customer_data.email_is_verified && <VerifyNotice email={session.email} />}
      {section('orders', orders)}
      {customerId && (
        <>
          {section('addresses', <AddressBook customerId={customerId} />)}
          <div className={styles.row}>
            {section('profile', <Profile customerId={customerId} session={session} />)}
            {!isKiosk && section('password', <ChangePassword customerId={customerId} />)}
          </div>
        </>
      )}
      <Suspense fallback={<Skeleton height="20rem" />}>
        <SecuritySection />
      </Suspense>
    </div>
  );
}
