import { useSignsOfLife } from '@/features/kiosk/health/useSignsOfLife';
import { VisitGuard } from '@/features/kiosk/idle/VisitGuard';
import { OnScreenKeyboard } from '@/features/kiosk/keyboard/OnScreenKeyboard';
import type { KioskBridge } from '@/platform/platform';
import { VisitFoot } from './VisitFoot';

/** What a shopper's screen has on the kiosk and not at home: keys, a lower screen on request, an end for want of input. */
export function VisitTools({ bridge }: { bridge: KioskBridge }) {
  useSignsOfLife(bridge);
  return (
    <>
      <VisitFoot bridge={bridge} />
      <OnScreenKeyboard bridge={bridge} />
      <VisitGuard bridge={bridge} />
    </>
  );
}
