import type { Cart } from '@contract/cart';
import { pagePaths, productPath } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { isDeviceOffline, messageOf } from '@/api/apiError';
import { useLocale } from '@/config/configSlice';
import { usePrice } from '@/config/usePrice';
import { formatMoment } from '@/lib/dates';
import { withKeys } from '@/lib/withKeys';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import { Picture } from '@/ui/Picture';
import line from './CartLine.module.css';
import { CartTotals } from './CartTotals';
import styles from './LastSeenCart.module.css';
import { selectLastSeenCart } from './lastSeenCartSlice';
import { groupLines, lineKey } from './lineGroups';

interface Props {
  /** Why the cart can't be loaded; undefined while the response takes long. */
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The last cart seen on this device, read-only, with its age; if there is none, the reason why the cart can't be loaded. */
export function LastSeenCart({ error, isRetrying, onRetry }: Props) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  const { cart, seenAt } = useSelector(selectLastSeenCart);
  const retry = (
    <Button variant="secondary" size="sm" isBusy={isRetrying} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  const reason = messageOf(error, isDeviceOffline(error) ? t('cartOffline') : t('fetchFailed'));
  if (!cart) {
    return (
      <div className={styles.lastSeen}>
        {error !== undefined && <Notice tone="bad" title={reason} action={retry} />}
        <ButtonLink to={pagePaths.catalog} variant="secondary">
          {t('continueShopping')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.lastSeen}>
      <Notice tone="warn" title={error === undefined ? t('cartSlow') : reason} action={retry}>
        {t('lastSeen', { time: formatMoment(seenAt, locale) })}
      </Notice>
      {cart.items.length === 0 ? <p>{t('empty')}</p> : <LastSeenItems cart={cart} />}
      <ButtonLink to={pagePaths.catalog} variant="secondary">
        {t('continueShopping')}
      </ButtonLink>
    </div>
  );
}

/** Products and totals. A function that needs the network is a disabled button that says so. */
function LastSeenItems({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const formatPrice = usePrice();
  return (
    <>
      <ul>
        {withKeys(groupLines(cart), lineKey).map(([lineId, { item, parents }]) => (
          <li key={lineId} className={line.line} data-addon={parents.length > 0 || undefined}>
            <Link to={productPath(item.url_key)} className={line.picture} tabIndex={-1} aria-hidden>
              <Picture src={item.image_url} alt="" width={1000} height={1000} sizes="8rem" />
            </Link>
            <div className={line.details}>
              <Link to={productPath(item.url_key)} className={line.name}>
                {item.name}
              </Link>
              {withKeys(item.options, ({ label }) => label).map(([key, { label, value }]) => (
                <p key={key} className={line.option}>
                  {t('option', { label, value })}
                </p>
              ))}
              <p className={line.option}>{t('quantity', { qty: item.qty })}</p>
            </div>
            <p className={line.price}>
              <strong>{item.row_total.formatted || formatPrice(item.row_total.amount)}</strong>
            </p>
          </li>
        ))}
      </ul>
      <CartTotals cart={cart} later={t('atCheckout')} />
      <Button size="lg" isWide disabled aria-describedby="cart-needs-network">
        {t('checkout')}
      </Button>
      <p id="cart-needs-network" className={styles.note}>
        {t('cartNeedsNetwork')}
      </p>
    </>
  );
}
