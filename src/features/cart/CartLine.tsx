import type { CartItem } from '@contract/cart';
import { productPath } from '@contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useChangeQtyMutation } from '@/api/cart/cartApi';
import { usePrice } from '@/config/usePrice';
import { withKeys } from '@/lib/withKeys';
import { FieldError } from '@/ui/Field';
import { Picture } from '@/ui/Picture';
import { QuantityField } from '@/ui/QuantityField';
import styles from './CartLine.module.css';
import { RemoveLine } from './RemoveLine';

interface Props {
  item: CartItem;
  /** The line items that an add-on belongs to; empty for a main product. */
  parents?: readonly CartItem[];
  /** Compact layout for the drawer. */
  isCompact?: boolean;
  /** Buttons beside the quantity. */
  actions?: ReactNode;
  /** Offers below the line item. */
  children?: ReactNode;
}

/** A line item with quantity field and remove button. */
export function CartLine({ item, parents = [], isCompact, actions, children }: Props) {
  const { t } = useTranslation('cart');
  const formatPrice = usePrice();
  const [changeQty, { error, data, originalArgs }] = useChangeQtyMutation();
  const { name } = item;
  const stored = data?.items.find(({ item_id }) => item_id === item.item_id);
  const isLowered = stored !== undefined && originalArgs !== undefined && stored.qty < originalArgs.qty;
  // Some backends name no limit by -1, or a limit that is not whole.
  const max = item.max_qty === null || item.max_qty < 0 ? null : Math.floor(item.max_qty);
  const available = isLowered ? stored.qty : max;
  const texts = {
    label: t('qtyLabel', { name }),
    less: t('decreaseQty', { name }),
    more: t('increaseQty', { name }),
    notWhole: t('qtyNotWhole'),
    most: available ? t('qtyLowered', { count: available }) : undefined,
  };
  const saved = item.original_price.amount - item.price.amount;
  return (
    <li
      className={styles.line}
      data-compact={isCompact || undefined}
      data-addon={parents.length > 0 || undefined}
    >
      <Link to={productPath(item.url_key)} className={styles.picture} tabIndex={-1} aria-hidden>
        <Picture src={item.image_url} alt="" width={1000} height={1000} sizes="8rem" />
      </Link>
      <div className={styles.details}>
        {item.manufacturer && <p className={styles.brand}>{item.manufacturer}</p>}
        <Link to={productPath(item.url_key)} className={styles.name}>
          {item.name}
        </Link>
        {item.model_number && !isCompact && parents.length === 0 && (
          <p className={styles.option}>{t('model', { number: item.model_number })}</p>
        )}
        {withKeys(item.options, ({ label }) => label).map(([key, { label, value }]) => (
          <p key={key} className={styles.option}>
            {t('option', { label, value })}
          </p>
        ))}
        {withKeys(item.children, ({ sku }) => sku).map(([key, child]) => (
          <p key={key} className={styles.option}>
            {t('bundleChild', { qty: child.qty, name: child.name })}
          </p>
        ))}
        {parents.length > 0 && (
          <p className={styles.option}>
            {t('addonOf', { names: parents.map(({ name }) => name).join(', ') })}
          </p>
        )}
        {item.price_store && (
          <p className={styles.option}>{t('priceAtStore', { store: item.price_store })}</p>
        )}
        <LineSavings item={item} />
        <FieldError isAnnounced message={error ? messageOf(error, t('unknownError')) : undefined} />
      </div>
      <p className={styles.price}>
        <strong>{item.row_total.formatted || formatPrice(item.price.amount * item.qty)}</strong>
        {saved > 0 && <s>{formatPrice(item.original_price.amount * item.qty)}</s>}
      </p>
      <div className={styles.actions}>
        <QuantityField
          size="sm"
          value={item.qty}
          max={max}
          isLowered={isLowered}
          texts={texts}
          onChange={(qty) => changeQty({ id: item.item_id, qty })}
        />
        <div className={styles.buttons}>
          {actions}
          <RemoveLine item={item} parents={parents} />
        </div>
      </div>
      {children}
    </li>
  );
}

/** Savings of a line item: instant, by coupon or offer, and by mail (docs/spec/11 §1). */
function LineSavings({ item }: { item: CartItem }) {
  const { t } = useTranslation('cart');
  const formatPrice = usePrice();
  const savings = [
    ['instantSavings', item.discount_instant_savings],
    ['lineDiscount', item.discount],
    ['mailInRebate', item.discount_consumer_rebate],
  ] as const;
  return savings
    .filter(([, { amount }]) => amount !== 0)
    .map(([name, { amount, formatted }]) => (
      <p key={name} className={styles.saving}>
        {t(name, { amount: formatted || formatPrice(Math.abs(amount)) })}
      </p>
    ));
}
