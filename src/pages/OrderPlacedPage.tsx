import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useGetSessionQuery } from '@/api/sessionApi';
import { useListOrdersQuery } from '@/features/checkout/checkoutApi';
import { OrderFacts } from '@/features/checkout/OrderFacts';
import { PageHead } from '@/features/site/PageHead';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import styles from './OrderPlacedPage.module.css';

export const namespaces = ['cart', 'checkout'];

/** /checkout/success, and /checkout/confirmation for a check order that staff look at first (commerce specification §2). */
export function Component() {
  const { t } = useTranslation('checkout');
  const isUnderReview = useLocation().pathname.endsWith('/confirmation');
  const { data: orders, error, refetch } = useListOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: session } = useGetSessionQuery();
  const order = orders?.[0];
  return (
    <div className={styles.page}>
      <PageHead title={isUnderReview ? t('underReview') : t('thankYou')} noIndex />
      {error && (
        <Notice
          tone="bad"
          title={messageOf(error, t('orderFailed'))}
          action={
            <Button size="sm" variant="secondary" onClick={refetch}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {!orders && !error && <Skeleton />}
      {orders && !order && (
        <EmptyState
          heading="h1"
          icon="box"
          title={t('noOrder')}
          action={<ButtonLink to="/catalog">{t('browse')}</ButtonLink>}
        />
      )}
      {order && (
        <OrderFacts order={order} moment={isUnderReview ? 'review' : 'placed'}>
          <ButtonLink to="/">{t('keepShopping')}</ButtonLink>
          {session && !session.isloggedin && (
            <ButtonLink to="/account/create" variant="secondary">
              {t('keepInAccount')}
            </ButtonLink>
          )}
        </OrderFacts>
      )}
    </div>
  );
}
