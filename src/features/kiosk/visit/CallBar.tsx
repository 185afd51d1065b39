import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CallBar.module.css';
import { SalesCallButton, SalesCallStatus } from './SalesCall';
import { useSalesCall } from './useSalesCall';

/**
 * The call for a salesperson on the loop, above an emergency: one that a visit began goes on, and another may begin.
 * onOpen: whether a call is open, which the bar outlives the emergency for
 */
export function CallBar({ onOpen }: { onOpen: (isOpen: boolean) => void }) {
  const { t } = useTranslation('kiosk');
  const view = useSalesCall();
  const { state } = view;
  const isOpen = state === 'ringing' || state === 'accepted';
  useEffect(() => onOpen(isOpen), [isOpen, onOpen]);
  if (state === 'hidden') return null;
  return (
    <aside className={`${styles.bar} light-surface`} aria-label={t('visitFooter')}>
      <SalesCallButton view={view} />
      <SalesCallStatus view={view} />
    </aside>
  );
}
