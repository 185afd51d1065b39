import type { SalesCall } from '@contract/desk/salesCalls';
import { SALES_CALL_SECONDS } from '@contract/kiosk';
import { useEffect, useRef, useState } from 'react';
import { ring } from './ring';

const REPEAT_MS = 4_000;

/**
 * Rings while a shopper waits, and shows a notification of the browser for each new call where the person permitted it. A
 * browser plays no sound before the first click or key on the page.
 */
export function useRinging(
  ringing: readonly SalesCall[],
  isMuted: boolean,
  textOf: (call: SalesCall) => { title: string; body: string },
) {
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'denied',
  );
  const notifiedIds = useRef(new Set<number>());
  /** A call is over by time alone, of which a hidden tab reads nothing. Milliseconds since 1970. */
  const ringsUntil = Math.max(
    0,
    ...ringing.map(({ called_at }) => Date.parse(called_at) + SALES_CALL_SECONDS * 1000),
  );

  useEffect(() => {
    if (ringsUntil === 0 || isMuted) return;
    ring();
    const timer = setInterval(() => {
      if (Date.now() < ringsUntil) ring();
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
        // Chrome on Android has the class, but only service workers show notifications there: the bar and the bell say it.
      }
    }
  }, [ringing, permission, textOf]);

  return {
    canAsk: permission === 'default',
    ask: () => void Notification.requestPermission().then(setPermission),
  };
}
