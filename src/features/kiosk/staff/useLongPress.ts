import { useEffect, useRef } from 'react';

/** Handlers for an element that answers only to a finger held on it for so long. */
export function useLongPress(holdMs: number, onHeld: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown() {
      stop();
      timer.current = setTimeout(onHeld, holdMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  };
}
