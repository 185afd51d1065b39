import type { Cart, ShippingMethod } from '@contract/cart';
import type { Money } from '@contract/fields';
import { useTranslation } from 'react-i18next';
import { usePrice } from '@/config/usePrice';
import { withKeys } from '@/lib/withKeys';
import styles from './CartTotals.module.css';
import { savingsOf } from './savings';

interface Props {
  cart: Cart;
  /** Text shown instead of tax and delivery while they are unknown. */
  later: string;
  /** The method assumed for a cart without a chosen one. */
  proposed?: ShippingMethod | null;
}

/** The tax is known once a method is chosen or the address has a region, even if it is 0. */
const isTaxKnown = ({ info, totals, shipping_address }: Cart) =>
  info.shipping_method !== '' || totals.tax.amount !== 0 || shipping_address.region !== '';

/** Subtotal to grand total, with discounts and mail-in rebates. */
export function CartTotals({ cart, later, proposed = null }: Props) {
  const { t } = useTranslation('cart');
  const formatPrice = usePrice();
  const { info, totals, final_price } = cart;
  const text = (money: Money) => money.formatted || formatPrice(money.amount);
  const isChosen = info.shipping_method !== '';
  const estimate = isChosen ? null : proposed;
  const delivery = isChosen ? totals.shipping.amount : (estimate?.price ?? null);
  const deliveryText = () => {
    if (delivery === null) return later;
    if (delivery === 0) return t('free');
    return estimate ? formatPrice(delivery) : text(totals.shipping);
  };
  const { now, byMail, afterSavings } = savingsOf(cart);
  const fees = info.fees.length > 0 ? info.fees : [totals.fee].filter(({ amount }) => amount !== 0);

  return (
    <dl className={styles.totals}>
      <Row label={t('subtotal')} value={text(totals.subtotal)} />
      {withKeys(now, titleOf).map(([key, { title, amount }]) => (
        <Row
          key={key}
          label={title ?? (totals.discount.title || t('discount'))}
          value={formatPrice(-amount)}
          isSaving
        />
      ))}
      {now.length > 0 && <Row label={t('afterSavings')} value={formatPrice(afterSavings)} />}
      <Row label={t(estimate ? 'shippingEstimate' : 'shipping')} value={deliveryText()} />
      {withKeys(fees, titleOf).map(([key, { title, amount }]) => (
        <Row key={key} label={title || t('fee')} value={formatPrice(amount)} />
      ))}
      <Row label={t('tax')} value={isTaxKnown(cart) ? text(totals.tax) : later} />
      <Row
        label={t(isChosen ? 'total' : 'estimatedTotal')}
        value={estimate ? formatPrice(totals.grand_total.amount + estimate.price) : text(totals.grand_total)}
        isTotal
      />
      {withKeys(byMail, titleOf).map(([key, { title, amount }]) => (
        <Row key={key} label={title ?? t('mailInRebates')} value={formatPrice(-amount)} isSaving />
      ))}
      {final_price && byMail.length > 0 && <Row label={t('finalPrice')} value={text(final_price)} />}
    </dl>
  );
}

const titleOf = ({ title }: { title: string | null }) => title ?? '';

interface RowProps {
  label: string;
  value: string;
  isSaving?: boolean;
  isTotal?: boolean;
}

const Row = ({ label, value, isSaving, isTotal }: RowProps) => (
  <div className={styles.row} data-saving={isSaving || undefined} data-total={isTotal || undefined}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
