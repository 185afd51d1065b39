import { useTranslation } from '@/config/useTranslation';
import { useStoreReach } from '@/features/kiosk/health/useStoreReach';
import type { KioskBridge } from '@/platform/platform';
import { ReachToggle } from './ReachToggle';
import styles from './VisitFoot.module.css';

/** The shell's own strip at the foot of every page: pages end above it (--foot), so it covers nothing of theirs. */
export function VisitFoot({ bridge }: { bridge: KioskBridge }) {
  const { t } = useTranslation('kiosk');
  const isReached = useStoreReach();
  return (
    // Dialogs keep away everything outside them but this.
    <aside className={styles.foot} aria-label={t('visitFoot')} data-react-aria-top-layer="true">
      <ReachToggle bridge={bridge} />
      <p role="status" data-offline={!isReached || undefined}>
        {t(isReached ? 'visitNote' : 'visitOffline')}
      </p>
    </aside>
  );
}
