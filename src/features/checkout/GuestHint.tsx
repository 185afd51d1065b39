import { Link } from 'react-router-dom';
import { useGetSessionQuery } from '@/api/sessionApi';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { Notice } from '@/ui/Notice';

/** Whether this shopper may check out: a store can ask for an account (display_features.checkout.guest). */
export function useMayCheckOut(): boolean {
  const { guest } = useConfig().display_features.checkout;
  const { data: session } = useGetSessionQuery();
  return guest || session?.isloggedin === true;
}

/** The way to the account and back, for whoever is not signed in. */
export function GuestHint() {
  const { t } = useTranslation('checkout');
  const { data: session } = useGetSessionQuery();
  const mayCheckOut = useMayCheckOut();
  if (!session || session.isloggedin) return null;
  const link = <Link to="/account?next=/checkout">{t('signIn')}</Link>;
  if (!mayCheckOut) return <Notice tone="warn" title={t('signInFirst')} action={link} />;
  return (
    <p>
      {t('haveAccount')} {link}
    </p>
  );
}
