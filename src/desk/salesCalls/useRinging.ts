import type { SalesCall } from '@contract/desk/salesCalls';
import { SALES_CALL_SECONDS } from '@contract/kiosk';
import { useEffect, useRef, useState } from 'react';
import { ring } from './ring';

const REPEAT_MS = 4_000;

/**
 * Rings while a shopper is waiting, and shows a browser notification for each new call if the person has permitted that. A browser plays no
 * sound before the first interaction with the page. clockOffset: that of useClockOffset
 */
export function useRinging(
  ringing: readonly SalesCall[],
  isMuted: boolean,
  clockOffset: number,
  textOf: (call: SalesCall) => { title: string; body: string },
) {
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'denied',
  );
  const notifiedIds = useRef(new Set<number>());
  /** A call expires by time, and a hidden tab is not polled. Milliseconds since 1970 by the server's clock. */
  const ringsUntil = Math.max(
    0,
    ...ringing.map(({ called_at }) => Date.parse(called_at) + SALES_CALL_SECONDS * 1000),
  );

  const latestOffset = useRef(clockOffset);
  useEffect(() => {
    latestOffset.current = clockOffset;
  }, [clockOffset]);

  useEffect(() => {
    if (ringsUntil === 0 || isMuted) return;
    ring();
    const timer = setInterval(() => {
      if (Date.now() + latestOffset.current < ringsUntil) ring();
      else clearInterval(timer);
    }, REPEAT_MS);
    return () => clearInterval(timer);
  }, [ringsUntil, isMuted]);

  useEffect(() => {
    for (const call of ringing) {
      if (notifiedIds.current.has(call.id)) continue;
      notifiedIds.current.add(call.id);
      const { title, body } = textOf(call);
      if (permission !== 'granted') continue;
      try {
        new Notification(title, { body, tag: `call-${call.id}` });
      } catch {
        // Chrome on Android has the class, but only service workers can show notifications there. The bar and the bell remain.
      }
    }
  }, [ringing, permission, textOf]);

  return {
    canAsk: permission === 'default',
    ask: () => void Notification.requestPermission().then(setPermission),
  };
}
