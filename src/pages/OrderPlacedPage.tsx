import type { Order } from '@contract/order';
import { pagePaths } from '@contract/paths';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { usePlacedOrder } from '@/api/cart/placedOrder';
import { useGetSessionQuery } from '@/api/sessionApi';
import { useListOrdersQuery } from '@/features/checkout/checkoutApi';
import { OrderFacts } from '@/features/checkout/order/OrderFacts';
import { PageHead } from '@/features/head/PageHead';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { OrderBell } from '@/widgets/OrderBell';
import styles from './OrderPlacedPage.module.css';

export const namespaces = ['address', 'cart', 'checkout'];

const POLLING_INTERVAL_MS = 3000;
const titles = {
  placed: 'thankYou',
  review: 'underReview',
  waiting: 'unpaid',
  cancelled: 'unpaid',
  ended: 'orderEnded',
} as const;

/** Whether an order was cancelled, such as one that was not paid in time; in both spellings that backends use. */
const isEnded = ({ status }: Order) => /^cancell?ed$/i.test(status);

/**
 * /checkout/success, and /checkout/confirmation for an order that staff review first (docs/spec/01 §3). An
 * order paid on the provider's page is also shown here before its payment is confirmed, and can be paid again.
 */
export function Component() {
  const { t } = useTranslation('checkout');
  const isUnderReview = useLocation().pathname.endsWith('/confirmation');
  const isCancelled = useSearchParams()[0].get('payment') === 'cancelled';
  const [isWaiting, setWaiting] = useState(false);
  const {
    data: orders,
    error,
    refetch,
  } = useListOrdersQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWaiting ? POLLING_INTERVAL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const { data: session } = useGetSessionQuery();
  const placed = usePlacedOrder();
  const listed = placed ? orders?.find(({ entity_id }) => entity_id === placed.entity_id) : orders?.[0];
  // An order in the list may contain only its number.
  const order = placed && !listed?.items.length ? placed : listed;
  const isUnpaid = Boolean(order?.payment_url);
  // The provider notifies our server asynchronously.
  useEffect(() => setWaiting(isUnpaid && !isCancelled), [isUnpaid, isCancelled]);
  const unpaidStatus = isCancelled ? 'cancelled' : 'waiting';
  const placedStatus = isUnderReview ? 'review' : 'placed';
  const openStatus = isUnpaid ? unpaidStatus : placedStatus;
  const status = order && isEnded(order) ? 'ended' : openStatus;
  return (
    <div className={styles.page}>
      <PageHead title={t(titles[status])} noIndex />
      {error && !order && (
        <EmptyState
          heading="h1"
          icon="offline"
          title={messageOf(error, t('orderFailed'))}
          action={<Button onClick={refetch}>{t('retry')}</Button>}
        />
      )}
      {!orders && !error && !order && <Skeleton />}
      {orders && !order && (
        <EmptyState
          heading="h1"
          icon="box"
          title={t('noOrder')}
          action={<ButtonLink to={pagePaths.catalog}>{t('browse')}</ButtonLink>}
        />
      )}
      {order && (
        <OrderFacts order={order} moment={status}>
          {order.entity_id && <OrderBell orderId={order.entity_id} />}
          <ButtonLink to="/" variant={isUnpaid ? 'secondary' : 'primary'}>
            {t('continueShopping')}
          </ButtonLink>
          {session && !session.isloggedin && (
            <>
              <ButtonLink
                to={`/track-order?order=${encodeURIComponent(order.increment_id)}`}
                variant="secondary"
              >
                {t('trackOrder')}
              </ButtonLink>
              <ButtonLink to="/account/create" variant="secondary">
                {t('createAccount')}
              </ButtonLink>
            </>
          )}
        </OrderFacts>
      )}
    </div>
  );
}
