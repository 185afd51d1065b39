import { useTranslation } from 'react-i18next';
import type { Cart } from '@/api/contract/cart';
import type { Money } from '@/api/contract/fields';
import { usePrice } from '@/config/usePrice';
import styles from './CartTotals.module.css';

interface Props {
  cart: Cart;
  /** Where tax and delivery become known, while they are not. */
  later: string;
}

/** Subtotal to grand total, with the discounts and what comes back by mail. */
export function CartTotals({ cart, later }: Props) {
  const { t } = useTranslation('cart');
  const formatPrice = usePrice();
  const { totals, mail_in_rebates, final_price, buymoresavemore_info } = cart;
  const text = (money: Money) => money.formatted || formatPrice(money.amount);
  const isLater = !cart.info.shipping_method;

  return (
    <dl className={styles.totals}>
      <Row label={t('subtotal')} value={text(totals.subtotal)} />
      {totals.discount.amount !== 0 && (
        <Row label={totals.discount.title || t('discount')} value={text(totals.discount)} isSaving />
      )}
      {buymoresavemore_info.map(({ title, amount }) => (
        <Row key={title} label={title} value={formatPrice(-amount)} isSaving />
      ))}
      <Row
        label={t('shipping')}
        value={isLater ? later : totals.shipping.amount === 0 ? t('free') : text(totals.shipping)}
      />
      {totals.fee.amount !== 0 && <Row label={totals.fee.title || t('fee')} value={text(totals.fee)} />}
      <Row label={t('tax')} value={isLater && totals.tax.amount === 0 ? later : text(totals.tax)} />
      <Row label={t('total')} value={text(totals.grand_total)} isTotal />
      {mail_in_rebates && mail_in_rebates.amount !== 0 && (
        <Row label={t('mailInRebates')} value={formatPrice(-Math.abs(mail_in_rebates.amount))} isSaving />
      )}
      {final_price && mail_in_rebates && mail_in_rebates.amount !== 0 && (
        <Row label={t('finalPrice')} value={text(final_price)} />
      )}
    </dl>
  );
}

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
