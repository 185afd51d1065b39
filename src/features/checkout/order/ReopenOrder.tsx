import type { Order } from '@contract/order';
import { pagePaths } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useReopenOrderMutation } from '@/api/cart/cartApi';
import { forgetPlacedOrder } from '@/api/cart/placedOrder';
import { useTrack } from '@/api/useTrack';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** Cancels an unpaid order, which returns its items to the cart, and opens the payment step. */
export function ReopenOrder({ order }: { order: Order }) {
  const track = useTrack();
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const [reopen, { isLoading, error }] = useReopenOrderMutation();
  const choosePayment = async () => {
    const { data } = await reopen(order.entity_id);
    if (!data) return;
    track({ type: 'orderCancelled', order });
    forgetPlacedOrder();
    navigate(pagePaths.payment, { replace: true });
  };
  return (
    <>
      {error && <Notice tone="bad">{messageOf(error, t('reopenFailed'))}</Notice>}
      <Button size="lg" variant="secondary" isBusy={isLoading} onClick={choosePayment}>
        {t('choosePaymentMethod')}
      </Button>
    </>
  );
}
