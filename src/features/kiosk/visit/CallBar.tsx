import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CallBar.module.css';
import { SalesCallButton, SalesCallStatus } from './SalesCall';
import { useSalesCall } from './useSalesCall';

/**
 * The call for a salesperson, shown over the loop during an emergency: a call from the interrupted visit continues, and a new one can be
 * started.
 * onOpen: whether a call is open, in which case the bar remains after the emergency
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
