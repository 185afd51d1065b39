import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentViewer } from '@/features/kiosk/documents/DocumentViewer';
import { reportProblem } from '@/features/kiosk/health/reportProblem';
import { useIsBackendReachable } from '@/features/kiosk/health/useIsBackendReachable';
import { useWatchdogHeartbeat } from '@/features/kiosk/health/useWatchdogHeartbeat';
import { IdleTimeout } from '@/features/kiosk/idle/IdleTimeout';
import { OnScreenKeyboard } from '@/features/kiosk/keyboard/OnScreenKeyboard';
import type { KioskBridge } from '@/platform/platform';
import { SalesCallButton, SalesCallStatus } from './SalesCall';
import { useSalesCall } from './useSalesCall';
import styles from './VisitControls.module.css';

/** Toggles the low screen mode, which moves the shop into the reach of wheelchair users and children. */
function LowScreenToggle({ bridge }: { bridge: KioskBridge }) {
  const { t } = useTranslation('kiosk');
  const [isLow, setLow] = useState(false);

  async function toggle(): Promise<void> {
    try {
      await bridge.visit.lower(!isLow);
      setLow(!isLow);
    } catch (error) {
      reportProblem(bridge, `the visit was not lowered: ${String(error)}`);
    }
  }

  return (
    <button type="button" className={styles.toggle} aria-pressed={isLow} onClick={() => void toggle()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isLow ? 'M5 20h14 M12 15V4 M7 9l5-5 5 5' : 'M5 20h14 M12 4v11 M7 10l5 5 5-5'} />
      </svg>
      {t(isLow ? 'fullScreen' : 'lowerScreen')}
    </button>
  );
}

const RECOVERED_MS = 30_000;

/** True for half a minute after the shell has reloaded a page that crashed or hung. */
function useIsRecovered(bridge: KioskBridge): boolean {
  const [isRecovered, setRecovered] = useState(false);
  useEffect(() => {
    // Without a response there is nothing to show.
    bridge.visit.takeRecovered().then(setRecovered, () => {});
  }, [bridge]);
  useEffect(() => {
    if (!isRecovered) return;
    const timer = setTimeout(() => setRecovered(false), RECOVERED_MS);
    return () => clearTimeout(timer);
  }, [isRecovered]);
  return isRecovered;
}

/** Bar at the bottom of every page of a visit. Pages end above the bar (--foot), so that it covers no content. */
function VisitFooter({ bridge }: { bridge: KioskBridge }) {
  const { t } = useTranslation('kiosk');
  const isReachable = useIsBackendReachable();
  const isRecovered = useIsRecovered(bridge);
  const salesCall = useSalesCall();
  const isCalling = !['hidden', 'idle'].includes(salesCall.state);
  return (
    // react-aria's dialogs make all other elements inert, except those with this attribute.
    <aside className={styles.footer} aria-label={t('visitFooter')} data-react-aria-top-layer="true">
      <LowScreenToggle bridge={bridge} />
      <SalesCallButton view={salesCall} />
      {isCalling && isReachable ? (
        <SalesCallStatus view={salesCall} />
      ) : (
        <p role="status" data-offline={!isReachable || isRecovered || undefined}>
          {isReachable ? t(isRecovered ? 'visitRecovered' : 'visitPrivacy') : t('visitOffline')}
        </p>
      )}
    </aside>
  );
}

/** Controls that only exist in a kiosk visit: on-screen keyboard, low screen mode and idle timeout. */
export function VisitControls({ bridge }: { bridge: KioskBridge }) {
  useWatchdogHeartbeat(bridge);
  return (
    <>
      <VisitFooter bridge={bridge} />
      <OnScreenKeyboard bridge={bridge} />
      <DocumentViewer />
      <IdleTimeout bridge={bridge} />
    </>
  );
}
