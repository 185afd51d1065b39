import type { ReactNode } from 'react';
import type { Session } from '@/api/contract/customer';
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
  /** The orders, from the page. */
  orders: ReactNode;
  onSignedOut: () => void;
}

/** What a customer sees first: orders, addresses, profile, password, the way out. */
export function Overview({ session, orders, onSignedOut }: Props) {
  const { t } = useTranslation('account');
  const [signOut, { isLoading }] = useSignOutMutation();
  const customerId = session.customer_id ?? '';
  const leave = async () => {
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
      <header className={styles.head}>
        <h1>{t('hello', { name: session.firstname })}</h1>
        <div className={styles.actions}>
          <ButtonLink to="/wishlist" variant="secondary" icon="heart">
            {t('wishlist')}
          </ButtonLink>
          <Button variant="quiet" isBusy={isLoading} onClick={leave}>
            {t('signOut')}
          </Button>
        </div>
      </header>
      {section('orders', orders)}
      {section('addresses', <AddressBook customerId={customerId} />)}
      <div className={styles.pair}>
        {section('profile', <Profile session={session} />)}
        {section('password', <ChangePassword customerId={customerId} />)}
      </div>
    </div>
  );
}
