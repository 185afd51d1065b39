import { useEffect } from 'react';
import type { Placed } from '@/api/cart/privateCart';
import { api } from '@/api/createApi';
import { useThunkDispatch } from '@/api/privateCall';
import { useTranslation } from '@/config/useTranslation';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';

/** An order that was placed without leaving the page; the cart is asked for anew once it is left. */
export function OrderStays({ placed: { order } }: { placed: Placed }) {
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
