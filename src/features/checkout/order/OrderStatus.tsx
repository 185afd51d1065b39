import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/Badge';

/** The state of an order. The words are the backend's own, so an unknown one is shown as it is; without one there is no badge. */
export function OrderStatus({ status }: { status: string }) {
  const { t } = useTranslation('checkout');
  return status ? <Badge>{t(`status.${status}`, { defaultValue: status })}</Badge> : null;
}
