import { useDispatch } from 'react-redux';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useGetSessionQuery } from '@/api/sessionApi';
import { useTranslation } from '@/config/useTranslation';
import { accountOpened } from '@/features/account/accountSlice';
import { ForgotPassword } from '@/features/account/ForgotPassword';
import { NewsletterLink } from '@/features/account/NewsletterLink';
import { Overview } from '@/features/account/Overview';
import { ResetPassword } from '@/features/account/ResetPassword';
import { SignIn } from '@/features/account/SignIn';
import { SignUp } from '@/features/account/SignUp';
import { OrderDetail } from '@/features/checkout/order/OrderDetail';
import { OrderList } from '@/features/checkout/order/OrderList';
import { NotFound } from '@/features/site/errors/NotFound';
import { PageHead } from '@/features/site/head/PageHead';
import { useMergeWishlist } from '@/features/wishlist/wishlist';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import styles from './AccountPage.module.css';

export const namespaces = ['account', 'address', 'checkout'];

/** /account, /account/orders/{number}, /account/create, /account/forgot, /account/reset-password?token=, /account/newsletter/confirm?token= and unsubscribe */
export function Component() {
  const { t } = useTranslation('account');
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} noIndex />
      <Screen name={useParams()['*'] ?? ''} />
    </div>
  );
}

function Screen({ name }: { name: string }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const mergeWishlist = useMergeWishlist();
  const next = useSearchParams()[0].get('next') ?? '';
  const { data: session, error, refetch } = useGetSessionQuery();
  const finishSignIn = async () => {
    await mergeWishlist();
    // Only paths of this app: a URL of another host would begin with two slashes.
    const isInternalPath = /^\/[a-z]/.test(next);
    // The account page itself shows who is signed in.
    if (isInternalPath) dispatch(accountOpened({ source: 'sign-in', autoClose: true }));
    navigate(isInternalPath ? next : '/account', { replace: true });
  };
  if (name === 'forgot') return <ForgotPassword />;
  if (name === 'reset-password') return <ResetPassword />;
  if (name === 'newsletter/confirm' || name === 'newsletter/unsubscribe')
    return <NewsletterLink isSubscribed={name === 'newsletter/confirm'} />;
  const order = /^orders\/([\w-]+)$/.exec(name)?.[1];
  if (name !== '' && name !== 'create' && !order) return <NotFound />;
  if (error && !session) {
    const retry = (
      <Button size="sm" variant="secondary" onClick={refetch}>
        {t('retry')}
      </Button>
    );
    return <Notice tone="bad" title={messageOf(error, t('sessionFailed'))} action={retry} />;
  }
  if (!session) return <Skeleton height="20rem" />;
  if (session.isloggedin && order) return <OrderDetail number={order} />;
  if (session.isloggedin) {
    return <Overview session={session} orders={<OrderList />} />;
  }
  return name === 'create' ? <SignUp onSignedIn={finishSignIn} /> : <SignIn onSignedIn={finishSignIn} />;
}
