import { useTranslation } from 'react-i18next';
import { LazyPushBell } from '@/features/push/LazyPushBell';

/** The bell for push messages about an order's status. */
export function OrderBell({ orderId }: { orderId: string }) {
  const { t } = useTranslation('checkout');
  return <LazyPushBell watches={[{ kind: 'order_status', subject: orderId }]} label={t('bellOrder')} />;
}
