import { cutText } from '@contract/cutText';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';
import { usePagePath, useProductOnScreen } from './productOnScreen';
import type { SalesCallView } from './useSalesCall';
import styles from './VisitControls.module.css';

/** m:ss since a performance.now() time, updated each second. */
function useDuration(since: number): string {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - since) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long it has been ringing. Not announced, because a screen reader would read it every second. */
const RingingTime = ({ since }: { since: number }) => <span aria-hidden="true">{useDuration(since)}</span>;

/** The button that calls a salesperson and sends the product on the screen; while it is ringing, the button that cancels. */
export function SalesCallButton({ view }: { view: SalesCallView }) {
  const { t } = useTranslation('kiosk');
  const path = usePagePath();
  const product = useProductOnScreen(path);
  if (view.state === 'hidden') return null;
  if (view.state === 'ringing' || view.state === 'accepted')
    return (
      <button type="button" className={styles.toggle} onClick={() => void view.cancel()}>
        <Icon name="close" size={1.5} />
        {t(view.state === 'ringing' ? 'cancelCall' : 'endCall')}
      </button>
    );
  const call = () =>
    view.call({
      product_id: product?.entity_id ?? '',
      product_name: cutText(product?.name ?? '', 500),
      path,
    });
  return (
    <button type="button" className={styles.toggle} onClick={() => void call()}>
      <Icon name="user" size={1.5} />
      <span className={styles.label}>
        {t('callSalesperson')}
        {product && <small>{product.name}</small>}
      </span>
    </button>
  );
}

/** The outcome of the call. */
export function SalesCallStatus({ view }: { view: SalesCallView }) {
  const { t } = useTranslation('kiosk');
  const { state, acceptedBy, ringingSince } = view;
  if (state === 'ringing')
    return (
      <p role="status" data-call="ringing">
        {t('callRinging')} <RingingTime since={ringingSince} />
      </p>
    );
  if (state === 'accepted')
    return (
      <p role="status" data-call="accepted">
        {acceptedBy ? t('callAccepted', { name: acceptedBy }) : t('callAcceptedByStaff')}
      </p>
    );
  if (state === 'missed')
    return (
      <p role="status" data-call="missed">
        {t('callMissed')}
      </p>
    );
  return null;
}
