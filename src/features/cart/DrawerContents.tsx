import type { Cart } from '@contract/cart';
import { pagePaths } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { withKeys } from '@/lib/withKeys';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { CartAnnouncement } from './CartAnnouncement';
import styles from './CartDrawer.module.css';
import { CartLine } from './CartLine';
import { CartTotals } from './CartTotals';
import { groupLines, lineKey } from './lineGroups';
import { UnavailableCart } from './UnavailableCart';

interface Props {
  cart: Cart | undefined;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** The contents of the cart drawer. Changes are announced in a single live region, which remains after the last line is removed. */
export const DrawerContents = (props: Props) => (
  <>
    <CartAnnouncement cart={props.cart} />
    <Contents {...props} />
  </>
);

function Contents({ cart, onClose: close, ...failure }: Props) {
  const { t } = useTranslation('cart');
  if (!cart) return <UnavailableCart {...failure} />;
  if (cart.items.length === 0)
    return (
      <EmptyState
        icon="cart"
        title={t('empty')}
        action={
          <ButtonLink to={pagePaths.catalog} variant="secondary" onClick={close}>
            {t('browse')}
          </ButtonLink>
        }
      >
        <p>{t('emptyHint')}</p>
      </EmptyState>
    );
  return (
    <div className={styles.drawer}>
      <ul className={styles.lines}>
        {withKeys(groupLines(cart), lineKey).map(([key, { item, parents }]) => (
          <CartLine key={key} item={item} parents={parents} isCompact />
        ))}
      </ul>
      <div className={styles.footer}>
        <CartTotals cart={cart} later={t('atCheckout')} />
        <ButtonLink to={pagePaths.checkout} size="lg" isWide onClick={close}>
          {t('checkout')}
        </ButtonLink>
        <Link to={pagePaths.cart} className={styles.link} onClick={close}>
          {t('viewCartPage')}
        </Link>
      </div>
    </div>
  );
}
