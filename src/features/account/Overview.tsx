import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '@/api/contract/customer';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { useSignOutMutation } from './accountApi';
import styles from './Overview.module.css';
import { Profile } from './Profile';

interface Props {
  session: Session;
  /** The orders, from the page. */
  orders: ReactNode;
  onSignedOut: () => void;
}

/** What a customer sees first: orders, profile, the way out. */
export function Overview({ session, orders, onSignedOut }: Props) {
  const { t } = useTranslation('account');
  const [signOut, { isLoading }] = useSignOutMutation();
  const leave = async () => {
    await signOut();
    onSignedOut();
  };
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
      <section aria-labelledby="account-orders">
        <h2 id="account-orders">{t('orders')}</h2>
        {orders}
      </section>
      <section aria-labelledby="account-profile">
        <h2 id="account-profile">{t('profile')}</h2>
        <Profile session={session} />
      </section>
    </div>
  );
}
