import { useEffect } from 'react';
import { reportProblem } from '@/features/kiosk/health/reportProblem';
import type { KioskBridge, VisitEnd } from '@/platform/platform';

/** Ends the visit; without one, does nothing. A failure is written to the shell's log. */
export const endVisit = (bridge: KioskBridge, reason: VisitEnd): void =>
  void bridge.visit
    .end(reason)
    .catch((error) => reportProblem(bridge, `a visit did not end (${reason}): ${String(error)}`));

const CHECK_MS = 5_000;

/** During an emergency, ends the visit on the screen and every one that opens. Repeated, so that one failed call does not hide it. */
export function useEmergencyEnd(bridge: KioskBridge, hasEmergency: boolean, isCovered: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit that opens ends at once
  useEffect(() => {
    if (!hasEmergency) return;
    const end = () => endVisit(bridge, 'emergency');
    end();
    const timer = setInterval(end, CHECK_MS);
    return () => clearInterval(timer);
  }, [bridge, hasEmergency, isCovered]);
}
