import { ALWAYS, type DayPart, isScheduled } from '@contract/desk/schedule';
import type { LoopMessage } from '@contract/kiosk';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { reportProblem } from '@/features/kiosk/health/reportProblem';
import { serverNow } from '@/features/kiosk/serverClock';
import type { KioskBridge } from '@/platform/platform';

const CHECK_MS = 1_000;

function subscribeToClock(onTick: () => void): () => void {
  const timer = setInterval(onTick, CHECK_MS);
  return () => clearInterval(timer);
}

/**
 * The value of a function of time, evaluated once a second and at each render. The component only renders when the value changes. A render
 * that just read the clock, and that React discards because no state has changed, would nevertheless count as the latest one for its
 * effects: those that depend on the value would not run.
 */
const useByClock = <T extends string | boolean>(read: () => T): T =>
  useSyncExternalStore(subscribeToClock, read);

const isShown = ({ starts_at, ends_at }: LoopMessage, now: number) =>
  !(now < Date.parse(starts_at)) && !(now >= Date.parse(ends_at));

/** The messages that are current by the service's clock, even when offline: the emergency, and the others. */
export function useShownMessages(messages: readonly LoopMessage[]) {
  const shownIds = useByClock(() =>
    messages
      .filter((message) => isShown(message, serverNow()))
      .map(({ id }) => id)
      .join(' '),
  );
  const ids = shownIds.split(' ');
  const current = messages.filter(({ id }) => ids.includes(id));
  return {
    emergency: current.filter((message) => message.is_emergency).at(-1) ?? null,
    others: current.filter((message) => !message.is_emergency),
  };
}

/** Whether the screen is currently off, by the service's clock. */
export const useIsDark = (screenOff: DayPart | null, timeZone: string): boolean =>
  useByClock(
    () => screenOff !== null && isScheduled({ ...ALWAYS, day_parts: [screenOff] }, serverNow(), timeZone),
  );

/** Turns the display off and on with the screen. A display that was never turned off is not touched. */
export function useDisplayPower(bridge: KioskBridge, isOn: boolean): void {
  const wasOn = useRef(true);
  useEffect(() => {
    if (wasOn.current === isOn) return;
    wasOn.current = isOn;
    bridge.shell
      .setDisplayPower(isOn)
      .catch((error) => reportProblem(bridge, `the display's power did not change: ${String(error)}`));
  }, [bridge, isOn]);
}
