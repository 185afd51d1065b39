import { useTranslation } from '@/config/useTranslation';
import { useIsBackendReachable } from '@/features/kiosk/health/useIsBackendReachable';
import type { KioskBridge } from '@/platform/platform';
import { LowScreenToggle } from './LowScreenToggle';
import styles from './VisitFooter.module.css';

/** Bar at the bottom of every page of a visit. Pages end above the bar (--foot), so it covers no content. */
export function VisitFooter({ bridge }: { bridge: KioskBridge }) {
  const { t } = useTranslation('kiosk');
  const isReachable = useIsBackendReachable();
  return (
    // react-aria's dialogs make all other elements inert, except those with this attribute.
    <aside className={styles.footer} aria-label={t('visitFooter')} data-react-aria-top-layer="true">
      <LowScreenToggle bridge={bridge} />
      <p role="status" data-offline={!isReachable || undefined}>
        {t(isReachable ? 'visitPrivacy' : 'visitOffline')}
      </p>
    </aside>
  );
}
