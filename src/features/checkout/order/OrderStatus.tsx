import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/Badge';

/** The state of an order, in the backend's own words: an unknown one is shown unchanged; if it is empty, there is no badge. */
export function OrderStatus({ status }: { status: string }) {
  const { t } = useTranslation('checkout');
  return status ? <Badge>{t(`status.${status}`, { defaultValue: status })}</Badge> : null;
}
