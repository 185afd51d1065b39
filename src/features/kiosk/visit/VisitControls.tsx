import { useWatchdogHeartbeat } from '@/features/kiosk/health/useWatchdogHeartbeat';
import { IdleTimeout } from '@/features/kiosk/idle/IdleTimeout';
import { OnScreenKeyboard } from '@/features/kiosk/keyboard/OnScreenKeyboard';
import type { KioskBridge } from '@/platform/platform';
import { VisitFooter } from './VisitFooter';

/** The controls of a visit that only the kiosk has: on-screen keyboard, low screen mode and idle timeout. */
export function VisitControls({ bridge }: { bridge: KioskBridge }) {
  useWatchdogHeartbeat(bridge);
  return (
    <>
      <VisitFooter bridge={bridge} />
      <OnScreenKeyboard bridge={bridge} />
      <IdleTimeout bridge={bridge} />
    </>
  );
}
