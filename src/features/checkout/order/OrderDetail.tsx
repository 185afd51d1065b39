import { pagePaths } from '@contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListOrdersQuery } from '@/features/checkout/checkoutApi';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { OrderFacts } from './OrderFacts';
import { OrdersFailed } from './OrdersFailed';

interface Props {
  number: string;
  /** Renders the bell for push messages about the order's status, by its entity_id. */
  renderBell: (orderId: string) => ReactNode;
}

/** An order of the account, by its increment_id. */
export function OrderDetail({ number, renderBell }: Props) {
  const { t } = useTranslation('checkout');
  const { data: orders, error, refetch } = useListOrdersQuery();
  const order = orders?.find(({ increment_id }) => increment_id === number);
  const back = (
    <ButtonLink to={pagePaths.account} variant="secondary" icon="arrowLeft">
      {t('allOrders')}
    </ButtonLink>
  );
  if (error && !orders) return <OrdersFailed error={error} onRetry={refetch} />;
  if (!orders) return <Skeleton height="20rem" />;
  if (!order) return <EmptyState heading="h1" icon="box" title={t('orderNotFound')} action={back} />;
  return (
    <OrderFacts order={order} moment="history">
      {renderBell(order.entity_id)}
      {back}
    </OrderFacts>
  );
}
