import { useEffect } from 'react';
import type { PlacedOrder } from '@/api/cart/placeOrder';
import { api } from '@/api/createApi';
import { useThunkDispatch } from '@/api/uncachedRequest';
import { useTranslation } from '@/config/useTranslation';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';

/** Confirmation of an order placed without navigation; the cart is refetched when this notice unmounts. */
export function PlacedOrderNotice({ placed: { order } }: { placed: PlacedOrder }) {
  const { t } = useTranslation('payments');
  const dispatch = useThunkDispatch();
  useEffect(
    () => () => {
      dispatch(api.util.invalidateTags(['Cart', 'Orders']));
    },
    [dispatch],
  );
  return (
    <Notice
      tone="good"
      title={t('placedHere')}
      action={<ButtonLink to="/checkout/success">{t('seeOrder')}</ButtonLink>}
    >
      <p>
        {t('orderNumber')} <strong data-testid="order-number">{order.increment_id}</strong>
      </p>
    </Notice>
  );
}
