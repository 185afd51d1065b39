import { pagePaths } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetSessionQuery } from '@/api/sessionApi';
import { useConfig } from '@/config/configSlice';
import { Notice } from '@/ui/Notice';

/** Whether this session may check out: a tenant can require an account (display_features.checkout.guest). */
export function useIsCheckoutAllowed(): boolean {
  const { guest } = useConfig().display_features.checkout;
  const { data: session } = useGetSessionQuery();
  return guest || session?.isloggedin === true;
}

/** Link for guests to the sign-in, which returns to the checkout. */
export function GuestHint() {
  const { t } = useTranslation('checkout');
  const { data: session } = useGetSessionQuery();
  const isCheckoutAllowed = useIsCheckoutAllowed();
  if (!session || session.isloggedin) return null;
  const link = <Link to={`${pagePaths.account}?next=/checkout`}>{t('signIn')}</Link>;
  if (!isCheckoutAllowed) return <Notice tone="warn" title={t('signInRequired')} action={link} />;
  return (
    <p>
      {t('haveAccount')} {link}
    </p>
  );
}
