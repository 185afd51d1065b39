import { Link } from 'react-router-dom';
import type { Payment, Placed } from '@/api/cart/privateCart';
import type { Cart } from '@/api/contract/cart';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { OrderStays } from './OrderStays';
import styles from './PlaceOrder.module.css';
import { useMethod } from './useMethod';
import { usePay } from './usePay';

interface Props {
  cart: Cart;
  isBlocked: boolean;
  isPlacing: boolean;
  /** null: refused, and whoever was asked says why. */
  place: (wish: Payment & { stays?: boolean }) => Promise<Placed | null>;
}

/** Pays in the way the shopper chose and places the order: our button, or the provider's own. */
export function PlaceOrder({ cart, isBlocked, isPlacing, place }: Props) {
  const { t } = useTranslation('payments');
  const method = cart.payment_methods.find(({ code }) => code === cart.info.payment_method) ?? null;
  const { module, state } = useMethod(method);
  const given = { cart, method, module, isBlocked, place };
  const { pay, settle, context, isPaying, fault, needsFields, placed } = usePay(given);
  const isUsable = state === 'usable' && module !== null;
  const isBusy = isPlacing || isPaying;

  if (placed) return <OrderStays placed={placed} />;
  const toStep = <Link to="/checkout/payment">{t('toStep')}</Link>;
  return (
    <div className={styles.place}>
      {method && (state === 'unavailable' || state === 'elsewhere') && (
        <Notice tone="bad" action={toStep}>
          {t('unavailable')}
        </Notice>
      )}
      {isUsable && needsFields && (
        <Notice tone="warn" action={toStep}>
          {t('fillInAgain', { title: method?.title })}
        </Notice>
      )}
      {fault && (
        <Notice tone="bad" action={toStep}>
          {fault}
        </Notice>
      )}
      {method && state === 'waiting' && !isBlocked && <Skeleton height="3.5rem" />}
      {isUsable && module.PlaceButton && context ? (
        <module.PlaceButton
          context={context}
          isDisabled={isBlocked || needsFields || isBusy}
          onOutcome={settle}
        />
      ) : (
        <Button
          size="lg"
          icon="lock"
          isBusy={isBusy}
          disabled={isBlocked || needsFields || !isUsable}
          onClick={pay}
          className={styles.button}
        >
          {t('placeOrder')}
        </Button>
      )}
    </div>
  );
}
