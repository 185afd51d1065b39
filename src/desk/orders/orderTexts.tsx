import type { MoneyState, OrderStatus } from '@contract/desk/orders';
import { useTranslation } from 'react-i18next';
import { Status } from '@/desk/ui/Status';

const statusTones: Record<OrderStatus, 'good' | 'warn' | 'bad' | 'neutral'> = {
  pending: 'warn',
  pending_payment: 'warn',
  paid: 'good',
  processing: 'good',
  partly_shipped: 'warn',
  shipped: 'good',
  partly_delivered: 'warn',
  delivered: 'neutral',
  review: 'bad',
  cancelled: 'neutral',
};

const moneyTones: Record<MoneyState, 'good' | 'warn' | 'bad' | 'neutral'> = {
  nothing: 'neutral',
  offline: 'neutral',
  received: 'good',
  unpaid: 'warn',
  held: 'warn',
  taken: 'good',
  returning: 'warn',
  returned: 'neutral',
  by_hand: 'bad',
  unclear: 'bad',
};

/** The status of an order in words. */
export function OrderStatusText({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('desk/orders');
  return <Status tone={statusTones[status]}>{t(`status.${status}`)}</Status>;
}

/** The state of an order's money, in words. */
export function MoneyText({ money }: { money: MoneyState }) {
  const { t } = useTranslation('desk/orders');
  return <Status tone={moneyTones[money]}>{t(`money.${money}`)}</Status>;
}

/** Returns a function that formats an amount: $1,299.00. */
export function useMoneyText(currency: string): (amount: number) => string {
  const { i18n } = useTranslation('desk/orders');
  const format = new Intl.NumberFormat(i18n.language, { style: 'currency', currency });
  return (amount) => format.format(amount);
}
