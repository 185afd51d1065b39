import { pagePaths } from '@contract/paths';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlacedOrder } from '@/api/cart/placedOrder';
import { hasProviderVisit } from '@/api/cart/providerVisit';
import { useGetSessionQuery } from '@/api/sessionApi';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import { useListOrdersQuery } from './checkoutApi';
import { ReopenOrder } from './order/ReopenOrder';
import { hasCheckoutStarted } from './startedCheckout';

/**
 * Explains an unexpectedly empty cart: after Back from a provider's page, the items are in an unpaid order (docs/spec/12 §3), and a guest's
 * cart is lost with its session. If the backend lists no orders for guests, it is unknown whether the order of this tab has been paid.
 */
export function EmptyCartReason() {
  const { t } = useTranslation('checkout');
  const { data: orders, isError } = useListOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: session } = useGetSessionQuery();
  // Read after hydration, because the server does not know this tab's storage.
  const [hasStarted, setStarted] = useState(false);
  const [mayHavePaid, setMayHavePaid] = useState(false);
  useEffect(() => {
    setStarted(hasCheckoutStarted());
    setMayHavePaid(hasProviderVisit());
  }, []);
  const placed = usePlacedOrder();
  const newest = isError ? placed : orders?.[0];
  if (newest?.payment_url)
    return (
      <div role="alert">
        <Notice
          tone="warn"
          title={t('orderUnpaid', { number: newest.increment_id })}
          action={<ButtonLink to={`${pagePaths.success}?payment=cancelled`}>{t('toOrder')}</ButtonLink>}
        >
          <p>{t('orderUnpaidNote')}</p>
          {newest.can_reopen && <ReopenOrder order={newest} />}
        </Notice>
      </div>
    );
  if (isError && newest)
    return (
      <div role="alert">
        <Notice
          tone="warn"
          title={newest.increment_id ? t('itemsOrdered', { number: newest.increment_id }) : t('thankYou')}
          action={<ButtonLink to={pagePaths.success}>{t('seeOrder')}</ButtonLink>}
        >
          <p>{t('itemsOrderedNote')}</p>
        </Notice>
      </div>
    );
  if (!hasStarted || (!orders && !isError)) return null;
  const signIn = session && !session.isloggedin && (
    <Link to={`${pagePaths.account}?next=/checkout`}>{t('signIn')}</Link>
  );
  return (
    <div role="alert">
      <Notice tone="warn" title={t('cartLost')} action={signIn}>
        <p>{t(mayHavePaid ? 'cartLostPaidNote' : 'cartLostNote')}</p>
      </Notice>
    </div>
  );
}
