import type { Session } from '@contract/customer';
import type { ReactNode } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { AddressBook } from './AddressBook';
import { useSignOutMutation } from './accountApi';
import { ChangePassword } from './ChangePassword';
import styles from './Overview.module.css';
import { Profile } from './Profile';

interface Props {
  session: Session;
  /** The order list, passed in by the page. */
  orders: ReactNode;
  onSignedOut: () => void;
}

/** Start page of the account: orders, addresses, profile, password and sign-out. */
export function Overview({ session, orders, onSignedOut }: Props) {
  const { t } = useTranslation('account');
  const [signOut, { isLoading }] = useSignOutMutation();
  const customerId = session.customer_id ?? '';
  const handleSignOut = async () => {
    await signOut();
    onSignedOut();
  };
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
          <ButtonLink to="/wishlist" variant="secondary" icon="heart">
            {t('wishlist')}
          </ButtonLink>
          <Button variant="quiet" isBusy={isLoading} onClick={handleSignOut}>
            {t('signOut')}
          </Button>
        </div>
      </header>
      {section('orders', orders)}
      {section('addresses', <AddressBook customerId={customerId} />)}
      <div className={styles.row}>
        {section('profile', <Profile session={session} />)}
        {section('password', <ChangePassword customerId={customerId} />)}
      </div>
    </div>
  );
}
