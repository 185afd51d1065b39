import { ownValue } from '@contract/ownValue';
import { pagePaths } from '@contract/paths';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isDeviceOffline, messageOf } from '@/api/apiError';
import { useGetSessionQuery } from '@/api/sessionApi';
import { accountOpened } from '@/features/account/accountSlice';
import { ForgotPassword } from '@/features/account/ForgotPassword';
import { NewsletterLink } from '@/features/account/NewsletterLink';
import { Overview } from '@/features/account/Overview';
import { ResetPassword } from '@/features/account/ResetPassword';
import { SignIn } from '@/features/account/SignIn';
import { SignUp } from '@/features/account/SignUp';
import { VerifyEmail } from '@/features/account/VerifyEmail';
import { OrderDetail } from '@/features/checkout/order/OrderDetail';
import { OrderList } from '@/features/checkout/order/OrderList';
import { NotFound } from '@/features/errors/NotFound';
import { PageHead } from '@/features/head/PageHead';
import { RecentlyViewed } from '@/features/product/viewed/RecentlyViewed';
import { useMergeWishlist } from '@/features/wishlist/wishlist';
import { useIsKiosk } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { renderInteractiveTile } from '@/widgets/InteractiveTile';
import { OrderBell } from '@/widgets/OrderBell';
import styles from './AccountPage.module.css';

const PhoneSignIn = lazy(() => import('@/features/account/PhoneSignIn'));
const PushSettings = lazy(() => import('@/features/push/PushSettings'));
const ConfirmKiosk = lazy(() => import('@/features/account/ConfirmKiosk'));

export const namespaces = ['account', 'address', 'checkout', 'product', 'cart'];

/** /account, /account/orders/{number}, /account/create, /account/forgot, /account/reset-password?token=#email=, /account/verify-email?token=, /account/newsletter/confirm?token= and unsubscribe, /account/kiosk#code */
export function Component() {
  const name = useParams()['*'] ?? '';
  useHiddenToken();
  return (
    <div className={styles.page}>
      <PageHead title={useScreenTitle(name)} noIndex />
      <Screen name={name} />
    </div>
  );
}

/**
 * Removes the token of an emailed link from the address bar, where third-party scripts can read it and a shared computer stores it in the
 * history. The router state retains it until the page is left.
 */
function useHiddenToken(): void {
  const hasToken = useSearchParams()[0].has('token');
  useEffect(() => {
    if (!hasToken) return;
    const url = new URL(window.location.href);
    url.searchParams.delete('token');
    window.history.replaceState(window.history.state, '', url);
  }, [hasToken]);
}

const ORDER = /^orders\/(.+)$/;
/** Titles of the screens that look the same for everybody, by path below /account. */
const titles = {
  create: 'create',
  forgot: 'forgotTitle',
  'reset-password': 'resetTitle',
  'verify-email': 'verifyPageTitle',
  'newsletter/confirm': 'newsletterConfirmTitle',
  'newsletter/unsubscribe': 'newsletterUnsubscribeTitle',
} as const;

/** Sets the document's title to the name of the screen, which a screen reader announces when the page opens. */
function useScreenTitle(name: string): string {
  const { t } = useTranslation('account');
  const { data: session } = useGetSessionQuery();
  const own = ownValue(titles, name);
  if (own) return t(own);
  const order = ORDER.exec(name)?.[1];
  if (session && !session.isloggedin) return t('signIn');
  return order ? t('orderTitle', { number: order }) : t('title');
}

function Screen({ name }: { name: string }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const mergeWishlist = useMergeWishlist();
  const [query] = useSearchParams();
  const next = query.get('next') ?? '';
  const { pathname, hash } = useLocation();
  const order = ORDER.exec(name)?.[1];
  // An emailed link, a kiosk's code and an order need the sign-in first.
  const isContinued = name === 'verify-email' || name === 'kiosk' || order !== undefined;
  const isKiosk = useIsKiosk();
  const { data: session, error, refetch } = useGetSessionQuery();
  const finishSignIn = () => {
    // Other devices move their list with DeviceFeatures, wherever the customer signs in.
    if (isKiosk) void mergeWishlist();
    // Only paths of this app: `//host` would lead to another origin.
    const isInternalPath = /^\/[a-z]/.test(next);
    if (isContinued) return;
    // The account page itself shows who is signed in.
    if (isInternalPath) dispatch(accountOpened({ source: 'sign-in', autoClose: true }));
    navigate(isInternalPath ? next : pagePaths.account, { replace: true });
  };
  if (name === 'forgot') return <ForgotPassword />;
  if (name === 'reset-password') return <ResetPassword />;
  if (name === 'newsletter/confirm' || name === 'newsletter/unsubscribe')
    return <NewsletterLink isSubscribed={name === 'newsletter/confirm'} />;
  if (!['', 'create', 'verify-email', 'kiosk'].includes(name) && !order) return <NotFound />;
  if (error && !session) {
    return (
      <EmptyState
        icon="offline"
        heading="h1"
        title={isDeviceOffline(error) ? t('offline') : messageOf(error, t('sessionFailed'))}
        action={<Button onClick={refetch}>{t('retry')}</Button>}
      >
        {isDeviceOffline(error) && <p>{t('offlineNote')}</p>}
      </EmptyState>
    );
  }
  if (!session) return <Skeleton height="20rem" />;
  if (session.isloggedin && order)
    return <OrderDetail number={order} renderBell={(id) => <OrderBell orderId={id} />} />;
  if (session.isloggedin && name === 'verify-email') return <VerifyEmail />;
  const skeleton = <Skeleton height="20rem" />;
  if (session.isloggedin && name === 'kiosk')
    return (
      <Suspense fallback={skeleton}>
        <ConfirmKiosk />
      </Suspense>
    );
  if (session.isloggedin)
    return (
      <>
        <Overview session={session} orders={<OrderList />} />
        <Suspense fallback={null}>
          <PushSettings />
        </Suspense>
        <RecentlyViewed renderTile={renderInteractiveTile} />
      </>
    );
  const form =
    name === 'create' ? (
      <SignUp next={next} onSignedIn={finishSignIn} />
    ) : (
      <SignIn
        isDeleted={query.has('deleted')}
        next={name === 'kiosk' || order ? pathname + hash : next}
        onSignedIn={finishSignIn}
      />
    );
  if (!isKiosk) return form;
  return (
    <Suspense fallback={skeleton}>
      <PhoneSignIn onSignedIn={finishSignIn} fallback={form} />
    </Suspense>
  );
}
